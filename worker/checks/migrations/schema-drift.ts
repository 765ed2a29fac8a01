import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'

/**
 * Finds differences between the tables in the code and what the migrations make. drizzle-kit can only tell by writing the
 * migration that would be missing, so it writes into a copy: a run that is killed leaves nothing beside the migrations.
 */
export function schemaDrift(migrations = 'migrations'): string[] {
  mkdirSync('.local', { recursive: true })
  const copy = mkdtempSync('.local/schema-drift-')
  try {
    cpSync(migrations, copy, { recursive: true })
    const { stdout, stderr } = spawnSync('drizzle-kit', ['generate', '--name', 'drift'], {
      encoding: 'utf8',
      env: { ...process.env, MIGRATIONS: copy },
    })
    return /No schema changes/.test(stdout)
      ? []
      : [`the schema and the migrations differ: ${stdout}${stderr}`]
  } finally {
    rmSync(copy, { recursive: true })
  }
}
