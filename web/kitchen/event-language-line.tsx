import type { KitchenAlso } from '#links/shape/link'
import { Also } from '../client/also.tsx'
import type { LinkedKitchen } from './linked-kitchen.ts'

type Props = { view: LinkedKitchen['view']; of: Exclude<keyof KitchenAlso, 'lang'>; id: string }

/** The line of a dish or special guest again in the event's language, after a space. Nothing if that is the page's. */
export function EventLanguageLine({ view: { also: inEventLanguage }, of, id }: Props) {
  const text = inEventLanguage?.[of][id]
  return (
    inEventLanguage &&
    text && (
      <>
        {' '}
        <Also lang={inEventLanguage.lang} text={text} />
      </>
    )
  )
}
