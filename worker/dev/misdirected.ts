import { editTokenHash } from '../guest/token.ts'

/**
 * Checks a mail's recipient. A mail with an edit link must go to the address now stored with its response, any other mail
 * to the address of an account.
 * @returns the kind of fault, never the recipient; null when the recipient is right
 */
export async function misdirected(
  d1: D1Database,
  { to, text }: { to: string; text: string },
): Promise<string | null> {
  const [, token] = /\/edit\/([A-Z0-9]{6}-[\w-]{43})/.exec(text) ?? []
  const stored = token
    ? d1
        .prepare(
          'select id from guest_selections where edit_token_hash = ?1 and lead_guest_email = ?2 and deleted_at is null',
        )
        .bind(await editTokenHash(token), to)
    : d1.prepare('select id from user where email = ?1').bind(to)
  if ((await stored.first()) !== null) return null
  return token
    ? 'an edit link to an address not stored with its answer'
    : 'a mail to an address of no account'
}
