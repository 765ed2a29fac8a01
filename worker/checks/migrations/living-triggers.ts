import { globSync, readFileSync } from 'node:fs'
import { plainSql } from '../../core/schema/live-schema.ts'
import { type Migration, schemaOf } from './migration-files.ts'

const header = '-- Written by `npm run schema` from the triggers.sql of each noun.\n'

/**
 * The text of `migrations/0001_triggers.sql`: every `triggers.sql` under worker/. A trigger stands with the table that fires
 * it, since triggers of one table fire in an order that follows the one they are created in.
 */
export function livingTriggers(): string {
  const files = globSync('worker/**/triggers.sql').sort()
  return header + files.map((file) => readFileSync(file, 'utf8')).join('--> statement-breakpoint\n')
}

/**
 * Finds triggers that the migrations make otherwise than the nouns' text says, or that only one of both has, and those
 * without a comment directly above that says why the database keeps them.
 */
export function triggerFaults(migrations: Migration[], living: string = livingTriggers()): string[] {
  const wanted = new Map(
    living.split('--> statement-breakpoint').flatMap((statement) => {
      const text = plainSql(statement).replace(/;$/, '')
      const name = /^CREATE TRIGGER (\w+)/.exec(text)?.[1]
      return name ? [[name, text] as const] : []
    }),
  )
  const made = new Map(
    schemaOf(migrations)
      .filter(({ type }) => type === 'trigger')
      .map(({ name, sql }) => [name, plainSql(sql)] as const),
  )
  const differing = [...new Set([...wanted.keys(), ...made.keys()])].filter(
    (name) => wanted.get(name) !== made.get(name),
  )
  const bare = [...living.matchAll(/^(.*)\nCREATE TRIGGER (\w+)/gm)].filter(
    ([, above = '']) => !/^-- (?!Written by `)/.test(above),
  )
  return [
    ...differing.map(
      (name) => `the trigger ${name} differs between its triggers.sql and the migrations: npm run schema`,
    ),
    ...bare.map(([, , name]) => `the trigger ${name} has no comment directly above it`),
  ]
}
