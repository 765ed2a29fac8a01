import type { FrameWords } from '#languages/language'

/** Languages by their tags, as their speakers call them. */
export type OfferedLanguages = readonly { tag: string; name: string }[]

/**
 * The list of languages that a page can be read in. Without a script it is a form, whose button asks for the page anew.
 * @param current the tag of the page's own
 */
export function LanguageSwitch({
  offered,
  current,
  words,
}: {
  offered: OfferedLanguages
  current: string
  words: FrameWords
}) {
  if (offered.length < 2) return null
  return (
    <form className="language" method="get">
      {/* A browser that fills the list in anew after a reload would choose for its reader. */}
      <select name="lang" aria-label={words.language} autoComplete="off" defaultValue={current}>
        {offered.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="button small quiet">
        {words.changeLanguage}
      </button>
    </form>
  )
}
