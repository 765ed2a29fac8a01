import { asksEmail } from '#contract/capacity'
import { plans } from '#contract/plans'
import type { Ask, Sender, TooMany } from './commands.ts'

const hour = 3_600_000
const day = 24 * hour

/**
 * How often answers may be changed, and how many addresses may be named, in a time in milliseconds: of one response, by
 * one sender's address, at one event. An address is named by a submission and by an edit that changes it. `guestLimit`:
 * a venue whose guests all share one network names at most as many as there are places; the hundred are for corrections.
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

/** A change as it is counted. `response`, `sender` and `mailbox` are hashes. */
export type Change = {
  response: string
  sender: string
  edits: boolean
  /** The mailbox it names, or null for none. */
  mailbox: string | null
}

/** What an ask changes, as it is counted, or null for what is not: a removal, or a new answer without an address. */
export function changeOf(ask: Ask, { from: sender, mailbox }: Sender): Change | null {
  if (ask.kind === 'edit') return { response: ask.response, sender, edits: true, mailbox }
  if (ask.kind !== 'submit' || mailbox === null) return null
  return { response: ask.tokenHash, sender, edits: false, mailbox }
}

type Kind = keyof typeof changeMax
type Counts = {
  event: number
  sender: number
  response: number
  /** When the first of each was counted. */
  eventSince: number | null
  senderSince: number | null
  responseSince: number | null
  /** How often the response named this mailbox. */
  named: number
}

/**
 * Counts the changes of one event's answers, in the desk's own storage. Only a change that was made counts in the end;
 * while it is being made it takes its place, so that many at once do not slip through.
 */
export class ChangeLimits {
  readonly #storage: DurableObjectStorage
  readonly #pending = new Set<Change>()

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  /**
   * Takes a place for a change until it is settled.
   * @param guestLimit the event's, or null when it is not known right now
   * @returns the refusal of one change too many, or null when there was room
   */
  take(change: Change, guestLimit: number | null, at: number): TooMany | null {
    const limit = guestLimit ?? this.#storage.kv.get<number>('guestLimit') ?? largest
    for (const kind of kindsOf(change, limit)) {
      const until = this.#fullUntil(kind, change, limit, at)
      if (until === null) continue
      const retryAfter = Math.max(1, Math.ceil((until - at) / 1000))
      return { refused: kind === 'edits' ? 'too_many_edits' : 'too_many_addresses', retryAfter }
    }
    this.#pending.add(change)
    return null
  }

  /**
   * Gives the place of a change back, and keeps it when the change was made.
   * @returns the instant from which it counts no more, or null when it was not kept
   */
  settle(change: Change, made: boolean, guestLimit: number | null, at: number): number | null {
    this.#pending.delete(change)
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
   * Forgets what counts no more.
   * @returns the instant at which there is more to forget, or null when nothing is left
   */
  sweep(at: number): number | null {
    if (!this.#made()) return null
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

  /** What is counted of a kind, stored and pending. */
  #counts(kind: Kind, { response, sender, mailbox }: Change, at: number): Counts {
    const none = { event: 0, sender: 0, response: 0, named: 0 }
    const stored: Counts = this.#made()
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
    const pending = [...this.#pending].filter((one) => (kind === 'edits' ? one.edits : one.mailbox !== null))
    const ofResponse = pending.filter((one) => one.response === response)
    return {
      ...stored,
      event: stored.event + pending.length,
      sender: stored.sender + pending.filter((one) => one.sender === sender).length,
      response: stored.response + ofResponse.length,
      named: stored.named + ofResponse.filter((one) => one.mailbox === mailbox).length,
    }
  }

  // The desk of a code nobody has stores nothing, and so leaves nothing behind.
  #made(): boolean {
    const tables = this.#storage.sql.exec("select name from sqlite_master where name = 'changes'").toArray()
    return tables.length > 0
  }
}

/** What a change counts as. An event without addresses stores none. */
function kindsOf({ edits, mailbox }: Change, guestLimit: number): Kind[] {
  const kinds: Kind[] = edits ? ['edits'] : []
  return mailbox !== null && asksEmail(guestLimit) ? [...kinds, 'addresses'] : kinds
}
