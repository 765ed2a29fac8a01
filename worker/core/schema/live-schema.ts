import { sha256 } from '../hash.ts'

/** A table, index, view or trigger of a database, with the statement that made it. */
export type SchemaObject = { type: string; name: string; sql: string }

/**
 * Reads what migrations made, in that order, without what SQLite, D1 and wrangler add themselves. It reads as many rows as
 * there are objects, some two hundred, and at most a thousand.
 */
export const schemaQuery = `select type, name, sql from sqlite_master where sql is not null
  and name not glob 'sqlite_*' and name not glob '_cf_*' and name <> 'd1_migrations' order by rowid limit 1000`

/** A statement without comments and with single spaces: the way a file is applied may change these, and nothing else. */
export function plainSql(sql: string): string {
  const tokens = /('(?:[^']|'')*'|"[^"]*"|`[^`]*`)|(?:--[^\n]*|\/\*[\s\S]*?\*\/|\s)+/g
  return sql.replace(tokens, (_, quoted?: string) => quoted ?? ' ').trim()
}

/** SHA-256 of a schema, base64url. It does not depend on the order in which objects were made. */
export function schemaDigest(objects: SchemaObject[]): Promise<string> {
  const lines = objects.map(({ type, name, sql }) => JSON.stringify([type, name, plainSql(sql)]))
  return sha256(lines.sort().join('\n'))
}
