import type { StoredDecline, StoredResponse } from '#desk/shape'
import { reservedUntilMs } from '#events/rules/reserved-places'
import type { Person } from '#party/shape/person'
import type { MenuChoices } from '../../menu/guests/menu-choices.ts'
import { migrate } from '../migrate.ts'
import { sqliteDatabase } from '../sqlite.ts'

/** The time of a deadline that no history reaches, nor the week before it. */
const openUntil = 2 * reservedUntilMs
/** Two parties of nine were there before: they leave twelve of the thirty places that are free of charge. */
const others = 18
const free = 30

/** A response with the invitation that it answers. */
export type StoredRow = StoredResponse & { invitationId: string | null }

/** Rows of the event, read once after each write. */
type Stored = {
  event: {
    guestLimit: number
    registeredGuests: number
    menuVersion: number
    closesAt: number
    reservedGuests: number
    keepPlaces: boolean
  } | null
  /** People who have not answered, by invitation. */
  silent: Map<string, number>
  /** Without those that were there before. */
  rows: Map<string, StoredRow>
  declines: Map<string, StoredDecline>
  /** Number of audit rows by response or decline. */
  audit: Map<string, number>
}

/** A database of SQLite with the real schema, for one event after another. */
export async function eventsInSqlite(rewrite?: (query: string) => string) {
  const { sqlite, d1 } = sqliteDatabase(rewrite)
  await migrate(d1)
  const read = reading(sqlite)
  return { sqlite, begin: (menu: MenuChoices) => new EventInSqlite(sqlite, d1, read, menu) }
}

type Sqlite = ReturnType<typeof sqliteDatabase>['sqlite']

/** The one event of a history, with the code `CODE22`: what is stored of it, and what its planner does. */
export class EventInSqlite {
  readonly d1: D1Database
  menu: MenuChoices
  readonly #sqlite: Sqlite
  /** Limits that were paid for, and not given back. */
  readonly #paid: { id: string; limit: number }[] = []
  #payments = 0
  readonly #readAll: () => Stored
  #stored: Stored | null = null

  constructor(sqlite: Sqlite, d1: D1Database, read: () => Stored, menu: MenuChoices) {
    this.#sqlite = sqlite
    this.#readAll = read
    this.d1 = d1
    this.menu = menu
    const nine = Array.from({ length: others / 2 }, (_, index) => ({
      id: `o${index}`,
      name: 'O',
      allergies: '',
      selections: {},
    }))
    const party = (id: string) =>
      `('${id}', 'event', 'O', ${nine.length}, '${JSON.stringify(nine)}', 'h', '${id}', 0, 0)`
    sqlite.exec(`delete from user; delete from audit_logs; delete from outbox;
      insert into user (id, name, email, created_at, updated_at) values ('planner', 'P', 'p@example.com', 1, 1);
      insert into events (id, title, event_date, time_zone, closes_at, first_closes_at, event_code, user_id, created_at,
        updated_at) values ('event', 'E', '2099-01-01', 'UTC', ${openUntil}, ${openUntil}, 'CODE22', 'planner', 1, 1);
      insert into menu_categories (id, event_id, name, sort_order) values ('c', 'event', 'Course', 0);
      insert into menu_items (id, category_id, name, sort_order) values ('i1', 'c', 'I1', 0), ('i2', 'c', 'I2', 1);
      insert into guest_selections (id, event_id, lead_guest_name, guest_count, selections, submission_hash,
        edit_token_hash, created_at, updated_at) values ${party('other 1')}, ${party('other 2')};`)
  }

  /** Forgets what was read. */
  written(): void {
    this.#stored = null
  }

  get event() {
    return this.#read().event
  }

  get rows() {
    return this.#read().rows
  }

  get declines() {
    return this.#read().declines
  }

  get silent() {
    return this.#read().silent
  }

  get audit() {
    return this.#read().audit
  }

  find(subject: string): StoredRow | undefined {
    return this.rows.get(subject) ?? [...this.rows.values()].find((row) => row.editTokenHash === subject)
  }

  findDecline(subject: string): StoredDecline | undefined {
    return this.declines.get(subject) ?? [...this.declines.values()].find((row) => row.tokenHash === subject)
  }

  sum(): number {
    const live = [...this.rows.values()].filter((row) => row.deletedAt === null)
    return live.reduce((sum, row) => sum + row.guestCount, others)
  }

