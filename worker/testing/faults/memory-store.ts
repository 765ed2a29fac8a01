import type { Person, SentPerson } from '#party/shape/person'
import { partyAfter } from '../../desk/changing.ts'
import {
  type Capacity,
  isSubmission,
  type ReceivedCommand,
  type StoredDecline,
  type StoredResponse,
  subjectOf,
} from '../../desk/commands.ts'
import type { Snapshot } from '../../desk/decide.ts'
import { inTimeToRestore, isLate } from '../../desk/in-time.ts'
import { knownPeople, partyOf } from '../../desk/people.ts'
import type { Committed, Store } from '../../desk/store.ts'
import { withNumbersToGive } from '../../desk/store-people.ts'
import type { MenuChoices } from '../../menu/read.ts'
import { anonymized, anonymizedDecline, applyToDeclines, type DeclineCommandOf } from './memory-declines.ts'

export type Fault = 'lost before' | 'lost after' | 'overloaded' | null

type Writing = Extract<ReceivedCommand, { content: unknown }>

/** In-memory database of one event. It implements the store's statements, the CHECK and the triggers only. */
export class MemoryEvent {
  event: Capacity | null
  menu: MenuChoices
  rows = new Map<string, StoredResponse>()
  declines = new Map<string, StoredDecline>()
  nextSpecial = 1
  /** Everything ever written, in order of the commits. */
  commits = 0
  /** One line for each change of a response, as the triggers write it. */
  audit = new Map<string, number>()
  /** Writes that were not on the menu at that moment. */
  offMenu: string[] = []
  /** Writes that left a required category open, and not because it was open in the stored party before. */
  leftOpen: string[] = []
  /** Writes of a dish that was renamed after the menu the person had seen. */
  unseen: string[] = []
  #paid: number[] = []
  readonly #free: number
  /** False disables the CHECK, for the run that must fail. */
  guarded = true
  /** False allows restoring what was withdrawn, for the run that must fail. */
  keepsWithdrawn = true

  /** False keeps what a command replaces, for the run that must fail. */
  replaces = true

  constructor(guestLimit: number, menu: MenuChoices) {
    this.#free = guestLimit
    this.event = {
      id: 'event',
      guestLimit,
      registeredGuests: 0,
      closesAt: 1_000_000,
      menuVersion: 1,
    }
    this.menu = menu
  }

