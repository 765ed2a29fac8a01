import { rmSync } from 'node:fs'
import { run } from '../dev/run-command.ts'
import { serve } from '../dev/serve.ts'

/** The port of the site in the pseudo-language, beside the one of the browser tests. */
export const pseudoPort = Number(process.env.PLATEWISE_JOURNEYS_PORT ?? '8797') + 10

/** Builds the site in the pseudo-language en-XA and serves it with fresh data, in folders of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = '.local/en-XA/state'
  run('node', ['worker/scripts/pseudo-words.ts'])
  run('vite', ['build', '--mode', 'en-xa', '--logLevel', 'warn'], { NODE_ENV: 'production' })
  rmSync(folder, { recursive: true, force: true })
  const { stop } = await serve({ port: pseudoPort, folder, pseudo: true })
  return stop
}
