import { rmSync } from 'node:fs'
import { hashPassword } from '../../account/password/password-hash.ts'
import { serve } from '../../dev/serve.ts'

// Measures from outside whether response times reveal that an address is known. Reported and not asserted, because
// machines are noisy. Pairs alternate, so that a disturbance affects both.
const pairs = Number(process.argv[2] ?? '40')
const place = { port: Number(process.env.PLATEWISE_TIMING_PORT ?? '8807'), folder: '.local/timing' }
const known = 'planner@example.com'

async function timed(origin: string, path: string, body: object): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${origin}/api/auth/${path}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'cf-connecting-ip': crypto.randomUUID() },
    body: JSON.stringify(body),
  })
  await response.text()
  return performance.now() - started
}

const middle = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

async function compare(origin: string, name: string, path: string, more: object, kdf: number): Promise<void> {
  const stranger = () => `${crypto.randomUUID()}@example.com`
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const ask = async (which: 'known' | 'unknown') =>
    times[which].push(await timed(origin, path, { email: which === 'known' ? known : stranger(), ...more }))
  for (let pair = -3; pair < pairs; pair++) {
    const order = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const which of order) await ask(which)
    if (pair < 0) times.known.length = times.unknown.length = 0
  }
  const differences = times.known.map((time, pair) => time - (times.unknown[pair] ?? Number.NaN))
  const difference = middle(differences)
  const spread = middle(differences.map((one) => Math.abs(one - difference)))
  console.log(
    `${name}: known ${middle(times.known).toFixed(1)} ms, unknown ${middle(times.unknown).toFixed(1)} ms; ` +
      `median of ${pairs} differences ${difference.toFixed(1)} ms (spread ${spread.toFixed(1)}), ` +
      `${((100 * Math.abs(difference)) / kdf).toFixed(1)} % of a password's ${kdf.toFixed(0)} ms`,
  )
}

async function passwordTime(): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < 9; time++) {
    const started = performance.now()
    await hashPassword('Correct1')
    times.push(performance.now() - started)
  }
  return middle(times)
}

rmSync(place.folder, { recursive: true, force: true })
const { origin, stop } = await serve(place)
try {
  const kdf = await passwordTime()
  await compare(origin, 'sign-in', 'sign-in/email', { password: 'Wrong123' }, kdf)
  await compare(origin, 'reset request', 'request-password-reset', {}, kdf)
} finally {
  await stop()
}
