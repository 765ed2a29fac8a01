import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { authorBy, authorIn, type StoredAuthor } from '#core/audit/author'
import { type Database, type Results, rowsOf } from '#core/db'
import { Refusal } from '#core/http/refusal'
import { events } from '#events/table/events'
import { responses } from '#party/table/responses'
import { countsOf, figuresOf, statusOf } from './rules/counts.ts'
import { possibleMatch, type UnlinkedByKey, unlinkedByKey } from './rules/match.ts'
import type { Counts, Invitation, InvitationList } from './shape/invitation.ts'
import { invitations } from './table.ts'

const pageSize = 500

/** A cursor is the id of a page's last party: labels are names, which no URL carries. */
export const cursor = /^[\w-]{1,64}$/

const columns = {
  id: invitations.id,
  label: invitations.label,
  people: invitations.people,
  maxSize: invitations.maxSize,
  email: invitations.email,
  language: invitations.language,
  phone: invitations.phone,
  tableLabel: invitations.tableLabel,
  note: invitations.note,
  responseId: invitations.responseId,
  declineId: invitations.declineId,
  paused: invitations.paused,
  updatedAt: invitations.updatedAt,
  places: invitations.places,
  coming: invitations.coming,
  notComing: invitations.notComing,
  silent: invitations.silent,
}

// The table is named: by itself a column is the inner table's.
const answered = (table: string, id: string) =>
  sql`(select json_array(created_at, updated_at, ${authorBy(sql.raw('written_by'))})
    from ${sql.raw(table)} answer where answer.id = invitations.${sql.raw(id)})`

const listedColumns = {
  ...columns,
  answered: sql<string | null>`coalesce(${answered('guest_selections', 'response_id')},
    ${answered('declines', 'decline_id')})`.as('answered'),
}

/** Columns of a party in the export of its planner's account. */
export const exportedInvitation = {
  ...columns,
  createdAt: invitations.createdAt,
  deletedAt: invitations.deletedAt,
}

type Row = Omit<Invitation, 'status' | 'counts' | 'answered'> & {
  /** JSON: when, when changed last, and by `authorBy` whom. */
  answered: string | null
  places: number
  coming: number
  notComing: number
  silent: number
}

/** A row of `liveParties` as its planner sees the party. */
export function partyOfRow({ places, coming, notComing, silent, answered, ...row }: Row): Invitation {
  const figures = { places, coming, notComing, silent }
  const hasAnswered = row.responseId !== null || row.declineId !== null
  return {
    ...row,
    status: statusOf(figures, hasAnswered),
    counts: figuresOf(figures),
    ...(answered !== null && { answered: storyOf(answered) }),
  }
}

function storyOf(answered: string): Invitation['answered'] {
  const [at, changedAt, writtenBy] = JSON.parse(answered) as [number, number, StoredAuthor | null]
  const author = authorIn(writtenBy)
  return { at, ...(changedAt > at && { changedAt }), ...(author && { author }) }
}

/** Required courses with dishes in which invited people chose nothing. Infants are not asked. */
function openCourses(eventId: string | SQL<string>) {
  return sql`from menu_categories c
    join guest_selections r on r.event_id = c.event_id and r.deleted_at is null
    join invitations i on i.id = r.invitation_id and i.deleted_at is null
    join json_each(r.selections) p on p.value ->> 'age' is not 'infant'
      and coalesce(json_extract(p.value, '$.selections."' || c.id || '"'), '') = ''
    where c.event_id = ${eventId} and c.deleted_at is null and c.required
      and exists (select 1 from menu_items d where d.category_id = c.id and d.deleted_at is null)`
}

function incompleteGuests(eventId: string | SQL<string>) {
  return sql<number>`(select count(distinct r.id || p.key) ${openCourses(eventId)})`
}

type OpenCourse = { invitation: string; person: number; name: string; course: string }

/** Missing choices of parties, by person and course, in the order of the people and the menu. */
function missingIn(courses: readonly OpenCourse[]): Invitation['missing'] {
  const people = [...Map.groupBy(courses, ({ person }) => person)]
  return people.map(([person, open]) => ({
    name: open[0]?.name ?? '',
    position: person + 1,
    courses: open.map(({ course }) => course),
  }))
}

/** The query for the figures of an event's list. */
export function listCounts(db: Database, eventId: string | SQL<string>) {
  return db
    .select({
      invited: events.invitedGuests,
      coming: events.invitedComing,
      notComing: events.invitedNotComing,
      silent: events.reservedGuests,
      registered: events.registeredGuests,
      incomplete: incompleteGuests(eventId).as('incomplete'),
    })
    .from(events)
    .where(eq(events.id, eventId))
}

