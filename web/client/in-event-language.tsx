import type { InOtherLanguage } from '#menu/shape/menu'

/** The previous sentence in the event's language, in small type. Screen readers skip it: they have read the sentence. */
export function InEventLanguage({ lang, text }: InOtherLanguage) {
  return (
    <small lang={lang} dir="auto" aria-hidden="true">
      ({text})
    </small>
  )
}
