import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#core/clock'
import { runCron } from '../../app/cron.ts'
import { emptyDatabase } from '../empty-database.ts'
import { counts, difference } from '../factories/what-there-is.ts'
import {
  Faults,
  injectFaultsInCards,
  injectFaultsInEnv,
  type Plan,
  type SentMail,
} from './fault-injection.ts'
import { invariants } from './invariants.ts'
import { sent, withDesks } from './sent-writes.ts'
import type { Write, WriteCase } from './write-case.ts'

// Each write runs with its first, second, … call to the database, the mail, the images or the card provider failing,
// once before it took effect and once after, until it runs through untouched. Whatever failed is sent again as its
// client would, the clock runs, and then everything is as if nothing had failed.
// `npm run test:deep` fails every call both ways, and the clock runs for each failure by itself. Else each call is failed
// once, after it took effect: to fail before is to stop after the call before. The clock then runs once for several failures:
// what is left of them together is so many times what one untouched write leaves. Where it is not, each runs again by itself.
const everyWay = env.FAULTS === 'all'
const together = everyWay ? 1 : 8

/** The write, sent again while its answer is a failure of ours. */
async function writtenOnce(
  write: Write,
  { again = [], asksAgain }: WriteCase,
  plan: Plan | null,
  mails: SentMail[],
) {
  const faults = new Faults(plan)
  const failing = await injectFaultsInCards(faults, () =>
    withDesks(injectFaultsInEnv(env, faults, mails), (bindings) =>
      sent(write, bindings).catch((error: unknown) => String(error)),
    ),
  )
  const broken = await invariants(env.DB)
  const sound = injectFaultsInEnv(env, new Faults(), mails)
  let status = failing
  if (asksAgain) status = await withDesks(sound, (bindings) => sent(write, bindings))
  for (let tries = 0; tries < 3 && (typeof status === 'string' || status >= 500); tries++)
    status = await withDesks(sound, (bindings) => sent(write, bindings))
  const fine = typeof status === 'number' && (status < 300 || (status !== failing && again.includes(status)))
  const name = plan ? `call ${plan.call} ${plan.when} ${faults.names[plan.call - 1]}` : ''
  return {
    calls: faults.calls,
    names: faults.names,
    failed: faults.failed,
    name,
    status: fine ? 'fine' : `${failing} then ${status}`,
    broken,
  }
}

/** Runs of the same write, each with a failure of its own, and then the clock until nothing is left to do. */
async function lived(one: WriteCase, plans: (Plan | null)[]) {
  const mails: SentMail[] = []
  const runs: Awaited<ReturnType<typeof writtenOnce>>[] = []
  const before = await counts()
  let ofClock = false
  for (const plan of plans) {
    const write = await one.given()
    setClock()
    runs.push(await writtenOnce(write, one, plan, mails))
    ofClock ||= 'run' in write
  }
  const later = now() + 3 * 3_600_000
  setClock(() => later)
  await withDesks(injectFaultsInEnv(env, new Faults(), mails), runCron)
  setClock()
  const broken = await invariants(env.DB)
  return {
    runs,
    ofClock,
    broken,
    change: difference(before, await counts()),
    wrongMails: mails.flatMap(({ wrong }) => wrong ?? []),
    mails: mails.length,
  }
}
type Lived = Awaited<ReturnType<typeof lived>>

/** Counts of an untouched write, times the runs. Those that `more` names may be higher. */
function expected(
  untouched: Lived,
  { runs, change }: Lived,
  { more = [] }: WriteCase,
): Record<string, number> {
  const names = new Set([...Object.keys(untouched.change), ...more])
  const times = Object.fromEntries(
    [...names].map((name) => [name, (untouched.change[name] ?? 0) * runs.length]),
  )
  for (const name of more) times[name] = Math.max(times[name] ?? 0, change[name] ?? 0)
  return Object.fromEntries(Object.entries(times).filter(([, n]) => n !== 0))
}

function holds(many: Lived, untouched: Lived, one: WriteCase): void {
  const { runs, change, broken, wrongMails, mails } = many
  const sound = runs.map(({ name }) => ({ name, status: 'fine', broken: [] }))
  expect(runs.map(({ name, status, broken }) => ({ name, status, broken }))).toEqual(sound)
  const names = runs.map(({ name }) => name)
  const asMany = expected(untouched, many, one)
  expect({ names, change, broken, wrongMails }).toEqual({ names, change: asMany, broken: [], wrongMails: [] })
  // A sender that fails between sending and marking may send once more.
  expect(mails).toBeLessThanOrEqual((untouched.mails + 1) * runs.length)
  expect(mails).toBeGreaterThanOrEqual(untouched.mails * runs.length)
}

async function everyCallFails(one: WriteCase): Promise<void> {
  const untouched = await lived(one, [null])
  holds(untouched, untouched, one)
  const calls = untouched.runs[0]?.calls ?? 0
  expect(calls).toBeGreaterThan(0)
  const numbers = Array.from({ length: everyWay ? calls + 1 : calls }, (_, index) => index + 1)
  const plans = numbers.flatMap((call): Plan[] =>
    (['before', 'after'] as const)
      .filter((when) => everyWay || when === 'after')
      .map((when) => ({ call, when })),
  )
  const calledBy = ({ call }: Plan) => untouched.runs[0]?.names[call - 1] ?? ''
  for (let rest = plans; rest.length > 0; ) {
    const some = untouched.ofClock ? [farApart(rest, calledBy)] : rest.slice(0, together)
    const many = await lived(one, some)
    const failed = many.runs.flatMap((run) => run.failed)
    try {
      holds(many, untouched, one)
    } catch (error) {
      for (const plan of rest.slice(0, together)) holds(await lived(one, [plan]), untouched, one)
      throw error
    }
    rest = untouched.ofClock
      ? rest.slice(1).filter((plan) => !failed.includes(calledBy(plan)))
      : rest.slice(together)
  }
}

/**
 * The first plan, with calls far apart beside it: the clock's turns stand alone, and a second run of it would do the work of
 * the first. A call that is not come to, because its turn failed before, is left to the next run.
 */
function farApart([first, ...others]: Plan[], calledBy: (plan: Plan) => string): Plan {
  if (!first) throw new Error('no call is left')
  const alike = others.filter(({ when }) => when === first.when)
  const beside = everyWay ? [] : alike.filter((_, index) => index % 4 === 3).map(calledBy)
  return { ...first, beside }
}

/** Tests of writes whose calls fail, in groups. */
export function withAnyOneCallFailing(groups: Record<string, Record<string, WriteCase>>): void {
  console.log(everyWay ? 'every call fails before and after it took effect' : 'each call fails once')
  afterEach(async () => {
    setClock()
    await emptyDatabase()
  })
  for (const [group, cases] of Object.entries(groups))
    describe(`with any one call failing, ${group} ends as if none had:`, () => {
      for (const [name, one] of Object.entries(cases)) it(name, () => everyCallFails(one), 60_000)
    })
}
