import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { run } from './run-command.ts'

const empty = '.local/migrated'

/**
 * Renames a local state created by other versions of the first two migrations, as it cannot be migrated. The run then
 * starts empty.
 */
export function setOldStateAside(folder: string): void {
  const stamp = join(folder, 'schema')
  const current = schemaOf(['0000_schema.sql', '0001_triggers.sql'])
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : null
  if (existsSync(join(folder, 'state')) && found !== current) {
    const aside = `${folder}-${new Date().toISOString().replace(/[:.]/g, '-')}`
    renameSync(folder, aside)
    console.log(
      `The data in ${folder} has an older schema. It was moved to ${aside}; this run starts afresh.`,
    )
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(stamp, current)
}

/**
 * Brings a folder's database to the newest schema. wrangler starts a process for each migration: a folder that has all
 * of them is left as it is, and a new one begins as a copy of the empty database that the first one left behind.
 * @param state the folder wrangler keeps a local run's data in
 */
export function migrate(state: string): void {
  const newest = schemaOf(
    readdirSync('migrations')
      .filter((name) => name.endsWith('.sql'))
      .sort(),
  )
  const stamp = join(state, 'schema')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === newest) return
  const fresh = !existsSync(state)
  const template = join(empty, newest)
  if (fresh && existsSync(template)) {
    cpSync(template, state, { recursive: true })
    return
  }
  run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state])
  writeFileSync(stamp, newest)
  if (!fresh) return
  // Renamed when it is whole: a run that is ended meanwhile leaves no half of it.
  const copy = `${template}-${process.pid}`
  cpSync(state, copy, { recursive: true })
  try {
    renameSync(copy, template)
  } catch {
    // Another run, beside this one, left it already.
    rmSync(copy, { recursive: true })
  }
}

/** @param names files of migrations, in their order */
function schemaOf(names: string[]): string {
  const hash = createHash('sha256')
  for (const name of names) hash.update(readFileSync(join('migrations', name)))
  return hash.digest('hex')
}
