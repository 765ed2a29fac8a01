import type { Migration } from '../checks/migrations/migration-files.ts'
import { schemaOf } from '../checks/migrations/migration-files.ts'
import { remoteStatements } from '../checks/migrations/remote-splitter.ts'
import { plainSql, type SchemaObject } from '../core/schema/live-schema.ts'

/** A database: the migrations of its list, and its schema. */
export type Found = { applied: string[]; schema: SchemaObject[] }

/** Reasons for which the Worker must not go out, one sentence each, and the SQL that mends it. Both are empty when all is well. */
export type Compared = { faults: string[]; mend: string }

/** The row that says that a migration is applied, as wrangler writes it. */
export const rowOf = (name: string) => `INSERT INTO "d1_migrations" (name) VALUES ('${name}');`

/**
 * Compares a database with what migrations make here, name by name and text by text.
 * @param wanted the migrations that have to be there whole
 * @param known all migrations of this version
 */
export function compareSchema({ applied, schema }: Found, wanted: Migration[], known: Migration[]): Compared {
  const there = new Map(schema.map((object) => [object.name, object.sql]))
  const here = schemaOf(wanted)
  const missing = here.filter(({ name }) => !there.has(name))
  const changed = here.filter(({ name, sql }) => plainSql(there.get(name) ?? sql) !== plainSql(sql))
  const unknown = schema.filter(({ name }) => !here.some((object) => object.name === name))
  const rowless = wanted.filter(({ name }) => !applied.includes(name))
  const later = applied.filter((name) => !known.some((migration) => migration.name === name))
  const faults = [
    ...missing.map(({ type, name }) => `the ${type} ${name} is missing`),
    ...changed.map(({ type, name, sql }) => `the ${type} ${name} ${parting(there.get(name) ?? '', sql)}`),
    ...unknown.map(({ type, name }) => `the ${type} ${name} is there, and no migration makes it`),
    ...rowless.map(({ name }) => `${name} has begun, and has no row in d1_migrations`),
    ...later.map((name) => `${name} is applied there and unknown here: deploy the version that has it`),
  ]
  const mend = [
    ...missing.map(({ sql }) => `${sql};`),
    ...changed.map(replacement),
    ...rowless.flatMap(({ name, sql }) => [...fillsOf(sql), rowOf(name)]),
  ]
  return { faults, mend: mend.join('\n') }
}

/** First difference of two statements. */
function parting(there: string, here: string): string {
  const [found, wanted] = [plainSql(there), plainSql(here)]
  let at = 0
  while (at < wanted.length && found[at] === wanted[at]) at++
  return `differs: “${found.slice(at, at + 40)}” stands where “${wanted.slice(at, at + 40)}” belongs`
}

// A table holds rows: it is not dropped, but altered by a person.
function replacement({ type, name, sql }: SchemaObject): string {
  return type === 'table'
    ? `-- The table ${name} has to become:\n${sql.replace(/^/gm, '-- ')}`
    : `DROP ${type.toUpperCase()} "${name}";\n${sql};`
}

/** The rows that a migration brings along, in a form that can be run twice. */
function fillsOf(sql: string): string[] {
  return remoteStatements(sql)
    .map(plainSql)
    .filter((statement) => /^INSERT\b/i.test(statement))
    .map((statement) => `${statement.replace(/^INSERT (OR IGNORE )?INTO/i, 'INSERT OR IGNORE INTO')};`)
}