  /** The expected limit: free or paid, and at least the number of guests present. */
  owed(): number {
    return Math.max(free, this.sum(), ...this.#paid.map(({ limit }) => limit))
  }

  /** The planner pays for so many more than were there before. */
  pay(places: number): void {
    const one = { id: `p${++this.#payments}`, limit: others + places }
    this.#paid.push(one)
    this.#run(`insert into event_purchases (id, event_id, user_id, guest_limit, created_at)
      values ('${one.id}', 'event', 'planner', ${one.limit}, 1)`)
  }

  /** The last payment is given back. */
  refund(): void {
    this.#run(`update event_purchases set refunded_at = 1 where id = '${this.#paid.pop()?.id}'`)
  }

  /** The deadline is moved; without a time, to one that no history reaches. */
  close(at = openUntil): void {
    this.#run(`update events set closes_at = ${at}`)
  }

  /** The planner invites parties of so many, which answer as `l0` and so on, and keeps their places, or keeps none. */
  invite(sizes: readonly number[], keeps = true): void {
    for (const [at, size] of sizes.entries())
      this.#run(`insert into invitations (id, event_id, label, sort_key, max_size, link_hash, places, silent, created_at,
        updated_at) values ('l${at}', 'event', 'L', 'l', ${size}, 'l${at}', ${size}, ${size}, 1, 1)
        on conflict (id) do update set max_size = excluded.max_size`)
    this.#run(`update events set keep_places = ${Number(keeps)}`)
  }

  /** The planner deletes the event. */
  remove(): void {
    this.#run('delete from events')
  }

  /** The planner makes another menu of the same category and dishes. */
  change(menu: MenuChoices): void {
    this.menu = menu
    const category = menu.get('c')
    const items = ['i1', 'i2'].map((id) => {
      const changedIn = category?.items.get(id)
      return `update menu_items set deleted_at = ${changedIn === undefined ? 1 : 'null'}, changed_in = ${changedIn ?? 0}
        where id = '${id}';`
    })
    this.#run(`update events set menu_version = menu_version + 1; ${items.join('')}
      update menu_categories set deleted_at = ${category ? 'null' : 1}, required = ${category?.required ? 1 : 0}`)
  }

  #run(queries: string): void {
    this.#sqlite.exec(queries)
    this.written()
  }

  #read(): Stored {
    this.#stored ??= this.#readAll()
    return this.#stored
  }
}

/** A function that reads what is stored; its statements are prepared once. */
function reading(sqlite: Sqlite): () => Stored {
  const event = sqlite.prepare(
    `select guest_limit as guestLimit, registered_guests as registeredGuests, menu_version as menuVersion,
      closes_at as closesAt, reserved_guests as reservedGuests, keep_places as keepPlaces from events`,
  )
  const rows = sqlite.prepare(
    `select id, event_id as eventId, lead_guest_name as leadGuestName, lead_guest_email as leadGuestEmail,
      guest_count as guestCount, selections as party, submission_hash as submissionHash,
      edit_token_hash as editTokenHash, version, created_at as createdAt, updated_at as updatedAt,
      deleted_at as deletedAt, invitation_id as invitationId from guest_selections where id not like 'other %'`,
  )
  const declines = sqlite.prepare(
    `select id, event_id as eventId, names, email, submission_hash as submissionHash, token_hash as tokenHash, version,
      created_at as createdAt, updated_at as updatedAt, deleted_at as deletedAt from declines`,
  )
  const silent = sqlite.prepare('select id, silent from invitations')
  const audit = sqlite.prepare(
    `select entity_id as id, count(*) as n from audit_logs
      where entity_type in ('guest_selection', 'decline') group by entity_id`,
  )
  return () => ({
    event: (event.get() as Stored['event'] | undefined) ?? null,
    rows: new Map(
      (rows.all() as unknown as (Omit<StoredRow, 'party'> & { party: string })[]).map((row) => [
        row.id,
        { ...row, party: JSON.parse(row.party) as Person[] },
      ]),
    ),
    declines: new Map(
      (declines.all() as unknown as (Omit<StoredDecline, 'names'> & { names: string })[]).map((row) => [
        row.id,
        { ...row, names: JSON.parse(row.names) as string[] },
      ]),
    ),
    silent: new Map((silent.all() as { id: string; silent: number }[]).map((row) => [row.id, row.silent])),
    audit: new Map((audit.all() as { id: string; n: number }[]).map(({ id, n }) => [id, n])),
  })
}
