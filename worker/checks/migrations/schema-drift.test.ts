import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { schemaDrift } from './schema-drift.ts'

let migrations = ''
beforeEach(() => {
  mkdirSync('.local', { recursive: true })
  migrations = mkdtempSync('.local/migrations-')
  cpSync('migrations', migrations, { recursive: true })
})
afterEach(() => rmSync(migrations, { recursive: true }))

const filesIn = (folder: string) => readdirSync(folder, { recursive: true })
const copies = () => readdirSync('.local').filter((file) => file.startsWith('schema-drift-'))

it('finds a column that the migrations lack, and leaves no file behind', () => {
  const snapshot = join(migrations, 'meta/0000_snapshot.json')
  const { tables, ...rest } = JSON.parse(readFileSync(snapshot, 'utf8'))
  delete tables.events.columns.venue
  writeFileSync(snapshot, JSON.stringify({ ...rest, tables }))
  const before = filesIn(migrations)

  expect(schemaDrift(migrations)).toEqual([expect.stringContaining('the schema and the migrations differ')])
  expect(filesIn(migrations)).toEqual(before)
  expect(copies()).toEqual([])
})

it('finds nothing where the migrations make the schema, and leaves no file behind', () => {
  const before = filesIn(migrations)

  expect(schemaDrift(migrations)).toEqual([])
  expect(filesIn(migrations)).toEqual(before)
  expect(copies()).toEqual([])
})
