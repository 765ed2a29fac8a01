import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type Database, type Query, type Results, rowsOf } from '#core/db'
import { notFound } from '#core/http/refusal'
import { byName } from '#core/natural'
import { declines } from '#party/table/declines'
import type { DoorGuest, PrintedDoor, PrintedSilent } from '#print/shape/documents'
import { guestKey } from '#seating/rules/seating'
import { kitchenTableQueries } from '../../seating/kitchen-tables.ts'
import { listCounts, liveParties, partyOfRow } from '../read.ts'
import { countsOf } from '../rules/counts.ts'
import { type Answered, type PartyPerson, peopleOfParty } from '../rules/party-people.ts'
import type { Counts, Invitation } from '../shape/invitation.ts'
import { invitations } from '../table.ts'

/** The queries for a guest list on paper: parties, and who answered by name. No need is read. */
export function printedListQueries(db: Database, eventId: SQL<string>) {
  return {
    counts: listCounts(db, eventId),
    parties: liveParties(db, eventId).orderBy(asc(invitations.sortKey), asc(invitations.id)),
    come: comingByName(db, eventId),
    stay: db
      .select({ names: declines.names, ids: declines.personIds, invitationId: declines.invitationId })
      .from(declines)
      .where(and(eq(declines.eventId, eventId), isNull(declines.deletedAt))),
    ...kitchenTableQueries(db, eventId),
  }
}

type Rows = Results<ReturnType<typeof printedListQueries>>
type Coming = { id: string; name: string; invitation_id: string | null; people: string }

function comingByName(db: Database, eventId: SQL<string>): Query<Coming[]> {
  return rowsOf(
    db,
    sql`select id, lead_guest_name as name, invitation_id,
        (select json_group_array(json_object('id', p.value ->> 'id', 'name', p.value ->> 'name'))
          from json_each(selections) p) as people
      from guest_selections where event_id = ${eventId} and deleted_at is null order by created_at, id`,
  )
}

/**
 * The rows of `printedListQueries` for the door: everybody who was invited or comes, from A to Z, with their table.
 * @throws Refusal 404 for an event without a list
 */
export function doorList(rows: Rows): Pick<PrintedDoor, 'counts' | 'guests' | 'tables'> {
  const tableOf = tablesIn(rows)
  const placed = ({ attendance, id = '' }: PartyPerson, responseId: string | null, label: string) =>
    attendance === 'notComing' ? null : (tableOf(responseId ?? '', id) ?? label) || null
  const guests = [
    ...partiesIn(rows).flatMap(({ party, people }) =>
      people.map((person) => ({
        name: person.name || nameOf(party),
        party: party.label,
        count: person.count,
        attendance: person.attendance,
        table: placed(person, party.responseId, party.tableLabel),
      })),
    ),
    ...besides(rows).flatMap(({ id: responseId, name: party, people }) =>
      people.map(
        ({ id, name }): DoorGuest => ({
          name,
          party,
          count: 1,
          attendance: 'unlisted',
          table: tableOf(responseId, id ?? '') ?? null,
        }),
      ),
    ),
  ].sort((a, b) => byName(a.name || a.party, b.name || b.party))
  return { counts: countsIn(rows), guests, tables: guests.some(({ table }) => table !== null) }
}

/** The label of a party of one that names nobody: it is that guest's name. */
function nameOf({ people, maxSize, label }: Invitation): string {
  return people.length === 0 && maxSize === 1 ? label : ''
}

/**
 * The same for the planner's telephone: the parties of whom somebody has not answered, with who that is.
 * @throws Refusal 404 for an event without a list
 */
export function silentList(rows: Rows): Pick<PrintedSilent, 'counts' | 'parties'> {
  const parties = partiesIn(rows).flatMap(({ party: { id, label, phone, email, counts }, people }) => {
    if (counts.silent === 0) return []
    const silent = people.filter(({ attendance }) => attendance === 'silent')
    const names = silent.flatMap(({ name }) => (name === '' ? [] : [name]))
    return [{ id, label, phone, email, names, unnamed: counts.silent - names.length }]
  })
  return { counts: countsIn(rows), parties }
}

function countsIn({ counts: [counts], parties }: Rows): Counts {
  if (!counts || parties.length === 0) throw notFound('no_invitations')
  return countsOf(counts)
}

function partiesIn({ parties, come, stay }: Rows): { party: Invitation; people: PartyPerson[] }[] {
  const comeBy = new Map(come.map((one) => [one.id, one]))
  const stayBy = new Map(stay.map((one) => [one.invitationId, one]))
  return parties.map(partyOfRow).map((party) => {
    const declined = stayBy.get(party.id)
    const gone = (declined?.names ?? []).map((name, at) => ({ id: declined?.ids?.[at], name }))
    const here = comeBy.get(party.responseId ?? '')
    return { party, people: peopleOfParty(party, here ? peopleIn(here) : [], gone) }
  })
}

/** Answers of nobody on the list. */
function besides({ come, parties }: Rows): { id: string; name: string; people: Answered }[] {
  const listed = new Set(parties.map(({ responseId }) => responseId))
  return come.filter(({ id }) => !listed.has(id)).map((one) => ({ ...one, people: peopleIn(one) }))
}

function peopleIn({ people }: Coming): Answered {
  return (JSON.parse(people) as { id: string | null; name: string }[]).map(({ id, name }) => ({
    id: id ?? undefined,
    name,
  }))
}

function tablesIn({
  tables,
  placements,
}: Rows): (responseId: string, personId: string) => string | undefined {
  const names = new Map(tables.map(({ id, name }) => [id, name]))
  const at = new Map(placements.map((one) => [guestKey(one), names.get(one.tableId)]))
  return (responseId, personId) => at.get(guestKey({ responseId, personId }))
}
