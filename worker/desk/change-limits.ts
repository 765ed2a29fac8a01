import { asksEmail } from '#contract/capacity'
import { plans } from '#contract/plans'
import type { Command, Sender, TooMany } from './commands.ts'

const hour = 3_600_000
const day = 24 * hour

/**
 * How many edits, and how many new mail addresses, are accepted within a time in milliseconds: for one response, from one
 * network address, at one event. A submission names a mail address, and so does an edit that changes it. Guests of a venue
 * may all share one network, so its limit is the number of places, and a hundred more for corrections.
 */
export const changeMax = {
  edits: { within: hour, response: 30, sender: () => 2000, event: () => 5000 },
  addresses: {
    within: day,
    response: 5,
    sender: (guestLimit: number) => guestLimit + 100,
    event: (guestLimit: number) => 3 * guestLimit + 100,
  },
}

const largest = Math.max(...plans.map(({ guestLimit }) => guestLimit))

/** A change as it is counted. All three texts are hashes. */
export type Change = {
  response: string
  sender: string
  edits: boolean
  /** Null where the change names no mail address. */
  mailbox: string | null
}

/** The change a command makes, as it is counted; null for what is not counted: a removal, or a submission without an address. */
export function changeOf(command: Command, { from: sender, mailbox }: Sender): Change | null {
  if (command.kind === 'edit' || command.kind === 'needs')
    return { response: command.response, sender, edits: true, mailbox }
  if (!('tokenHash' in command) || mailbox === null) return null
  return { response: command.tokenHash, sender, edits: false, mailbox }
}

type Kind = keyof typeof changeMax
type Counts = {
  event: number
  sender: number
  response: number
  /** The times at which the first of each was counted. */
  eventSince: number | null
  senderSince: number | null
  responseSince: number | null
  /** How often the response has named this mailbox. */
  named: number
}

/**
 * Counts the changes of one event's responses in the desk's storage. Only changes that were made count in the end. A change
 * in progress is reserved, so that concurrent ones cannot exceed a limit.
 */
export class ChangeLimits {
  readonly #storage: DurableObjectStorage
  readonly #reserved = new Set<Change>()

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  /**
   * Reserves a change until it is finished.
   * @param guestLimit the event's, or null when it is not known
   * @returns the refusal when a limit is reached, else null
   */
  reserve(change: Change, guestLimit: number | null, at: number): TooMany | null {
    const limit = guestLimit ?? this.#storage.kv.get<number>('guestLimit') ?? largest
    for (const kind of kindsOf(change, limit)) {
      const until = this.#fullUntil(kind, change, limit, at)
      if (until === null) continue
      const retryAfter = Math.max(1, Math.ceil((until - at) / 1000))
      return { refused: kind === 'edits' ? 'too_many_edits' : 'too_many_addresses', retryAfter }
    }
    this.#reserved.add(change)
    return null
  }

  /**
   * Releases a reserved change, and counts it if it was made.
   * @returns the time at which it stops counting, or null when it was not counted
   */
  finish(change: Change, made: boolean, guestLimit: number | null, at: number): number | null {
    this.#reserved.delete(change)
    const kinds = kindsOf(change, guestLimit ?? largest)
    if (!made || kinds.length === 0) return null
    const { sql, kv } = this.#storage
    sql.exec(
      'create table if not exists changes (kind text, response text, sender text, mailbox text, at integer)',
    )
    if (guestLimit !== null && kv.get<number>('guestLimit') !== guestLimit) kv.put('guestLimit', guestLimit)
    const { response, sender, mailbox } = change
    for (const kind of kinds)
      if (kind === 'edits' || this.#counts(kind, change, at).named === 0)
        sql.exec(
          'insert into changes values (?, ?, ?, ?, ?)',
          ...[kind, response, sender, kind === 'edits' ? null : mailbox, at],
        )
    return at + Math.max(...kinds.map((kind) => changeMax[kind].within))
  }

  /**
   * Deletes counts that have expired.
   * @returns the time at which the next one expires, or null when nothing is left
   */
  sweep(at: number): number | null {
    if (!this.#hasTable()) return null
    const { sql, kv } = this.#storage
    for (const [kind, { within }] of Object.entries(changeMax))
      sql.exec('delete from changes where kind = ? and at <= ?', kind, at - within)
    const { edits, addresses } = changeMax
    const { next } = sql
      .exec<{ next: number | null }>(
        "select min(at + iif(kind = 'edits', ?, ?)) as next from changes",
        edits.within,
        addresses.within,
      )
      .one()
    if (next === null) {
      sql.exec('drop table changes')
      kv.delete('guestLimit')
    }
    return next
  }

  #fullUntil(kind: Kind, change: Change, limit: number, at: number): number | null {
    const max = changeMax[kind]
    const counts = this.#counts(kind, change, at)
    if (kind === 'addresses' && counts.named > 0) return null
    const full = [
      counts.response >= max.response && (counts.responseSince ?? at),
      counts.sender >= max.sender(limit) && (counts.senderSince ?? at),
      counts.event >= max.event(limit) && (counts.eventSince ?? at),
    ].filter((since) => since !== false)
    return full.length > 0 ? Math.max(...full) + max.within : null
  }

  /** The stored and the reserved changes of a kind. */
  #counts(kind: Kind, { response, sender, mailbox }: Change, at: number): Counts {
    const none = { event: 0, sender: 0, response: 0, named: 0 }
    const stored: Counts = this.#hasTable()
      ? this.#storage.sql
          .exec<Counts>(
            `select count(*) as event, min(at) as eventSince,
               count(iif(sender = ?1, 1, null)) as sender, min(iif(sender = ?1, at, null)) as senderSince,
               count(iif(response = ?2, 1, null)) as response, min(iif(response = ?2, at, null)) as responseSince,
               count(iif(response = ?2 and mailbox = ?3, 1, null)) as named
             from changes where kind = ?4 and at > ?5`,
            ...[sender, response, mailbox, kind, at - changeMax[kind].within],
          )
          .one()
      : { ...none, eventSince: null, senderSince: null, responseSince: null }
    const reserved = [...this.#reserved].filter((one) =>
      kind === 'edits' ? one.edits : one.mailbox !== null,
    )
    const ofResponse = reserved.filter((one) => one.response === response)
    return {
      ...stored,
      event: stored.event + reserved.length,
      sender: stored.sender + reserved.filter((one) => one.sender === sender).length,
      response: stored.response + ofResponse.length,
      named: stored.named + ofResponse.filter((one) => one.mailbox === mailbox).length,
    }
  }

  // The table is created with the first change: the desk of an unknown code stores nothing.
  #hasTable(): boolean {
    const tables = this.#storage.sql.exec("select name from sqlite_master where name = 'changes'").toArray()
    return tables.length > 0
  }
}

/** What a change counts as. Addresses count only at events that ask for them. */
function kindsOf({ edits, mailbox }: Change, guestLimit: number): Kind[] {
  const kinds: Kind[] = edits ? ['edits'] : []
  return mailbox !== null && asksEmail(guestLimit) ? [...kinds, 'addresses'] : kinds
}
