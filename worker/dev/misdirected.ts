import { editTokenHash } from '../guest/token.ts'

/**
 * Whether a mail goes where it must not: one with an edit link anywhere but to the address that is stored with its
 * response at this moment, any other to an address no account has.
 * @returns whose it is, and never to whom it went; null when all is well
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
