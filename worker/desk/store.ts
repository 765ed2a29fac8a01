import { type SQL, sql } from 'drizzle-orm'
import { drawId, personIdLength } from '#contract/ids'
import { withoutId } from '#contract/party'
import type { Person } from '#contract/person'
import { userIdOf } from '#core/actor'
import { database, statement } from '#core/db'
import { type MenuChoicesRow, menuChoicesOf, menuChoicesSql } from '../menu/read.ts'
import { anonymized, personal } from './anonymize.ts'
import { type Capacity, type ReceivedCommand, type StoredResponse, subjectOf } from './commands.ts'
import type { Snapshot } from './decide.ts'

/** What a batch needs of the database: two calls of one round trip each. Tests inject faults here. */
export type Store = {
  /** Loads all that a decision needs: the event, its live menu, and the responses that the subjects name. */
  load(code: string, subjects: string[]): Promise<Snapshot>
  /**
   * Writes accepted commands in one transaction and reads back the responses that edits, removals and restorings name. A
   * new response is not read back: either it was written as sent, or it has to be loaded. Throws when the database refuses
   * any of them; then none is written.
   */
  commit(code: string, snapshot: Snapshot, commands: ReceivedCommand[]): Promise<Committed>
}

export type Committed = {
  event: Capacity | null
  written: Set<ReceivedCommand>
  rows: Map<string, StoredResponse>
}

type Row = Omit<StoredResponse, 'party'> & { party: string }

/** The store on D1. */
export function d1Store(d1: D1Database): Store {
  const db = database(d1)
  const run = async (statements: D1PreparedStatement[]) =>
    (await d1.batch(statements)).map(({ results }) => results)
  const capacityOf = (code: string) => d1.prepare(capacity).bind(code)
  const responsesOf = (subjects: string[]) => d1.prepare(responses).bind(JSON.stringify(subjects))
  return {
    async load(code, subjects) {
      const statements = [capacityOf(code), d1.prepare(menuChoicesSql).bind(code), responsesOf(subjects)]
      const [events, menu, rows] = (await run(statements)) as [Capacity[], MenuChoicesRow[], Row[]]
      return { event: events[0] ?? null, menu: menuChoicesOf(menu), rows: bySubject(rows) }
    },
    async commit(code, snapshot, commands) {
      const submissions = commands.filter((command) => command.kind === 'submit')
      const changes = commands.filter((command) => command.kind !== 'submit')
      // Changes come first, in their order: they may free places. All submissions share one statement.
      const results = await run([
        ...changes.map((command) => statement(db, changeOf(code, snapshot, command))),
        ...(submissions.length > 0
          ? [d1.prepare(insert).bind(...insertValues(code, snapshot, submissions))]
          : []),
        ...(changes.length > 0 ? [responsesOf(changes.map(subjectOf))] : []),
        capacityOf(code),
      ])
      const event = (results.pop() as Capacity[])[0] ?? null
      const rows = changes.length > 0 ? (results.pop() as Row[]) : []
      const inserted = submissions.length > 0 ? (results.pop() as { id: string }[]) : []
      const ids = new Set(inserted.map(({ id }) => id))
      const written = new Set<ReceivedCommand>([
        ...changes.filter((_, index) => (results[index]?.length ?? 0) > 0),
        ...submissions.filter(({ id }) => ids.has(id)),
      ])
      return { event, written, rows: bySubject(rows) }
    },
  }
}

type Submission = Extract<ReceivedCommand, { kind: 'submit' }>

const capacity = `select id, guest_limit as guestLimit, registered_guests as registeredGuests, closes_at as closesAt,
  menu_version as menuVersion from events where event_code = ?1`

const responses = `select id, event_id as eventId, lead_guest_name as leadGuestName, lead_guest_email as leadGuestEmail,
  guest_count as guestCount, selections as party, submission_hash as submissionHash, edit_token_hash as editTokenHash,
  version, created_at as createdAt, updated_at as updatedAt, deleted_at as deletedAt
  from guest_selections where id in (select value from json_each(?1))
  or edit_token_hash in (select value from json_each(?1))`

function bySubject(rows: Row[]): Map<string, StoredResponse> {
  const parsed = rows.map((row) => ({ ...row, party: JSON.parse(row.party) as Person[] }))
  return new Map(parsed.flatMap((row) => [[row.id, row] as const, [row.editTokenHash, row] as const]))
}

