import { isAboveFreeLimit } from '#events/rules/capacity'
import { plans } from '#purchases/rules/plans'
import type { Command, Sender, TooMany } from '../shape.ts'
import { AnswerQuota, type Use } from './answer-quota.ts'

const hour = 3_600_000

/**
 * Limits on changes of one response within a time in milliseconds, and on the mail addresses it may name. Only these limits
 * refuse edits; the event's quota refuses new answers.
 */
export const changeMax = {
  edits: { within: hour, max: 30 },
  addresses: { within: 24 * hour, max: 5 },
}

const largestGuestLimit = Math.max(...plans.map(({ guestLimit }) => guestLimit))

/** A command's changes, as they are counted. All texts but `countedAs` are hashes or ids. */
export type CountableChange = {
  /** A guest's new answer, a guest's change of what is stored, or anything a planner writes. */
  countedAs: 'answer' | 'edit' | 'planner'
  /** The response or decline, as the command names it. */
  answerKey: string
  /** The answer that takes its place where a party changes its mind: the count goes on with it. */
  nextAnswerKey: string
  sender: string
  /** Null where the change names no mail address. */
  mailbox: string | null
}

/** The change a command makes, as it is counted; null for what is not counted, such as a removal. */
export function countableChangeOf(
  command: Command,
  { from: sender, mailbox }: Sender,
): CountableChange | null {
  const { kind } = command
  const planner = command.actor.kind !== 'guest' && 'planner'
  if (kind === 'edit' || kind === 'needs')
    return {
      countedAs: planner || 'edit',
      answerKey: command.responseKey,
      nextAnswerKey: command.responseKey,
      sender,
      mailbox,
    }
  if (kind !== 'submit' && kind !== 'rejoin' && kind !== 'decline') return null
  const replaced = kind === 'rejoin' ? command.declineKey : kind === 'decline' ? command.responseKey : null
  const nextAnswerKey = command.tokenHash
  const countedAs = planner || (replaced === null ? 'answer' : 'edit')
  return { countedAs, answerKey: replaced ?? nextAnswerKey, nextAnswerKey, sender, mailbox }
}

type LimitKind = keyof typeof changeMax

/** A change that is stored and not yet counted, with the quota it uses. */
type UncountedChange = { change: CountableChange; guestLimit: number | null; at: number; uses: Use[] }

/**
 * Counts the changes of one event's responses in the desk's storage. A response's own counts limit its edits. The event's
 * quota refuses new answers only; where edits and planners name addresses beyond it, the mails are delayed. Only stored
 * changes count in the end. A guest's edit in progress is reserved, so that concurrent ones cannot exceed a limit.
 */
