/**
 * A title as a printer sets it: curved apostrophes, and "&" on the line of the word after it. For display alone: what is
 * stored, copied, exported or edited stays as it was typed.
 * @param title an event's, a course's or a dish's
 */
export function typeset(title: string): string {
  return (
    title
      .replace(/(?<=\p{L})'(?=\p{L})|'(?=\d\ds?(?![\p{L}\p{N}]))/gu, '’')
      // At a word's end it may close a quotation: where one was opened, it stays.
      .replace(/^(?!.*(?<!\p{L})').*$/gmu, (line) => line.replace(/(?<=\p{L})'/gu, '’'))
      .replace(/& /g, '&\u00a0')
  )
}

// Scripts without italics: a browser would slant their letters itself.
const upright =
  /[\p{Script=Arabic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** A title set by `typeset` within a page of any language: Latin in an Arabic page keeps its own direction. */
export function Typeset({ text }: { text: string }) {
  return <bdi className={upright.test(text) ? 'upright' : undefined}>{typeset(text)}</bdi>
}
