import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '#contract/person'
import { database, statement } from '#core/db'
import { anonymized, personal } from './anonymize.ts'
import { type Figures, type StoredResponse, subjectOf, type Ticket } from './commands.ts'
import type { MenuIds, View } from './decide.ts'

/** What a turn needs of the database: two calls, each one round trip. Tests put faults in their way. */
export type Ledger = {
  /** Everything a decision needs, fresh: the event, its live menu, the stored responses named. */
  look(code: string, subjects: string[]): Promise<View>
  /**
   * Writes accepted tickets in one atomic batch and reads back what edits, removals and restorings name. A new party is
   * not read back: either it was written as asked, or it has to be looked for. Throws when the database refuses any of
   * them; then none is written.
   */
  commit(code: string, view: View, tickets: Ticket[]): Promise<Committed>
}

export type Committed = { event: Figures | null; written: Set<Ticket>; rows: Map<string, StoredResponse> }

type Row = Omit<StoredResponse, 'party'> & { party: string }
type MenuRow = { category: string; item: string | null }

/** The ledger on D1. */
export function ledger(d1: D1Database): Ledger {
  const db = database(d1)
  const sent = async (statements: D1PreparedStatement[]) =>
    (await d1.batch(statements)).map(({ results }) => results)
  const figuresOf = (code: string) => d1.prepare(figures).bind(code)
  const named = (subjects: string[]) => d1.prepare(responses).bind(JSON.stringify(subjects))
  return {
    async look(code, subjects) {
      const [events, menu, rows] = (await sent([
        figuresOf(code),
        d1.prepare(menuOf).bind(code),
        named(subjects),
      ])) as [Figures[], MenuRow[], Row[]]
      return { event: events[0] ?? null, menu: menuIds(menu), rows: bySubject(rows) }
    },
    async commit(code, view, tickets) {
      const { alone, together } = apart(tickets)
      const changes = alone.map((ticket) => statement(db, writeOf(code, view, ticket)))
      const insertion =
        together.length > 0 ? [d1.prepare(insert).bind(...inserted(code, view, together))] : []
      const readBack = alone.length > 0 ? [named(alone.map(subjectOf))] : []
      const results = await sent([...changes, ...insertion, ...readBack, figuresOf(code)])
      const ids = new Set(
        (insertion.length > 0 ? (results[alone.length] as { id: string }[]) : []).map(({ id }) => id),
      )
      const written = new Set<Ticket>([
        ...alone.filter((_, index) => (results[index]?.length ?? 0) > 0),
        ...together.filter(({ id }) => ids.has(id)),
      ])
      return {
        event: (results.at(-1) as Figures[])[0] ?? null,
        written,
        rows: bySubject(readBack.length > 0 ? (results.at(-2) as Row[]) : []),
      }
    },
  }
}

type Submit = Extract<Ticket, { kind: 'submit' }>

/** New parties go into one statement; everything else, in its order, before them. */
function apart(tickets: Ticket[]): { alone: Exclude<Ticket, Submit>[]; together: Submit[] } {
  return {
    alone: tickets.filter((ticket) => ticket.kind !== 'submit'),
    together: tickets.filter((ticket) => ticket.kind === 'submit'),
  }
}

// Written out once: what a submission asks is the same text each time, and only its values differ.
const figures = `select id, guest_limit as guestLimit, registered_guests as registeredGuests, closes_at as closesAt,
  menu_version as menuVersion from events where event_code = ?1`

const menuOf = `select c.id as category, i.id as item from events e
  join menu_categories c on c.event_id = e.id and c.deleted_at is null
  left join menu_items i on i.category_id = c.id and i.deleted_at is null
  where e.event_code = ?1`

