import { subjectOf, type Ticket } from './commands.ts'

/** A ticket that waits, with the length of its JSON. */
export type Waiting = { ticket: Ticket; bytes: number }

const ticketsMax = 50
const bytesMax = 80_000

/**
 * The tickets that are decided and written together: the next ones by arrival, bounded in number and bytes, and at most
 * one about each response, so that one of them cannot change what another was decided on. A guest names a response by
 * its link and a planner by its id, and only the row tells that both are one: changes of both kinds are never in one batch.
 * @param waiting by arrival
 * @returns at least one of them, if there is one
 */
export function nextBatch<One extends Waiting>(waiting: One[]): One[] {
  const taken: One[] = []
  const subjects = new Set<string>()
  let changedBy: 'guest' | 'planner' | null = null
  let bytes = 0
  for (const one of waiting) {
    const fits = taken.length === 0 || bytes + one.bytes <= bytesMax
    if (!fits || taken.length === ticketsMax) break
    const changer = changerOf(one.ticket)
    if (subjects.has(subjectOf(one.ticket)) || (changer && changedBy && changer !== changedBy)) continue
    taken.push(one)
    subjects.add(subjectOf(one.ticket))
    changedBy ??= changer
    bytes += one.bytes
  }
  return taken
}

/** Who changes a response that is there already; null for a new one. */
function changerOf({ kind, by }: Ticket): 'guest' | 'planner' | null {
  if (kind === 'submit') return null
  return by === null ? 'guest' : 'planner'
}
