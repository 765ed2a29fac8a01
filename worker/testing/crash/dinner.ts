import type { Miniflare } from 'miniflare'
import { sha256 } from '#core/hash'
import { drawId, menuIdLength } from '#core/ids'
import type { EditView } from '#party/shape/guest'
import { canonical } from '#sheets/rules/canonical'
import type { IssuedSheet } from '#sheets/shape/requests'
import { responseIdOf } from '../../desk/response-id.ts'
import { type Act, type Answer, sendAct } from './acts.ts'
import { origin } from './server.ts'

// What else is written of a dinner while the Worker is killed: guests who cannot come and take it back, guests who change
// their needs, and a planner who issues sheets in one tab and seats people in another.
export type Dinner = {
  id: string
  code: string
  cookie: string
  acts: Act[]
  leads: Lead[]
  tables: string[]
}
type Lead = { responseId: string; personId: string }

const [declineOf, partyOf, tableOf, sheetOf, placeOf] = [
  'select count(*), names, deleted_at is null from declines where id = ? group by id',
  `select guest_count, (select group_concat(n.value ->> 'what') from json_each(selections) p,
     json_each(p.value, '$.needs') n) from guest_selections where id = ?`,
  'select count(*), name from tables where id = ? group by id',
  'select count(*), number, hash from sheets where id = ? group by id',
  'select table_id from placements where response_id = ? and person_id = ?',
]

/** Writes until the end, or until something has no answer. `others` write beside those of the dinner itself. */
export async function dine(
  server: Miniflare,
  dinner: Dinner,
  others: Writer[],
  ended: () => boolean,
): Promise<void> {
  const one = async (act: Omit<Act, 'status'>): Promise<Answer | null> => {
    const kept: Act = { ...act, status: null }
    dinner.acts.push(kept)
    return sendAct(server, kept)
  }
  const until = async (write: (send: typeof one) => Promise<void>) => {
    while (!ended()) await write(one)
  }
  const all: Writer[] = [decline, decline, needs, needs, issue, seat, ...others]
  await Promise.all(
    all.map((write) => until((send) => write(dinner, send, { server, ended })).catch(() => undefined)),
  )
}

type Run = { server: Miniflare; ended: () => boolean }
/** Sends an act and keeps it. Null where it is refused. */
export type Send = (act: Omit<Act, 'status'>) => Promise<Answer | null>
/** One turn of somebody who writes, over and over. */
export type Writer = (dinner: Dinner, send: Send, run: Run) => Promise<void>

async function decline({ code }: Dinner, send: Send): Promise<void> {
  const submissionId = crypto.randomUUID()
  const id = await responseIdOf('guest', code, submissionId)
  const names = ['Ann', 'Leo']
  const stored = [declineOf, id] as const
  const sent = await send({
    ...{ what: 'a decline', method: 'POST', path: `/api/codes/${code}/declines`, stored },
    ...{ body: { submissionId, email: '', names }, leaves: `1 ${JSON.stringify(names)} 1` },
  })
  if (!sent || Math.random() < 0.3) return
  await send({
    ...{ what: 'a decline taken back', method: 'DELETE', path: `/api/declines/${sent.declineToken}`, stored },
    leaves: '1 ["",""] 0',
  })
}

/** Answers, and then changes needs and the party's size: whoever sat somewhere leaves their place. */
async function needs({ code, leads }: Dinner, send: Send, { server, ended }: Run): Promise<void> {
  const submissionId = crypto.randomUUID()
  const responseId = await responseIdOf('guest', code, submissionId)
  const stored = [partyOf, responseId] as const
  const party = (size: number, what: string, id?: string) => [
    {
      ...{ name: 'Ana', allergies: '', selections: {}, ...(id && { id }) },
      ...{ needs: [{ what, how: 'allergy' }], consent: true },
    },
    ...(size > 1 ? [{ name: 'Leo', allergies: '', selections: {} }] : []),
  ]
  const sent = await send({
    ...{ what: 'an answer with needs', method: 'POST', path: `/api/codes/${code}/responses`, stored },
    ...{ body: { submissionId, email: '', party: party(2, 'peanuts') }, leaves: '2 peanuts' },
  })
  if (!sent) return
  const own = await server.dispatchFetch(`${origin}/api/responses/${sent.editToken}`)
  const personId = ((await own.json()) as EditView).response.party[0]?.id ?? ''
  leads.push({ responseId, personId })
  for (const [version, what] of ['milk', 'fish', 'soy'].entries()) {
    if (ended()) return
    const size = 1 + (version % 2)
    const body = { version: version + 1, email: '', party: party(size, what, personId) }
    const path = `/api/responses/${sent.editToken}`
    if (!(await send({ what: 'needs', method: 'PUT', path, stored, body, leaves: `${size} ${what}` }))) return
  }
}

async function issue({ id: event, cookie }: Dinner, send: Send): Promise<void> {
  const id = crypto.randomUUID()
  await send({
    ...{ what: 'a sheet', method: 'POST', path: `/api/events/${event}/sheets`, cookie },
    ...{ body: { id, kind: 'provisional' }, stored: [sheetOf, id], leaves: null },
    told: ({ number, hash }) => `1 ${number} ${hash}`,
  })
}

/** Moves somebody to a table, and from time to time to none. */
async function seat({ id: event, cookie, leads, tables, acts }: Dinner, send: Send): Promise<void> {
  if (tables.length === 0 || Math.random() < 0.1) {
    const [id, name] = [drawId(menuIdLength), `Table ${tables.length}`]
    const about = { what: 'a table', method: 'POST', path: `/api/events/${event}/tables`, cookie }
    const body = { id, name, seats: 20 }
    if (await send({ ...about, body, stored: [tableOf, id], leaves: `1 ${name}` })) tables.push(id)
    return
  }
  // The first lead guest always sits somewhere: a place to lose.
  const [first] = leads
  const seated = acts.some(({ what }) => what === 'a place')
  const lead = seated ? leads[Math.floor(Math.random() * leads.length)] : first
  const to = lead !== first && Math.random() < 0.3 ? null : tables[Math.floor(Math.random() * tables.length)]
  if (!lead) return new Promise((resolve) => setTimeout(resolve, 5))
  await send({
    ...{ what: 'a place', method: 'PUT', path: `/api/events/${event}/placements`, cookie },
    body: { placements: [{ ...lead, tableId: to ?? null }] },
    ...{ stored: [placeOf, lead.responseId, lead.personId], leaves: to ?? '' },
  })
}

/** Opens every sheet. @returns one line for each that is not as it was issued, or whose number is not the next */
export async function wrongSheets(server: Miniflare, { id, cookie, acts }: Dinner): Promise<string[]> {
  const issued = acts.filter(({ what }) => what === 'a sheet').length
  const wrong: string[] = []
  for (let number = 1; number <= issued; number++) {
    const response = await server.dispatchFetch(`${origin}/api/events/${id}/sheets/${number}`, {
      headers: { origin, cookie },
    })
    const { sheet, hash, asIssued } = (await response.json()) as Partial<IssuedSheet>
    if (!sheet || !asIssued || (await sha256(canonical(sheet.body))) !== hash) wrong.push(`sheet ${number}`)
  }
  return wrong
}
