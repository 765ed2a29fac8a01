import { editTokenHash } from '../guest/token.ts'

const byLink = {
  edit: 'select id from guest_selections where edit_token_hash = ?1 and lead_guest_email = ?2 and deleted_at is null',
  decline: 'select id from declines where token_hash = ?1 and email = ?2 and deleted_at is null',
}

/**
 * Checks a mail's recipient. A mail with an edit link must go to the address now stored with its response, one with the
 * link of a decline to the address stored with that, any other mail to the address of an account.
 * @returns the kind of fault, never the recipient; null when the recipient is right
 */
export async function misdirected(
  d1: D1Database,
  { to, text }: { to: string; text: string },
): Promise<string | null> {
  const [, page, token] = /\/(edit|not-coming)\/([A-Z0-9]{6}-[\w-]{43})/.exec(text) ?? []
  const known = token
    ? d1.prepare(byLink[page === 'edit' ? 'edit' : 'decline']).bind(await editTokenHash(token), to)
    : d1.prepare('select id from user where email = ?1').bind(to)
  if ((await known.first()) !== null) return null
  if (!token) return 'a mail to an address of no account'
  return page === 'edit'
    ? 'an edit link to an address not stored with its answer'
    : 'a link of a decline to an address not stored with it'
}
