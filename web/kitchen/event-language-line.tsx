import type { RepeatedSentences } from '#links/shape/link'
import { InEventLanguage } from '../client/in-event-language.tsx'
import type { LinkedKitchen } from './linked-kitchen.ts'

type Props = { view: LinkedKitchen['view']; of: Exclude<keyof RepeatedSentences, 'lang'>; id: string }

/** The line of a dish or special guest again in the event's language, after a space. Nothing if that is the page's. */
export function EventLanguageLine({ view: { repeated }, of, id }: Props) {
  const text = repeated?.[of][id]
  return (
    repeated &&
    text && (
      <>
        {' '}
        <InEventLanguage lang={repeated.lang} text={text} />
      </>
    )
  )
}
