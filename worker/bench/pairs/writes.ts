import { openEvents, planner, submission } from '../fixtures.ts'
import { type Harness, type Target, vars } from '../workers/harness.ts'
import { rate } from './load.ts'
import { type Ratio, ratio } from './pairs.ts'

const headers = { origin: vars.ORIGIN }

const shotAt = ({ url }: Target, code: string) => ({
  url: new URL(`/api/codes/${code}/responses`, url),
  headers,
  body: submission(),
})

/** Measures submissions per second to one or more events. Each measurement creates its events: none fills up. */
async function submissions(
  stand: Target,
  plannerId: string,
  { clients, count, events }: { clients: number; count: number; events: number },
): Promise<number> {
  const codes = await openEvents(stand, plannerId, events)
  // Warm up with one submission per event, so that every desk has loaded its event.
  await rate(events, events, (index) => shotAt(stand, codes[index] ?? ''))
  return rate(clients, count, (index) => shotAt(stand, codes[index % events] ?? ''))
}

const inserts = ({ url }: Target, clients: number, count: number, way = '/insert') =>
  rate(clients, count, () => ({ url: new URL(way, url), body: submission() }))

/** A desk for each event, which looks a submission up and writes it, without any rule: what the way by desks costs. */
const atBareDesks = ({ url }: Target, clients: number, count: number, events: number) =>
  rate(clients, count, (index) => ({
    url: new URL(`/desk?code=${index % events}`, url),
    body: submission(),
  }))

/**
 * R3 and R4: compares submissions with bare inserts, and with a desk that handles one at a time.
 * @param part fraction of the full number of submissions, 0 to 1
 */
export async function writes(
  { ours, bare, ourFar, bareFar }: Harness,
  pairs: number,
  part: number,
): Promise<Ratio[]> {
  const near = await planner(ours)
  const far = await planner(ourFar)
  const unit = 'a second'
  const toOneFar = (clients: number, count: number) => () =>
    submissions(ourFar, far.id, { clients, count, events: 1 })
  return [
    await ratio(
      {
        id: 'R3',
        what: 'submissions to one event, 32 clients ÷ bare inserts',
        unit,
        goal: { least: 1.2 },
      },
      pairs,
      () => submissions(ours, near.id, { clients: 32, count: 800 * part, events: 1 }),
      () => inserts(bare, 32, 800 * part),
    ),
    await ratio(
      {
        id: 'R3',
        what: 'the same, D1 20 ms away, 16 clients ÷ bare inserts',
        unit,
        goal: { least: 0.7 },
      },
      pairs,
      toOneFar(16, 320 * part),
      () => inserts(bareFar, 16, 320 * part),
    ),
    await ratio(
      {
        id: 'R3',
        what: 'the same, D1 20 ms away, 64 clients ÷ bare inserts',
        unit,
        goal: { least: 1.2 },
      },
      pairs,
      toOneFar(64, 1280 * part),
      () => inserts(bareFar, 64, 1280 * part),
    ),
    await ratio(
      {
        id: 'R3',
        what: 'the same, D1 20 ms away, 64 clients ÷ one after another',
        unit,
        goal: { least: 20 },
      },
      pairs,
      toOneFar(64, 1280 * part),
      // A desk that handles one at a time has the same rate with 8 clients as with 64.
      () => inserts(bareFar, 8, 24, '/serial?code=one'),
    ),
    await ratio(
      {
        id: 'R4',
        what: 'submissions over 64 events, 64 clients ÷ bare inserts',
        unit,
        goal: { least: 0.9 },
      },
      pairs,
      () => submissions(ours, near.id, { clients: 64, count: 800 * part, events: 64 }),
      () => inserts(bare, 64, 800 * part),
    ),
    await ratio(
      {
        id: 'R4',
        what: 'the same ÷ bare desks, one for each event',
        unit,
        goal: { least: 0.9 },
      },
      pairs,
      () => submissions(ours, near.id, { clients: 64, count: 800 * part, events: 64 }),
      () => atBareDesks(bare, 64, 800 * part, 64),
    ),
  ]
}
