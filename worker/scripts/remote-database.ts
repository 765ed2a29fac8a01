import { type ExecFileException, execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Database, Queue } from './place-faults.ts'

export type Row = Record<string, unknown>

/** The database of a place that is deployed to. */
export type RemoteDatabase = {
  /** Runs statements one after another. @returns the rows of each @throws Error with wrangler's words */
  query(sql: string): Promise<Row[][]>
  /** Applies a file by D1's import, which takes it whole or not at all. @returns whether it was taken */
  importFile(file: string): Promise<boolean>
}

async function wrangler(...args: string[]): Promise<string> {
  const ran = promisify(execFile)('wrangler', args)
  const { stdout } = await ran.catch(({ stdout, stderr }: ExecFileException) => {
    throw new Error(`${stdout}${stderr}`)
  })
  return stdout
}

/** The databases of the account that wrangler is signed in to. @throws Error with wrangler's words */
export async function databasesOfAccount(): Promise<Database[]> {
  return JSON.parse(await wrangler('d1', 'list', '--json'))
}

/** Those of some queues that the account wrangler is signed in to has. */
export async function queuesOfAccount(names: string[]): Promise<Queue[]> {
  const there = names.map((name) =>
    wrangler('queues', 'info', name).then(
      (info) => [{ name, jurisdiction: /^Jurisdiction: (?!null)(\w+)$/m.exec(info)?.[1] }],
      () => [],
    ),
  )
  return (await Promise.all(there)).flat()
}

/** Names of the secrets of `[env.<place>]`: none while it has no Worker. */
export async function secretsOf(place: string): Promise<string[]> {
  const listed = await wrangler('secret', 'list', '--env', place, '--format', 'json').catch((error) => {
    if (/not found/i.test(String(error))) return '[]'
    throw error
  })
  return (JSON.parse(listed) as { name: string }[]).map(({ name }) => name)
}

/** The database of `[env.<place>]`, reached by wrangler. */
export function remoteDatabase(place: string): RemoteDatabase {
  const execute = (...args: string[]) =>
    wrangler('d1', 'execute', 'DB', '--remote', '--env', place, '--json', ...args)
  return {
    async query(sql) {
      const answers = JSON.parse(await execute('--command', sql)) as { results: Row[] }[]
      return answers.map(({ results }) => results)
    },
    async importFile(file) {
      try {
        await execute('--yes', '--file', file)
        console.log(`applied ${file}`)
        return true
      } catch (error) {
        console.error(String(error))
        return false
      }
    },
  }
}