  /** Gives numbers as the statements do: from the event's next one, which the trigger raises. */
  #numbered(party: Person[]): Person[] {
    const numbered = withNumbersToGive(party).party.map((person) => {
      const { special } = person
      return special !== undefined && special < 0
        ? { ...person, special: this.nextSpecial - 1 - special }
        : person
    })
    this.nextSpecial = Math.max(this.nextSpecial, ...numbered.map(({ special = 0 }) => special + 1))
    return numbered
  }

  live(): StoredResponse[] {
    return [...this.rows.values()].filter((row) => row.deletedAt === null)
  }

  sum(): number {
    return this.live().reduce((sum, row) => sum + row.guestCount, 0)
  }

  /** Runs all commands or none, as a batch does. */
  write(snapshot: Snapshot, commands: ReceivedCommand[]): Set<ReceivedCommand> {
    const before = new Map([...this.rows].map(([id, row]) => [id, { ...row }]))
    const declinesBefore = new Map([...this.declines].map(([id, row]) => [id, { ...row }]))
    const auditBefore = new Map(this.audit)
    const eventBefore = this.event
    const written = new Set<ReceivedCommand>()
    const order = [...commands.filter((command) => !isSubmission(command)), ...commands.filter(isSubmission)]
    for (const command of order) {
      const sum = this.sum()
      const stored = this.find(subjectOf(command))?.party ?? []
      if (this.#apply(snapshot, command)) {
        written.add(command)
        if (this.sum() < sum) this.#follow()
        const id = (this.find(subjectOf(command)) ?? this.findDecline(subjectOf(command)))?.id ?? ''
        this.audits(id)
        if ('content' in command) this.#load(id, command, stored)
        // Without a version an edit may meet a party that another desk has written since this one read it.
        if (isSubmission(command) || (command.kind === 'edit' && command.version !== null))
          this.#open(id, command.content.party, stored)
      }
      if (this.event && this.guarded && this.sum() > this.event.guestLimit) {
        this.rows = before
        this.declines = declinesBefore
        this.audit = auditBefore
        this.event = eventBefore
        throw new Error('D1_ERROR: CHECK constraint failed: events_never_oversubscribed')
      }
    }
    if (this.event) this.event = { ...this.event, registeredGuests: this.sum() }
    this.commits++
    return written
  }

  findDecline(subject: string): StoredDecline | undefined {
    return this.declines.get(subject) ?? [...this.declines.values()].find((row) => row.tokenHash === subject)
  }

  /** Notes a change of a row. */
  audits(id: string): void {
    this.audit.set(id, (this.audit.get(id) ?? 0) + 1)
  }

  /** Pays or refunds a session. The limit is updated as by the triggers, then and when guests leave. */
  pay(limit: number): void {
    this.#paid.push(limit)
    this.#follow()
  }

  refund(): void {
    this.#paid.pop()
    this.#follow()
  }

  /** The expected limit: free or paid, and at least the number of guests present. */
  owed(): number {
    return Math.max(this.#free, this.sum(), ...this.#paid)
  }

  #follow(): void {
    if (this.event) this.event = { ...this.event, guestLimit: this.owed() }
  }

  /** The planner deletes the event. The cascade deletes its rows. */
  remove(): void {
    this.event = null
    this.rows.clear()
    this.declines.clear()
  }

  find(subject: string): StoredResponse | undefined {
    return this.rows.get(subject) ?? [...this.rows.values()].find((row) => row.editTokenHash === subject)
  }

  #load(
    id: string,
    { content, actor, menuVersion = Number.POSITIVE_INFINITY }: Writing,
    before: Person[],
  ): void {
    // What a guest chose once, a planner who corrects may keep.
    const kept = actor.kind === 'planner' ? knownPeople(content.party, before) : []
    for (const [index, { selections }] of content.party.entries())
      for (const [category, item] of Object.entries(selections)) {
        if (kept[index]?.selections[category] === item) continue
        const items = this.menu.get(category)?.items
        const what = `${id}: ${item} of ${category}`
        if (!items || (item !== 'none' && !items.has(item))) this.offMenu.push(what)
        if ((items?.get(item) ?? 0) > menuVersion) this.unseen.push(what)
      }
  }

  /** The histories send no ids of people: those before stand at the same positions. */
  #open(id: string, party: SentPerson[], before: Person[]): void {
    for (const [category, { required, items }] of this.menu)
      for (const [index, { selections }] of party.entries()) {
        const stored = before[index]?.selections[category]
        const mayStay = index < before.length && stored !== 'none' && !items.has(stored ?? '')
        if (required && items.size > 0 && !selections[category] && !mayStay)
          this.leftOpen.push(`${id} ${index}`)
      }
  }

  #apply(snapshot: Snapshot, command: ReceivedCommand): boolean {
    const { event } = this
    if (!event || event.id !== snapshot.event?.id || isLate(command, event)) return false
    const sameMenu = event.menuVersion === snapshot.event.menuVersion
    const row = this.find(subjectOf(command))
    if (ofDecline(command)) return applyToDeclines(this, command)
    if (isSubmission(command)) {
      if (row || !sameMenu || this.declines.has(command.id)) return false
      const replaced = command.kind === 'rejoin' ? this.findDecline(command.decline) : null
      if (replaced !== null && (replaced?.deletedAt !== null || replaced.submissionHash === '')) return false
      if (replaced && this.replaces) {
        const gone = { version: replaced.version + 1, updatedAt: command.at, deletedAt: command.at }
        this.declines.set(replaced.id, { ...anonymizedDecline(replaced), ...gone })
        this.audits(replaced.id)
      }
      const { id, hash, tokenHash, at, content } = command
      const party = this.#numbered(partyOf(content.party, [], { ...command, menu: this.menu }))
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
    const stamp = { version: row.version + 1, updatedAt: command.at }
    if (command.kind === 'remove') {
      if (row.deletedAt !== null && !(command.erase && row.leadGuestName !== '')) return false
      const left = command.erase ? anonymized(row) : row
      this.rows.set(row.id, { ...left, ...stamp, deletedAt: row.deletedAt ?? command.at })
      return true
    }
    if (command.kind === 'restore') {
      if (row.deletedAt === null || !inTimeToRestore(row.deletedAt, command.at)) return false
      if (this.keepsWithdrawn && row.leadGuestName === '') return false
      this.rows.set(row.id, { ...row, ...stamp, deletedAt: null })
      return true
    }
    const known = snapshot.rows?.get(row.id)?.version
    if (row.deletedAt !== null || !sameMenu || known !== row.version) return false
    const version = command.kind === 'edit' ? command.version : null
    if (version !== null && version !== row.version) return false
    if (command.kind !== 'edit' && row.leadGuestName === '') return false
    const party = this.#numbered(partyAfter(command, row.party, this.menu))
    if (version === null && JSON.stringify(party) === JSON.stringify(row.party)) return false
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

function ofDecline(command: ReceivedCommand): command is DeclineCommandOf {
  return command.kind.endsWith('decline')
}

let given = 0

/** A party with the ids that the desk assigns: by id, else by position if none is sent, else new. */
export function identified(sent: Person[], stored: Person[] = []): Person[] {
  const known = new Set(stored.map(({ id }) => id))
  const none = sent.every(({ id }) => id === undefined)
  return sent.map(({ id, ...person }, index) => {
    const first = sent.findIndex((other) => other.id === id) === index
    const kept = none ? stored[index]?.id : first && known.has(id) ? id : undefined
    return { ...person, id: kept ?? `new${++given}` }
  })
}

/**
 * A store on such an event.
 * @param gate awaited around every call, so that a scheduler decides the order
 * @param fault the fault of the next call
 */
export function memoryStore(memory: MemoryEvent, gate: () => Promise<unknown>, fault: () => Fault): Store {
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
  const namedDeclines = (subjects: string[]) =>
    new Map(
      subjects.flatMap((subject) => {
        const row = memory.findDecline(subject)
        return row
          ? ([
              [row.id, row],
              [row.tokenHash, row],
            ] as const)
          : []
      }),
    )
  return {
    load: (_code, subjects) =>
      calling(
        (): Snapshot => ({
          event: memory.event,
          menu: memory.menu,
          rows: named(subjects),
          declines: namedDeclines(subjects),
        }),
      ),
    commit: (_code, snapshot, commands) =>
      calling((): Committed => {
        const written = memory.write(snapshot, commands)
        const readBack = commands.filter((command) => !isSubmission(command)).map(subjectOf)
        return { event: memory.event, written, rows: named(readBack), declines: namedDeclines(readBack) }
      }),
  }
}
