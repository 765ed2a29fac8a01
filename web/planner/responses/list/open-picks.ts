import type { noLinkBecause, OpenPick } from '#party/words/planner-open-picks'
import { openPickMessage } from '#party/words/planner-open-picks'
import { ApiError, api, callApi } from '../../../client/calls/api.ts'
import type { Course, Row } from './rows.ts'

/** A party in which somebody has no choice in a course. */
export type OpenParty = { id: string; lead: string; picks: OpenPick[] }

type WithoutLink = { name: string; why: keyof typeof noLinkBecause }

/** The parties in which a choice is missing, with who it is and in which courses. */
export function openParties(rows: readonly Row[], courses: readonly Course[]): OpenParty[] {
  const parties = new Map<string, OpenParty>()
  for (const { response, person, cells, missing } of rows) {
    if (!missing) continue
    const open = courses.filter(
      ({ asks }, at) => asks && (cells[at]?.is === 'open' || cells[at]?.is === 'gone'),
    )
    const { id, leadGuestName: lead } = response
    const party = parties.get(id) ?? { id, lead, picks: [] }
    party.picks.push({ name: person.name, courses: open.map(({ name }) => name) })
    parties.set(id, party)
  }
  return [...parties.values()]
}

// So many links are asked for at a time.
const atOnce = 4

/**
 * The messages to these parties one after another, each with its own link, which is audited for each.
 * @param day until which one may choose, written out
 * @returns the text, and who is not in it, with the reason
 * @throws ApiError where the server cannot be asked
 */
export async function messagesTo(
  event: { id: string; title: string },
  parties: readonly OpenParty[],
  day: string,
): Promise<{ text: string; count: number; without: WithoutLink[] }> {
  const without: WithoutLink[] = []
  const messages: string[] = []
  for (let from = 0; from < parties.length; from += atOnce) {
    const some = parties.slice(from, from + atOnce)
    const links = await Promise.all(some.map((party) => linkOf(event.id, party)))
    for (const [at, party] of some.entries()) {
      const link = links[at]
      if (link && 'url' in link)
        messages.push(openPickMessage(party.lead, party.picks, event.title, day, link.url))
      else if (link) without.push(link)
    }
  }
  return { text: messages.join('\n\n'), count: messages.length, without }
}

async function linkOf(id: string, { id: rid, lead }: OpenParty): Promise<{ url: string } | WithoutLink> {
  if (lead === '') return { name: 'Erased', why: 'erased' }
  try {
    return await callApi((options) =>
      api.events[':id'].responses[':rid'].link.$post({ param: { id, rid } }, options),
    )
  } catch (error) {
    const why = error instanceof ApiError && reasons[error.code]
    if (!why) throw error
    return { name: lead, why }
  }
}

const reasons: Partial<Record<ApiError['code'], WithoutLink['why']>> = {
  not_found: 'withdrawn',
  expired: 'renewed',
  removed: 'erased',
}