/** The statement of a change. It returns a row if it changed the response. */
function changeOf(code: string, snapshot: Snapshot, command: Exclude<ReceivedCommand, Submission>): SQL {
  const { response, at, actor } = command
  const writtenBy = userIdOf(actor)
  const inTime = actor.kind === 'guest' ? sql`closes_at > ${at}` : sql`true`
  const target = sql`where (id = ${response} or edit_token_hash = ${response}) and event_id = (select id from events
    where event_code = ${code} and id = ${snapshot.event?.id ?? ''} and ${inTime})`
  const stamp = sql`version = version + 1, written_by = ${writtenBy}, updated_at = ${at}`
  if (command.kind === 'restore')
    return sql`update guest_selections set deleted_at = null, ${stamp} ${target} and deleted_at is not null
      and ${personal} returning id`
  if (command.kind === 'remove')
    return command.erase
      ? sql`update guest_selections set deleted_at = coalesce(deleted_at, ${at}), ${anonymized}, ${stamp} ${target}
          and (deleted_at is null or ${personal}) returning id`
      : sql`update guest_selections set deleted_at = ${at}, ${stamp} ${target} and deleted_at is null returning id`
  const { email, party } = command.content
  const people = withStoredIds(party)
  return sql`update guest_selections set lead_guest_name = ${party[0]?.name ?? ''},
    lead_guest_email = (select case when guest_limit > 30 then ${email} end from events where event_code = ${code}),
    guest_count = ${party.length}, selections = ${people}, ${stamp}
    ${target} and deleted_at is null and (${command.version} is null or version = ${command.version})
    and (${command.version} is not null or selections <> ${people} or lead_guest_email is not
      (select case when guest_limit > 30 then ${email} end from events where event_code = ${code}))
    and exists (select 1 from events where event_code = ${code} and menu_version = ${snapshot.event?.menuVersion ?? 0}) returning id`
}

/** Ids for a party of that size, none of them twice. */
function drawIds(size: number): string[] {
  const ids = new Set<string>()
  while (ids.size < size) ids.add(drawId(personIdLength))
  return [...ids]
}

/** A new party: every person gets an id, whatever was sent. */
function withNewIds(party: Person[]): Person[] {
  const ids = drawIds(party.length)
  return party.map((person, index) => ({ ...person, id: ids[index] ?? '' }))
}

/**
 * A changed party as JSON, in the row it is written to: a person whose id the stored party has keeps it, the first of
 * two who send the same. A page that sends no ids means the people at the same positions. Everybody else gets a new id.
 */
function withStoredIds(party: Person[]): SQL {
  const sent = party.map(({ id }, index) =>
    id !== undefined && party.findIndex((other) => other.id === id) === index ? id : null,
  )
  const people = JSON.stringify(party.map(withoutId))
  const drawn = JSON.stringify(drawIds(party.length))
  const stored = sent.every((id) => id === null)
    ? sql`json_extract(selections, '$[' || person.key || '].id')`
    : sql`(select known.value ->> 'id' from json_each(selections) known
        where known.value ->> 'id' = json_extract(${JSON.stringify(sent)}, '$[' || person.key || ']'))`
  return sql`(select json_group_array(json_set(person.value, '$.id',
    coalesce(${stored}, json_extract(${drawn}, '$[' || person.key || ']')))) from json_each(${people}) person)`
}

const insert = `insert into guest_selections (id, event_id, lead_guest_name, lead_guest_email, guest_count, selections,
    submission_hash, edit_token_hash, written_by, created_at, updated_at)
  select p.value ->> 'id', e.id, p.value ->> 'name', case when e.guest_limit > 30 then p.value ->> 'email' end,
    p.value ->> 'count', p.value ->> 'party', p.value ->> 'hash', p.value ->> 'tokenHash', p.value ->> 'writtenBy',
    p.value ->> 'at', p.value ->> 'at'
  from json_each(?1) p
  join events e on e.event_code = ?2 and e.id = ?3 and e.menu_version = ?4
    and (e.closes_at > (p.value ->> 'at') or not (p.value ->> 'bound'))
  where 1 on conflict(id) do nothing returning id`

function insertValues(
  code: string,
  { event }: Snapshot,
  submissions: Submission[],
): [string, string, string, number] {
  const responses = submissions.map(({ id, at, actor, hash, tokenHash, content }) => ({
    id,
    at,
    writtenBy: userIdOf(actor),
    // The deadline binds guests only.
    bound: actor.kind === 'guest',
    hash,
    tokenHash,
    name: content.party[0]?.name ?? '',
    email: content.email,
    count: content.party.length,
    party: JSON.stringify(withNewIds(content.party)),
  }))
  return [JSON.stringify(responses), code, event?.id ?? '', event?.menuVersion ?? 0]
}
