import { and, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { BothSides } from '../shapes.ts'

/** Value of each changed field when the form was opened, as `changedFrom` reads it. */
export type Was = Readonly<Partial<Record<string, unknown>>> | undefined

/** The fields that a call changes: those it says what they were, or all it sends. */
export function touchedOf<Input extends object>(input: Input, was: Was): Partial<Input> {
  const touched = Object.entries(input).filter(
    ([name, value]) => value !== undefined && (!was || Object.hasOwn(was, name)),
  )
  return Object.fromEntries(touched) as Partial<Input>
}

/**
 * Condition that holds while nobody else changed what a form changes: each field is what the form was opened with, or
 * already what it is set to. It belongs into the UPDATE itself.
 */
export function isUnchangedSql(columns: object, touched: object, was: Was): SQL | undefined {
  if (!was) return undefined
  const column = (name: string) => (columns as Record<string, SQLiteColumn>)[name]
  return and(
    ...Object.entries(touched).map(
      ([name, value]) =>
        sql`(${column(name)} is ${stored(was[name])} or ${column(name)} is ${stored(value)})`,
    ),
  )
}

/** Condition that holds where one of these fields is stored with another value. */
export function differsFrom(columns: object, touched: object): SQL | undefined {
  return or(
    ...Object.entries(touched).map(
      ([name, value]) => sql`(${(columns as Record<string, SQLiteColumn>)[name]} is not ${stored(value)})`,
    ),
    // An untouched form differs in nothing.
    sql`false`,
  )
}

/** A value as its column holds it. */
export function stored(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null)
}

/** The fields that somebody else changed too, to something else. */
export function clashesOf(now: object, touched: object, was: Was): BothSides[] {
  if (!was) return []
  const row = now as Record<string, unknown>
  return Object.entries(touched)
    .filter(([name, value]) => ![was[name], value].some((side) => stored(side) === stored(row[name])))
    .map(([of, yours]) => ({ of, yours, theirs: row[of] ?? null }))
}
