import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settings } from '../core/settings.ts'
import { cardSettings, serveCardPayments } from './cards/payments.ts'
import { migrate, setOldStateAside } from './local-state.ts'
import { assertFree, portFromEnvironment } from './ports.ts'

/** `folder` holds the data. */
export type ServeOptions = {
  port: number
  folder: string
}

/**
 * Options of `npm start` and `npm run dev`.
 * @throws Error when `PORT` is not a port
 */
export function home(): ServeOptions {
  return { port: portFromEnvironment(), folder: '.local/home' }
}

/** The port of the card provider's stand-in. */
export const cardPort = (port: number) => port + 1

/** Settings of a local run with secrets of its own. */
export function freshSettings(port: number): Record<string, string> {
  return {
    SECRET: randomBytes(32).toString('base64url'),
    MAIL_FROM: 'hello@platewise.example',
    LIST_MAIL: 'on',
    LIST_FROM: 'invitations@mail.platewise.example',
    ADMIN_EMAILS: 'admin@example.com',
    PSEUDO_LANGUAGE: 'on',
    ...cardSettings(`http://localhost:${cardPort(port)}`, `whsec_${randomBytes(24).toString('base64url')}`),
  }
}

/** Settings of a local run, created once and kept: the secrets sign the sessions and links in its data. */
function varsOf(options: ServeOptions): { file: string; vars: Record<string, string> } {
  const file = join(options.folder, 'vars')
  mkdirSync(options.folder, { recursive: true })
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const vars: Record<string, string> = {
    ...freshSettings(options.port),
    ...Object.fromEntries([...kept.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value])),
    // The next run of the same data may have another port.
    ORIGIN: `http://localhost:${options.port}`,
    STRIPE_API: `http://localhost:${cardPort(options.port)}`,
  }
  writeFileSync(
    file,
    Object.entries(vars)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  settings(vars)
  return { file, vars }
}

/**
 * Serves the built site as in production, on the real workerd with its state in a folder: migrates, starts, waits until
 * it responds, and seeds. Triggers cron once a minute, as wrangler does not run it locally.
 * @returns the origin, and a function that stops the server
 */
export async function serve(options: ServeOptions): Promise<{ origin: string; stop: () => Promise<void> }> {
  await assertFree(options.port)
  await assertFree(cardPort(options.port))
  setOldStateAside(options.folder)
  const { file, vars } = varsOf(options)
  const state = join(options.folder, 'state')
  migrate(state)
  const args = [
    'dev',
    'worker/dev/entry.ts',
    '--port',
    String(options.port),
    '--inspector-port',
    '0',
    '--persist-to',
    state,
  ]
  const origin = `http://localhost:${options.port}`
  const endCards = await serveCardPayments(
    cardPort(options.port),
    { url: `${origin}/api/stripe`, secret: vars.STRIPE_WEBHOOK_SECRET ?? '' },
    join(options.folder, 'card-payments.json'),
  )
  // At `warn`, wrangler warns at each start that it runs no cron triggers. The timer below triggers cron.
  const child = spawn(
    'wrangler',
    [...args, '--env-file', file, '--show-interactive-dev-session=false', '--log-level', 'error'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  try {
    await answering(`${origin}/api/health`, child)
    await local(origin, 'seed')
  } catch (error) {
    endCards()
    child.kill('SIGTERM')
    throw error
  }
  const clock = setInterval(() => void local(origin, 'clock').catch(() => undefined), 60_000)
  const stop = async () => {
    clearInterval(clock)
    endCards()
    if (child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  return { origin, stop }
}

async function local(origin: string, what: string): Promise<void> {
  const response = await fetch(`${origin}/__local/${what}`, { method: 'POST' })
  if (!response.ok) throw new Error(`${what} failed: ${response.status} ${await response.text()}`)
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    if (child.exitCode !== null) throw new Error('the server ended before it answered')
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`nothing answers at ${url}`)
}
