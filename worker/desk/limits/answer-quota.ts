const hour = 3_600_000

/**
 * The number of new answers that an event takes at once, and of mail addresses they name. A used-up quota refills evenly
 * within `refillMs` milliseconds. An event takes at most ten times its guest limit in an hour: five times at once, and as many as refill.
 */
export const quotas = {
  answers: { burst: (guestLimit: number) => 5 * guestLimit, refillMs: hour },
  addresses: { burst: (guestLimit: number) => 3 * guestLimit + 100, refillMs: 24 * hour },
}

export type QuotaKind = keyof typeof quotas

/** One answer or address: who sent it, as a hash. */
export type Use = { kind: QuotaKind; sender: string }

const wholeEvent = ''

/**
 * The quota of one event, in the desk's storage: a leaky bucket for each sender, and one for the whole event. Each use
 * fills both. A sender is refused once both together exceed the quota, so one sender alone uses at most half. Each row holds
 * the time at which its bucket is empty again; one answer postpones it by its cost.
 */
export class AnswerQuota {
  readonly #storage: DurableObjectStorage

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  /**
   * @param ahead uses that come before it and are not stored yet
   * @returns milliseconds until a sender has quota for one more: 0 where there is some now
   */
  waitFor({ kind, sender }: Use, guestLimit: number, at: number, ahead: readonly Use[] = []): number {
    const { refillMs } = quotas[kind]
    const costPerUse = costOf(kind, guestLimit)
    const sameKind = ahead.filter((one) => one.kind === kind)
    const levelMs = this.#hasTable() ? this.#levelMs(kind, sender, at) : { bySender: 0, byAll: 0 }
    const bySender = levelMs.bySender + costPerUse * sameKind.filter((one) => one.sender === sender).length
    const byAll = levelMs.byAll + costPerUse * sameKind.length
    const excess = bySender + byAll + costPerUse - refillMs
    if (excess <= 0) return 0
    // Both buckets drain together: their sum falls twice as fast until the sender's is empty.
    return Math.ceil(excess / 2 <= bySender ? excess / 2 : byAll + costPerUse - refillMs)
  }

  /**
   * Charges one use. Where the event's bucket is full, only the sender's goes on filling.
   * @returns the time at which all of it is free again
   */
  use({ kind, sender }: Use, guestLimit: number, at: number): number {
    const { sql } = this.#storage
    sql.exec(
      'create table if not exists answer_quota (kind text, sender text, until integer, primary key (kind, sender))',
    )
    const costPerUse = costOf(kind, guestLimit)
    const levelMs = this.#levelMs(kind, sender, at)
    const [bySender, byAll] = [levelMs.bySender + costPerUse, levelMs.byAll + costPerUse]
    sql.exec(
      'insert or replace into answer_quota values (?1, ?2, ?3), (?1, ?4, ?5)',
      kind,
      sender,
      Math.round(at + bySender),
      wholeEvent,
      Math.round(at + Math.min(byAll, quotas[kind].refillMs)),
    )
    return at + Math.max(bySender, byAll)
  }

  /**
   * Deletes what is free again.
   * @returns the time at which the next is free, or null when nothing is left
   */
  sweep(at: number): number | null {
    if (!this.#hasTable()) return null
    const { sql } = this.#storage
    sql.exec('delete from answer_quota where until <= ?', at)
    const { next } = sql.exec<{ next: number | null }>('select min(until) as next from answer_quota').one()
    if (next === null) sql.exec('drop table answer_quota')
    return next
  }

  /** Milliseconds until a sender's share is free again, and the whole event's. */
  #levelMs(kind: QuotaKind, sender: string, at: number): { bySender: number; byAll: number } {
    const rows = this.#storage.sql
      .exec<{ sender: string; until: number }>(
        'select sender, until from answer_quota where kind = ? and sender in (?, ?)',
        kind,
        sender,
        wholeEvent,
      )
      .toArray()
    const msLeft = (who: string) => Math.max(0, (rows.find((row) => row.sender === who)?.until ?? at) - at)
    return { bySender: msLeft(sender), byAll: msLeft(wholeEvent) }
  }

  // The table is created with the first answer: the desk of an unknown code stores nothing.
  #hasTable(): boolean {
    return (
      this.#storage.sql.exec("select 1 from sqlite_master where name = 'answer_quota'").toArray().length > 0
    )
  }
}

function costOf(kind: QuotaKind, guestLimit: number): number {
  return quotas[kind].refillMs / quotas[kind].burst(guestLimit)
}
