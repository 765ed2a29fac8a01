import type { InOtherLanguage } from '#menu/shape/menu'

/** The sentence before it once more in the event's language, in small: for the eye, as readers have said it. */
export function InEventLanguage({ lang, text }: InOtherLanguage) {
  return (
    <small lang={lang} dir="auto" aria-hidden="true">
      ({text})
    </small>
  )
}
