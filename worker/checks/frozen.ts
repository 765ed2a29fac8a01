import { createHash } from 'node:crypto'

type Migration = { name: string; sql: string }

/**
 * SHA-256 of the applied migrations. Before the first deploy a file may be regenerated: replace its hash with the one the
 * check prints. After the first deploy, only add entries.
 */
export const frozen: Record<string, string> = {
  '0000_schema.sql': 'b7aafb41d276afd282be2eee94445d92c0bc911325d4ab9b2e398dd3837eb3a0',
  '0001_triggers.sql': 'd07b94f17c34ee10f151195ebd34f2688861ad103e82ac36988fe69c1263abae',
  '0003_declines.sql': 'b3ceed49c00996faaf9c63323cfaeaa1d75c6219a5c16a80197a50da13824a03',
  '0004_decline_triggers.sql': '257009010ae0411c338ee42ee20f3d0b29d05abb93c213360ff6bf45f9da4ef2',
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
      if (hash === undefined) return notAdditive({ name, sql })
      const now = createHash('sha256').update(sql).digest('hex')
      return now === hash
        ? []
        : [`${name} is frozen: add a migration. (Its hash in worker/checks/frozen.ts would be ${now})`]
    }),
  ]
}

const identifier = '["`\\[]?(\\w+)["`\\]]?'
const creates = /^CREATE\s+(?:TABLE|UNIQUE\s+INDEX|INDEX|TRIGGER|VIEW)\b/i
const adds = new RegExp(`^ALTER\\s+TABLE\\s+${identifier}\\s+ADD\\b`, 'i')
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
    if (creates.test(statement) || adds.test(statement)) return []
    const [, kind = '', dropped = ''] = drops.exec(statement) ?? []
    if (kind === '') return [`${name} is not additive: ${head}`]
    const again = new RegExp(`^CREATE\\s+(?:UNIQUE\\s+)?${kind}\\s+["\`\\[]?${dropped}\\b`, 'i')
    return statements.slice(index + 1).some((later) => again.test(later))
      ? []
      : [`${name} drops the ${kind.toLowerCase()} ${dropped} and does not create it again`]
  })
}