/** SQL condition: true for an event's responses that answer no invitation, unless they are erased. */
export function isUnlinkedSql(eventId: string | SQL<string>): SQL | undefined {
  return and(
    eq(responses.eventId, eventId),
    isNull(responses.deletedAt),
    isNull(responses.invitationId),
    ne(responses.leadGuestName, ''),
  )
}

/** The query for the responses that answer no invitation, in an event with a list. */
export function unlinkedResponses(db: Database, eventId: string | SQL<string>) {
  return db
    .select({
      id: responses.id,
      name: responses.leadGuestName,
      email: responses.leadGuestEmail,
      guests: responses.guestCount,
    })
    .from(responses)
    .where(and(isUnlinkedSql(eventId), sql`exists (select 1 from invitations where event_id = ${eventId})`))
    .orderBy(asc(responses.createdAt), asc(responses.id))
}

/** The open answer that is perhaps a party's. None of a party that has said that all of it stays at home. */
export function responseInDoubt(
  row: Parameters<typeof possibleMatch>[0] & Pick<Row, 'declineId' | 'responseId'>,
  known: UnlinkedByKey,
) {
  return row.declineId === null || row.responseId !== null ? possibleMatch(row, known) : undefined
}

function withPerhaps(row: Row & { notTheirs: string[] }, known: UnlinkedByKey): Invitation {
  const { notTheirs: _, ...party } = row
  const invitation = partyOfRow(party)
  const found = responseInDoubt(row, known)
  if (!found) return invitation
  return { ...invitation, perhaps: { responseId: found.id, name: found.name, guests: found.guests } }
}

/** The query for the parties of an event's list, in no order. */
export function liveParties(db: Database, eventId: SQL<string>) {
  return db
    .select(listedColumns)
    .from(invitations)
    .where(and(eq(invitations.eventId, eventId), isNull(invitations.deletedAt)))
}

/** The query for one invitation, unless it was removed. */
export function listedInvitation(db: Database, eventId: string | SQL<string>, id: string) {
  return db
    .select(listedColumns)
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.eventId, eventId), isNull(invitations.deletedAt)))
}

/** The party of a query's rows, as its planner sees it. @throws Refusal 404 where there is none */
export function invitationIn([row]: Row[]): Invitation {
  if (!row) throw new Refusal('invitation_not_found')
  return partyOfRow(row)
}

/** The queries for a page of the list. @param after the id of the last party of the page before */
export function invitationListQueries(db: Database, eventId: SQL<string>, after: string | undefined) {
  const last = sql`(select sort_key, id from invitations where id = ${after} and event_id = ${eventId})`
  return {
    counts: listCounts(db, eventId),
    open: unlinkedResponses(db, eventId),
    courses: rowsOf<OpenCourse>(
      db,
      sql`select i.id as invitation, p.key as person, p.value ->> 'name' as name, c.name as course
        ${openCourses(eventId)} order by i.id, p.key, c.sort_order, c.id`,
    ),
    rows: db
      .select({ ...listedColumns, notTheirs: invitations.notTheirs })
      .from(invitations)
      .where(
        and(
          eq(invitations.eventId, eventId),
          isNull(invitations.deletedAt),
          after === undefined ? undefined : sql`(${invitations.sortKey}, ${invitations.id}) > ${last}`,
        ),
      )
      .orderBy(asc(invitations.sortKey), asc(invitations.id))
      .limit(pageSize + 1),
  }
}

const nothing: Counts = {
  invited: 0,
  coming: 0,
  notComing: 0,
  silent: 0,
  unused: 0,
  unlisted: 0,
  incomplete: 0,
}

/** The rows of `invitationListQueries` as a page. */
export function invitationList({
  counts: [counts],
  open,
  courses,
  rows,
}: Results<ReturnType<typeof invitationListQueries>>): InvitationList {
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  const known = unlinkedByKey(open)
  const coursesOf = Map.groupBy(courses, ({ invitation }) => invitation)
  return {
    invitations: page.map((row) => {
      const missing = coursesOf.get(row.id)
      return { ...withPerhaps(row, known), ...(missing && { missing: missingIn(missing) }) }
    }),
    counts: counts ? countsOf(counts) : nothing,
    ...(rows.length > pageSize && last && { next: last.id }),
  }
}

/** A page for a member who sees neither addresses nor notes. */
export function withoutContacts(list: InvitationList): InvitationList {
  const bare = { email: null, phone: '', note: '' }
  return { ...list, invitations: list.invitations.map((invitation) => ({ ...invitation, ...bare })) }
}
