import { createHash } from 'node:crypto'

type Migration = { name: string; sql: string }

/** Both describe a new database, and are edited in place until the first deploy. */
const beginning = ['0000_schema.sql', '0001_triggers.sql']

/** SHA-256 of the migrations that went to production. From the first deploy on it has every file, and only grows. */
export const frozen: Record<string, string> = {}

const hashOf = (sql: string) => createHash('sha256').update(sql).digest('hex')

/** The lines that `frozen` lacks. A deploy to production asks for them, so that what goes out is frozen before. */
export function linesToFreeze(migrations: Migration[], hashes: Record<string, string> = frozen): string[] {
  return migrations
    .filter(({ name }) => hashes[name] === undefined)
    .map(({ name, sql }) => `'${name}': '${hashOf(sql)}',`)
}

/**
 * Finds changes to frozen migrations, and statements in later migrations that are not additive. Both are unsafe once
 * databases hold data.
 * @param migrations in the order they are applied
 * @param hashes SHA-256 of each frozen file, by name
 * @returns one sentence per fault
 */
export function frozenFaults(migrations: Migration[], hashes: Record<string, string> = frozen): string[] {
  const missing = Object.keys(hashes).filter((name) => !migrations.some((one) => one.name === name))
  return [
    ...missing.map((name) => `${name} is frozen and missing`),
    ...migrations.flatMap(({ name, sql }) => {
      const hash = hashes[name]
      if (hash === undefined) return beginning.includes(name) ? [] : notAdditive({ name, sql })
      const now = hashOf(sql)
      return now === hash
        ? []
        : [
            `${name} is frozen: add a migration. (Its hash in worker/checks/migrations/frozen.ts would be ${now})`,
          ]
    }),
  ]
}

const identifier = '["`\\[]?(\\w+)["`\\]]?'
const creates = /^CREATE\s+(?:TABLE|UNIQUE\s+INDEX|INDEX|TRIGGER|VIEW)\b/i
const adds = new RegExp(`^ALTER\\s+TABLE\\s+${identifier}\\s+ADD\\b`, 'i')
// Fills a table that is new: no row that is there changes.
const fills = /^INSERT\s+OR\s+IGNORE\s+INTO\b/i
const drops = new RegExp(`^DROP\\s+(TRIGGER|VIEW|INDEX)\\s+(?:IF\\s+EXISTS\\s+)?${identifier}`, 'i')

function notAdditive({ name, sql }: Migration): string[] {
  const statements = sql
    .split('--> statement-breakpoint')
    .map((statement) => statement.replace(/^\s*--.*$/gm, '').trim())
    .filter((statement) => statement !== '')
  return statements.flatMap((statement, index) => {
    const head = statement.split('\n')[0] ?? ''
    const trigger = /^CREATE\s+TRIGGER\b/i.test(statement)
    if (!trigger && /;\s*\S/.test(statement.replace(/'[^']*'/g, "''")))
      return [`${name} holds several statements without a breakpoint: ${head}`]
    if (creates.test(statement) || adds.test(statement) || fills.test(statement)) return []
    const [, kind = '', dropped = ''] = drops.exec(statement) ?? []
    if (kind === '') return [`${name} is not additive: ${head}`]
    const again = new RegExp(`^CREATE\\s+(?:UNIQUE\\s+)?${kind}\\s+["\`\\[]?${dropped}\\b`, 'i')
    return statements.slice(index + 1).some((later) => again.test(later))
      ? []
      : [`${name} drops the ${kind.toLowerCase()} ${dropped} and does not create it again`]
  })
}
