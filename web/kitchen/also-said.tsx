import type { KitchenAlso } from '#links/shape/link'
import { Also } from '../client/also.tsx'
import type { Kitchen } from './kitchen.ts'

type Props = { view: Kitchen['view']; of: Exclude<keyof KitchenAlso, 'lang'>; id: string }

/** What was said of a dish or a special once more in the event's language, behind a space, where that is needed. */
export function AlsoSaid({ view: { also }, of, id }: Props) {
  const text = also?.[of][id]
  return (
    also &&
    text && (
      <>
        {' '}
        <Also lang={also.lang} text={text} />
      </>
    )
  )
}
