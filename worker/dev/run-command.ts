import { spawnSync } from 'node:child_process'

/** Runs a command and waits for it. Shows its output only when it fails. */
export function run(command: string, args: string[], more: Record<string, string> = {}): void {
  const env = { ...process.env, ...more }
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env })
  if (status === 0) return
  console.error(`${stdout}\n${stderr}`)
  throw new Error(`${command} ${args.join(' ')} failed`)
}
