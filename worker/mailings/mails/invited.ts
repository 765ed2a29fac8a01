import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#core/db'
import { mailboxOf } from '#core/mail/mailbox'
import { nameWithoutLinks, plainLength } from '#core/mail/plain-name'
import { figuresOf } from '#invitations/rules/counts'
import { unlinkedByKey } from '#invitations/rules/match'
import { type PartyPerson, peopleOfParty } from '#invitations/rules/party-people'
import { declines } from '#party/table/declines'
import { responses } from '#party/table/responses'
import { responseInDoubt, unlinkedResponses } from '../../invitations/read.ts'
import { invitations } from '../../invitations/table.ts'
import type { DueRow } from './frame.ts'

/** An invitation that a mail asks to answer. Names are plain. */
export type AskedParty = {
  party: Omit<typeof invitations.$inferSelect, 'email'> & { email: string }
  label: string
  /** People known by name, without vendors. */
  names: string[]
  /** Those of them who have not answered. */
  silent: string[]
  /** Places beside the names, and those of them that have not answered. */
  unnamed: number
  silentUnnamed: number
}

/**
 * Parties on the list that share the mailbox of the first and still have to answer: none that is paused, that has declined,
 * of which everybody has answered, or whose answer is perhaps there already. An invitation is for those of whom nobody has.
 */
export async function askedParties(
  db: Database,
  eventId: string,
  rows: readonly Pick<DueRow, 'kind' | 'invitationId'>[],
): Promise<AskedParty[]> {
  const ids = JSON.stringify(rows.map(({ invitationId }) => invitationId))
  const listed = db
    .select({
      party: invitations,
      come: responses.selections,
      stay: declines.names,
      stayIds: declines.personIds,
    })
    .from(invitations)
    .leftJoin(responses, eq(responses.id, invitations.responseId))
    .leftJoin(declines, eq(declines.id, invitations.declineId))
    .where(
      and(
        sql`${invitations.id} in (select value from json_each(${ids}))`,
        eq(invitations.eventId, eventId),
        eq(invitations.paused, false),
        sql`${invitations.silent} > 0`,
        isNull(invitations.deletedAt),
      ),
    )
    .orderBy(invitations.sortKey, invitations.id)
  const [found, open] = await Promise.all([listed, unlinkedResponses(db, eventId)])
  const known = unlinkedByKey(open)
  const invite = rows.some(({ kind }) => kind === 'invite')
  const asked = found.flatMap(({ party: { email, ...party }, come, stay, stayIds }) => {
    const answered = party.responseId !== null || party.declineId !== null
    if (email === null || (invite && answered)) return []
    if (responseInDoubt({ ...party, email }, known)) return []
    const away = (stay ?? []).map((name, at) => ({ id: stayIds?.[at], name }))
    const people = peopleOfParty({ ...party, counts: figuresOf(party) }, come ?? [], away)
    return [askedParty({ ...party, email }, people)]
  })
  return asked.filter(({ party }) => mailboxOf(party.email) === mailboxOf(asked[0]?.party.email ?? ''))
}

function askedParty(party: AskedParty['party'], people: PartyPerson[]): AskedParty {
  const plain = (listed: { name: string }[]) =>
    listed.map(({ name }) => nameWithoutLinks(name, plainLength.person)).filter(Boolean)
  const names = plain(party.people.filter(({ kind }) => kind !== 'vendor'))
  const silent = plain(people.filter(({ attendance }) => attendance === 'silent'))
  return {
    party,
    label: nameWithoutLinks(party.label, plainLength.person) || names.join(', '),
    names,
    silent,
    unnamed: Math.max(0, party.places - names.length),
    silentUnnamed: Math.max(0, party.silent - silent.length),
  }
}
