import { hashToken } from '../guest/token.ts'

const byLink = {
  edit: 'select id from guest_selections where edit_token_hash = ?1 and lead_guest_email = ?2 and deleted_at is null',
  'not-coming': 'select id from declines where token_hash = ?1 and email = ?2 and deleted_at is null',
  invite: 'select id from invitations where link_hash = ?1 and email = ?2 and deleted_at is null',
  memberships: 'select id from event_member_invitations where token_hash = ?1 and email = ?2',
  handovers:
    'select h.id from handovers h join user u on u.id = h.user_id where h.token_hash = ?1 and u.email = ?2',
  kitchen: 'select id from kitchen_links where token_hash = ?1 and email = ?2 and revoked_at is null',
}

const wrong = {
  edit: 'an edit link to an address not stored with its answer',
  'not-coming': 'a link of a decline to an address not stored with it',
  invite: 'a personal link to an address not on the list with its party',
  memberships: 'an invitation of a member to an address not stored with it',
  handovers: 'an offer of an event to another address than its account has',
  kitchen: 'a kitchen link to an address not stored with it',
}

const ofNewAddress = 'select id from address_changes where email = ?1'
// The old address of a change is told of it after it was an account's.
const ofAccount = `select id from user where email = ?1 union select id from address_changes where old_email = ?1
  and confirmed_at is not null`

/**
 * Checks a mail's recipient. A mail with an edit link must go to the address now stored with its response, one with the
 * link of a decline, of an invitation or of the kitchen to the address stored with that, one with the link of a new address to that address,
 * any other mail to the address of an account.
 * @returns the kind of fault, never the recipient; null when the recipient is right
 */
export async function misdirected(
  d1: D1Database,
  { to, text }: { to: string; text: string },
): Promise<string | null> {
  const [, page, token] =
    /\/(edit|not-coming|invite|kitchen|memberships|handovers)\/([A-Z0-9]{6}-[\w-]{43})/.exec(text) ?? []
  const kind = page as keyof typeof byLink | undefined
  const known =
    kind && token
      ? d1.prepare(byLink[kind]).bind(await hashToken(token), to)
      : d1.prepare(text.includes('/confirm-email#address=') ? ofNewAddress : ofAccount).bind(to)
  if ((await known.first()) !== null) return null
  return kind ? wrong[kind] : 'a mail to an address of no account'
}