export class ChangeLimits {
  readonly #storage: DurableObjectStorage
  readonly #quota: AnswerQuota
  readonly #reserved = new Set<CountableChange>()
  #uncounted: UncountedChange[] = []

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
    this.#quota = new AnswerQuota(storage)
  }

  /**
   * Reserves a change until it is released.
   * @param guestLimit the event's, or null when it is not known
   * @returns the refusal when the response has reached a limit of its own, else null
   */
  reserve(change: CountableChange, guestLimit: number | null, at: number): TooMany | null {
    if (change.countedAs !== 'edit') return null
    for (const kind of limitsCountedBy(change, guestLimit)) {
      const until = this.#fullUntil(kind, change, at)
      if (until !== null) return tooMany(kind, until - at)
    }
    this.#reserved.add(change)
    return null
  }

  /**
   * Checks that the event has quota left for the next changes of a batch, each with those ahead of it.
   * @param changes reserved ones, null for commands that are not counted
   * @returns for each its refusal; or, where no quota refuses it, the time from which its mail may go; or null
   */
  admit(
    changes: { change: CountableChange | null; at: number }[],
    guestLimit: number | null,
  ): (TooMany | { mailAt: number } | null)[] {
    const ahead = this.#uncounted.flatMap(({ uses }) => uses)
    return changes.map(({ change, at }) => {
      if (!change) return null
      // An address that this response named before costs no quota, but its mail waits while there is none left.
      const uses = usesToCheck(change, guestLimit)
      const delays = uses.map((one) => this.#quota.waitFor(one, guestLimit ?? largestGuestLimit, at, ahead))
      const full = delays.findIndex((wait) => wait > 0)
      if (full >= 0 && change.countedAs === 'answer')
        return tooMany(uses[full]?.kind ?? 'answers', delays[full] ?? 0)
      ahead.push(...this.#usesToCharge(change, guestLimit, at))
      return full >= 0 ? { mailAt: at + (delays[full] ?? 0) } : null
    })
  }

  /** Ends the reservation of a change. */
  release(change: CountableChange): void {
    this.#reserved.delete(change)
  }

  /**
   * Postpones the count of a stored new answer until `countPostponedAnswers`; it uses its quota meanwhile. A write at this point
   * would delay the reply: a Durable Object holds replies until its writes are durable.
   */
  postpone(change: CountableChange, guestLimit: number | null, at: number): void {
    this.#uncounted.push({ change, guestLimit, at, uses: this.#usesToCharge(change, guestLimit, at) })
  }

  /**
   * Counts what was postponed.
   * @returns the time at which the last of it stops counting, or null when nothing was counted
   */
  countPostponedAnswers(): number | null {
    const postponed = this.#uncounted
    this.#uncounted = []
    const ends = postponed.map(({ change, guestLimit, at }) => this.count(change, guestLimit, at))
    return ends.reduce((last, end) => (end === null ? last : Math.max(last ?? end, end)), null)
  }

  /** Forgets what was postponed: the event is gone. */
  forgetPostponed(): void {
    this.#uncounted = []
  }

  /**
   * Counts a change that was stored.
   * @returns the time at which it stops counting, or null when it was not counted
   */
  count(change: CountableChange, guestLimit: number | null, at: number): number | null {
    const quotaEnds = this.#usesToCharge(change, guestLimit, at).map((one) =>
      this.#quota.use(one, guestLimit ?? largestGuestLimit, at),
    )
    const { answerKey: response, nextAnswerKey: successor, mailbox } = change
    const kinds = limitsCountedBy(change, guestLimit).filter(
      (kind) => kind === 'edits' || this.#counted(kind, change, at).mailboxUses === 0,
    )
    const { sql } = this.#storage
    if (kinds.length > 0) {
      sql.exec('create table if not exists changes (kind text, response text, mailbox text, at integer)')
      sql.exec('create index if not exists changes_of_response on changes (response)')
    }
    for (const kind of kinds)
      sql.exec(
        'insert into changes values (?, ?, ?, ?)',
        kind,
        response,
        kind === 'edits' ? null : mailbox,
        at,
      )
    if (successor !== response && this.#hasTable())
      sql.exec('update changes set response = ? where response = ?', successor, response)
    const ends = [...quotaEnds, ...kinds.map((kind) => at + changeMax[kind].within)]
    return ends.length > 0 ? Math.max(...ends) : null
  }

  /**
   * Deletes counts that have expired.
   * @returns the time at which the next one expires, or null when nothing is left
   */
  sweep(at: number): number | null {
    const next = [this.#sweepChanges(at), this.#quota.sweep(at)].filter((time) => time !== null)
    return next.length > 0 ? Math.min(...next) : null
  }

  #sweepChanges(at: number): number | null {
    if (!this.#hasTable()) return null
    const { sql } = this.#storage
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
    if (next === null) sql.exec('drop table changes')
    return next
  }

  /** Quota of the event that a change uses; none for an address that its response named before. */
  #usesToCharge(change: CountableChange, guestLimit: number | null, at: number): Use[] {
    return usesToCheck(change, guestLimit).filter(
      ({ kind }) => kind === 'answers' || this.#counted('addresses', change, at).mailboxUses === 0,
    )
  }

  #fullUntil(kind: LimitKind, change: CountableChange, at: number): number | null {
    const { within, max } = changeMax[kind]
    const { total, mailboxUses, since } = this.#counted(kind, change, at)
    const { answerKey: response, mailbox } = change
    const reserved = [...this.#reserved].filter(
      (one) => one.answerKey === response && (kind === 'edits' || one.mailbox !== null),
    )
    if (total + reserved.length < max) return null
    if (kind === 'addresses' && (mailboxUses > 0 || reserved.some((one) => one.mailbox === mailbox)))
      return null
    return (since ?? at) + within
  }

  /** The counted changes of a response, the time of the first, and how often it has named this mailbox. */
  #counted(kind: LimitKind, { answerKey: response, mailbox }: CountableChange, at: number) {
    if (!this.#hasTable()) return { total: 0, since: null, mailboxUses: 0 }
    return this.#storage.sql
      .exec<{ total: number; since: number | null; mailboxUses: number }>(
        `select count(*) as total, min(at) as since, count(iif(mailbox = ?, 1, null)) as mailboxUses
         from changes where response = ? and kind = ? and at > ?`,
        ...[mailbox, response, kind, at - changeMax[kind].within],
      )
      .one()
  }

  // The table is created with the first change: the desk of an unknown code stores nothing.
  #hasTable(): boolean {
    return this.#storage.sql.exec("select 1 from sqlite_master where name = 'changes'").toArray().length > 0
  }
}

/** The response's own limits that a change counts against. Addresses count only at events that ask for them. */
function limitsCountedBy({ countedAs, mailbox }: CountableChange, guestLimit: number | null): LimitKind[] {
  const kinds: LimitKind[] = countedAs === 'edit' ? ['edits'] : []
  return mailbox !== null && isAboveFreeLimit(guestLimit ?? largestGuestLimit)
    ? [...kinds, 'addresses']
    : kinds
}

/** Quota of the event that a change needs: one for a new answer, one for the address it names. */
function usesToCheck(change: CountableChange, guestLimit: number | null): Use[] {
  const { countedAs, sender } = change
  const namesAddress = limitsCountedBy(change, guestLimit).includes('addresses')
  return [
    ...(countedAs === 'answer' ? [{ kind: 'answers' as const, sender }] : []),
    ...(namesAddress ? [{ kind: 'addresses' as const, sender }] : []),
  ]
}

function tooMany(kind: LimitKind | Use['kind'], wait: number): TooMany {
  const retryAfter = Math.max(1, Math.ceil(wait / 1000))
  return { refused: kind === 'addresses' ? 'too_many_addresses' : 'too_many', retryAfter }
}
