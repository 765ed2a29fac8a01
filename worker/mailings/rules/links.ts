import { nameWithoutLinks } from '../../core/mail/plain-name.ts'

/** True for a text that a mail program would make a link or a call of. */
export function hasLink(text: string): boolean {
  const line = text
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
  return /[\p{L}\p{N}]/u.test(line) && nameWithoutLinks(line, Number.MAX_SAFE_INTEGER) !== line
}
