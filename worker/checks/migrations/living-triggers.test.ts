import { expect, it } from 'vitest'
import { livingTriggers, triggerFaults } from './living-triggers.ts'
import { migrationFiles } from './migration-files.ts'

const migrations = migrationFiles()

it('finds no trigger that differs between the nouns and the migrations', () => {
  expect(triggerFaults(migrations)).toEqual([])
})

it('finds one that was changed, added or taken away on one side', () => {
  const said = (name: string) => [
    `the trigger ${name} differs between its triggers.sql and the migrations: npm run schema`,
  ]
  const text = livingTriggers()
  expect(triggerFaults(migrations, text.replace('a sheet never changes', 'a sheet changes'))).toEqual(
    said('sheets_stay_on_update'),
  )
  expect(triggerFaults(migrations, text.replace('TRIGGER planner_deleted', 'TRIGGER account_gone'))).toEqual([
    ...said('account_gone'),
    ...said('planner_deleted'),
  ])
})

it('finds one without a comment directly above it', () => {
  const text = livingTriggers()
  const [reason = ''] = /^-- .*\n(?=CREATE TRIGGER sheets_stay_on_update)/m.exec(text) ?? []
  const said = ['the trigger sheets_stay_on_update has no comment directly above it']
  expect(triggerFaults(migrations, text.replace(reason, ''))).toEqual(said)
  expect(triggerFaults(migrations, text.replace(reason, `${reason}\n`))).toEqual(said)
})
