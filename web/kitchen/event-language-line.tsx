import type { RepeatedSentences } from '#links/shape/link'
import { InEventLanguage } from '../client/in-event-language.tsx'
import type { LinkedKitchen } from './linked-kitchen.ts'

type Props = { view: LinkedKitchen['view']; of: Exclude<keyof RepeatedSentences, 'lang'>; id: string }

/** The line of a dish or special guest again in the event's language, after a space. Nothing if that is the page's. */
export function EventLanguageLine({ view: { inEventLanguage }, of, id }: Props) {
  const text = inEventLanguage?.[of][id]
  return (
    inEventLanguage &&
    text && (
      <>
        {' '}
        <InEventLanguage lang={inEventLanguage.lang} text={text} />
      </>
    )
  )
}