const responses = `select id, event_id as eventId, lead_guest_name as leadGuestName, lead_guest_email as leadGuestEmail,
  guest_count as guestCount, selections as party, submission_hash as submissionHash, edit_token_hash as editTokenHash,
  version, created_at as createdAt, updated_at as updatedAt, deleted_at as deletedAt
  from guest_selections where id in (select value from json_each(?1))
  or edit_token_hash in (select value from json_each(?1))`

function bySubject(rows: Row[]): Map<string, StoredResponse> {
  const parsed = rows.map((row) => ({ ...row, party: JSON.parse(row.party) as Person[] }))
  return new Map(parsed.flatMap((row) => [[row.id, row] as const, [row.editTokenHash, row] as const]))
}

function menuIds(rows: MenuRow[]): MenuIds {
  const menu = new Map<string, Set<string>>()
  for (const { category, item } of rows) {
    const items = menu.get(category) ?? new Set()
    if (item !== null) items.add(item)
    menu.set(category, items)
  }
  return menu
}

/** The statement of one ticket that is no new party. It returns a row if it changed something. */
function writeOf(code: string, view: View, ticket: Exclude<Ticket, Submit>): SQL {
  const { response, at, by } = ticket
  const target = sql`where (id = ${response} or edit_token_hash = ${response}) and event_id = (select id from events
    where event_code = ${code} and id = ${view.event?.id ?? ''} and (closes_at > ${at} or ${by} is not null))`
  const stamp = sql`version = version + 1, written_by = ${by}, updated_at = ${at}`
  if (ticket.kind === 'restore')
    return sql`update guest_selections set deleted_at = null, ${stamp} ${target} and deleted_at is not null
      and ${personal} returning id`
  if (ticket.kind === 'remove')
    return ticket.erase
      ? sql`update guest_selections set deleted_at = coalesce(deleted_at, ${at}), ${anonymized}, ${stamp} ${target}
          and (deleted_at is null or ${personal}) returning id`
      : sql`update guest_selections set deleted_at = ${at}, ${stamp} ${target} and deleted_at is null returning id`
  const { email, party } = ticket.content
  return sql`update guest_selections set lead_guest_name = ${party[0]?.name ?? ''},
    lead_guest_email = (select case when guest_limit > 30 then ${email} end from events where event_code = ${code}),
    guest_count = ${party.length}, selections = ${JSON.stringify(party)}, ${stamp}
    ${target} and deleted_at is null and (${ticket.version} is null or version = ${ticket.version})
    and (${ticket.version} is not null or selections <> ${JSON.stringify(party)} or lead_guest_email is not
      (select case when guest_limit > 30 then ${email} end from events where event_code = ${code}))
    and exists (select 1 from events where event_code = ${code} and menu_version = ${view.event?.menuVersion ?? 0}) returning id`
}

const insert = `insert into guest_selections (id, event_id, lead_guest_name, lead_guest_email, guest_count, selections,
    submission_hash, edit_token_hash, written_by, created_at, updated_at)
  select p.value ->> 'id', e.id, p.value ->> 'name', case when e.guest_limit > 30 then p.value ->> 'email' end,
    p.value ->> 'count', p.value ->> 'party', p.value ->> 'hash', p.value ->> 'tokenHash', p.value ->> 'by',
    p.value ->> 'at', p.value ->> 'at'
  from json_each(?1) p
  join events e on e.event_code = ?2 and e.id = ?3 and e.menu_version = ?4
    and (e.closes_at > (p.value ->> 'at') or (p.value ->> 'by') is not null)
  where 1 on conflict(id) do nothing returning id`

function inserted(code: string, { event }: View, tickets: Submit[]): [string, string, string, number] {
  const parties = tickets.map(({ id, at, by, hash, tokenHash, content }) => ({
    id,
    at,
    by,
    hash,
    tokenHash,
    name: content.party[0]?.name ?? '',
    email: content.email,
    count: content.party.length,
    party: JSON.stringify(content.party),
  }))
  return [JSON.stringify(parties), code, event?.id ?? '', event?.menuVersion ?? 0]
}
