import { makeResponse, partyOf } from '../../testing/factories/party-factories.ts'
import { event, events, guests, neighbours, planner, submission } from '../fixtures.ts'
import { type Harness, type Target, vars } from '../workers/harness.ts'

/** The cost of one request, in counts that are the same on every run. */
export type Cost = { what: string; trips: number; rows: number; written: number; bytes: number }

async function cost(
  stand: Target,
  what: string,
  path: string,
  init: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Cost> {
  const headers = { origin: vars.ORIGIN, 'content-type': 'application/json', ...init.headers }
  const answer = await fetch(new URL(path, stand.url), { ...init, headers })
  const bytes = (await answer.arrayBuffer()).byteLength
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  const header = (name: string) => Number(answer.headers.get(name))
  return { what, trips: header('x-trips'), rows: header('x-rows'), written: header('x-written'), bytes }
}

type Staged = { id: string; code: string; token: string; cookie: string }

async function staged(stand: Target): Promise<Staged> {
  const { id: planning, cookie } = await planner(stand)
  const { id, code } = await event(stand, planning)
  const env = { ...vars, DB: stand.db } as unknown as Env
  const { token } = await makeResponse(env, { id, eventCode: code }, partyOf(1))
  return { id, code, token, cookie }
}

/** Measures the requests of an event's guests and planner. `stored` is the number of responses in the event. */
async function ofGuests(stand: Target, { id, code, token, cookie }: Staged, stored: number): Promise<Cost[]> {
  const submit = () => ({ method: 'POST', body: submission(4) })
  const of = (what: string) => `${stored} guests: ${what}`
  const signedIn = { headers: { cookie } }
  // Warm up: the first page view caches the menu at the edge, and the first submission makes the desk load its event.
  await cost(stand, '', `/event/${code}`)
  await cost(stand, '', `/api/codes/${code}/responses`, submit())
  return [
    await cost(stand, of('guest page'), `/event/${code}`),
    await cost(stand, of('look-up'), `/api/codes/${code}`),
    await cost(stand, of('submit'), `/api/codes/${code}/responses`, submit()),
    await cost(stand, of('edit page'), `/edit/${token}`),
    await cost(stand, of('overview'), `/api/events/${id}/overview`, signedIn),
    await cost(stand, of('responses, a page of 500'), `/api/events/${id}/responses`, signedIn),
    await cost(stand, of('kitchen'), `/api/events/${id}/kitchen`, signedIn),
    await cost(stand, of('CSV'), `/api/events/${id}/responses.csv`, signedIn),
  ]
}

/** Measures the costs with 10 and 2,000 guests in an event, and with 10 and 10,000 events in one database. */
export async function counts({ counted }: Harness): Promise<Cost[]> {
  // Use the same event for both. An index read goes one row past the event's own if another event's rows follow, so two
  // events could differ by one row.
  const one = await staged(counted)
  await guests(counted, one.id, 7, {})
  const few = await ofGuests(counted, one, 10)
  await guests(counted, one.id, 1976, {}, 'more')
  const many = await ofGuests(counted, one, 1992)
  const own = await planner(counted)
  for (let made = 0; made < 10; made++) await event(counted, own.id, [3, 4])
  // With neighbours the small database pays for the row past its own, too.
  await neighbours(counted)
  const dashboard = (among: string) =>
    cost(counted, `10 events among ${among}: dashboard`, '/api/events', { headers: { cookie: own.cookie } })
  const before = await dashboard('10')
  await events(counted, (await planner(counted)).id, 9_990)
  const after = await dashboard('10,000')
  // gatesOfCounts expects pairs: the smaller amount, then the larger.
  return [...few.flatMap((less, index) => [less, many[index] ?? less]), before, after]
}
