import type { Person } from '#contract/person'
import type { Figures, StoredResponse, Ticket } from '../desk/commands.ts'
import { subjectOf } from '../desk/commands.ts'
import type { MenuIds, View } from '../desk/decide.ts'
import type { Committed, Ledger } from '../desk/store.ts'

export type Fault = 'lost before' | 'lost after' | 'overloaded' | null

/** The database of one event, in memory: what the ledger's statements, the CHECK and the triggers do, and nothing else. */
export class MemoryEvent {
  event: Figures | null
  menu: MenuIds
  rows = new Map<string, StoredResponse>()
  /** Everything ever written, in order: what a commit left behind. */
  commits = 0
  /** One line for each change of a response, as the triggers write it. */
  audit = new Map<string, number>()
  /** What was written although it was not on the menu of that moment. */
  offMenu: string[] = []
  #paid: number[] = []
  readonly #free: number
  /** Off, the CHECK is gone: for the run that must go wrong. */
  guarded = true
  /** Off, what was withdrawn can be restored: for the run that must go wrong. */
  keepsWithdrawn = true

  constructor(guestLimit: number, menu: MenuIds) {
    this.#free = guestLimit
    this.event = { id: 'event', guestLimit, registeredGuests: 0, closesAt: 1_000_000, menuVersion: 1 }
    this.menu = menu
  }

  live(): StoredResponse[] {
    return [...this.rows.values()].filter((row) => row.deletedAt === null)
  }

  sum(): number {
    return this.live().reduce((sum, row) => sum + row.guestCount, 0)
  }

  /** All tickets or none, as a batch is. */
  write(view: View, tickets: Ticket[]): Set<Ticket> {
    const before = new Map([...this.rows].map(([id, row]) => [id, { ...row }]))
    const auditBefore = new Map(this.audit)
    const eventBefore = this.event
    const written = new Set<Ticket>()
    const order = [
      ...tickets.filter(({ kind }) => kind !== 'submit'),
      ...tickets.filter(({ kind }) => kind === 'submit'),
    ]
    for (const ticket of order) {
      const sum = this.sum()
      if (this.#apply(view, ticket)) {
        written.add(ticket)
        if (this.sum() < sum) this.#follow()
        const id = this.find(subjectOf(ticket))?.id ?? ''
        this.audit.set(id, (this.audit.get(id) ?? 0) + 1)
        if ('content' in ticket) this.#look(id, ticket.content.party)
      }
      if (this.event && this.guarded && this.sum() > this.event.guestLimit) {
        this.rows = before
        this.audit = auditBefore
        this.event = eventBefore
        throw new Error('D1_ERROR: CHECK constraint failed: events_never_oversubscribed')
      }
    }
    if (this.event) this.event = { ...this.event, registeredGuests: this.sum() }
    this.commits++
    return written
  }

  /** A paid session, or its money given back: the limit follows as the triggers have it, then and when guests leave. */
  pay(limit: number): void {
    this.#paid.push(limit)
    this.#follow()
  }

  refund(): void {
    this.#paid.pop()
    this.#follow()
  }

  /** The limit as it has to be: what is free or paid, and not below the guests who are there. */
  owed(): number {
    return Math.max(this.#free, this.sum(), ...this.#paid)
  }

  #follow(): void {
    if (this.event) this.event = { ...this.event, guestLimit: this.owed() }
  }

  /** The planner deletes the event: the cascade takes its rows along. */
  remove(): void {
    this.event = null
    this.rows.clear()
  }

  find(subject: string): StoredResponse | undefined {
    return this.rows.get(subject) ?? [...this.rows.values()].find((row) => row.editTokenHash === subject)
  }

  #look(id: string, party: Person[]): void {
    for (const { selections } of party)
      for (const [category, item] of Object.entries(selections))
        if (!this.menu.get(category)?.has(item)) this.offMenu.push(`${id}: ${item} of ${category}`)
  }

  #apply(view: View, ticket: Ticket): boolean {
    const { event } = this
    if (!event || event.id !== view.event?.id || (event.closesAt <= ticket.at && ticket.by === null))
      return false
    const sameMenu = event.menuVersion === view.event.menuVersion
    const row = this.find(subjectOf(ticket))
    if (ticket.kind === 'submit') {
      if (row || !sameMenu) return false
      const { id, hash, tokenHash, at, content } = ticket
      const { party } = content
      this.rows.set(id, {
        id,
        eventId: event.id,
        leadGuestName: party[0]?.name ?? '',
        leadGuestEmail: null,
        guestCount: party.length,
        party,
        submissionHash: hash,
        editTokenHash: tokenHash,
        version: 1,
        createdAt: at,
        updatedAt: at,
        deletedAt: null,
      })
      return true
    }
    if (!row) return false
    const stamp = { version: row.version + 1, updatedAt: ticket.at }
    if (ticket.kind === 'remove') {
      if (row.deletedAt !== null && !(ticket.erase && row.leadGuestName !== '')) return false
      const left = ticket.erase ? anonymized(row) : row
      this.rows.set(row.id, { ...left, ...stamp, deletedAt: row.deletedAt ?? ticket.at })
      return true
    }
    if (ticket.kind === 'restore') {
      if (row.deletedAt === null || (this.keepsWithdrawn && row.leadGuestName === '')) return false
      this.rows.set(row.id, { ...row, ...stamp, deletedAt: null })
      return true
    }
    if (row.deletedAt !== null || !sameMenu || (ticket.version !== null && ticket.version !== row.version))
      return false
    const { party } = ticket.content
    if (ticket.version === null && JSON.stringify(party) === JSON.stringify(row.party)) return false
    this.rows.set(row.id, {
      ...row,
      ...stamp,
      leadGuestName: party[0]?.name ?? '',
      guestCount: party.length,
      party,
    })
    return true
  }
}

/** What is left of a response once its names, allergies, address and hash are gone. */
export function anonymized(row: StoredResponse): StoredResponse {
  const party = row.party.map(({ selections }) => ({ name: '', allergies: '', selections }))
  return { ...row, leadGuestName: '', leadGuestEmail: null, submissionHash: '', party }
}

/**
 * A ledger on such an event.
 * @param gate awaited around every call, so that a scheduler decides what happens first
 * @param fault what befalls the next call
 */
export function memoryLedger(memory: MemoryEvent, gate: () => Promise<unknown>, fault: () => Fault): Ledger {
  const calling = async <T>(run: () => T): Promise<T> => {
    const befalls = fault()
    await gate()
    if (befalls === 'overloaded') throw new Error('D1 DB is overloaded. Requests queued for too long.')
    if (befalls === 'lost before') throw new Error('D1_ERROR: Network connection lost.')
    const result = run()
    await gate()
    if (befalls === 'lost after') throw new Error('D1_ERROR: Network connection lost.')
    return result
  }
  const named = (subjects: string[]) =>
    new Map(
      subjects.flatMap((subject) => {
        const row = memory.find(subject)
        return row
          ? ([
              [row.id, row],
              [row.editTokenHash, row],
            ] as const)
          : []
      }),
    )
  return {
    look: (_code, subjects) =>
      calling((): View => ({ event: memory.event, menu: memory.menu, rows: named(subjects) })),
    commit: (_code, view, tickets) =>
      calling((): Committed => {
        const written = memory.write(view, tickets)
        const readBack = tickets.filter(({ kind }) => kind !== 'submit')
        return { event: memory.event, written, rows: named(readBack.map(subjectOf)) }
      }),
  }
}
