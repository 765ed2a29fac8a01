import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { type Migration, migrationFiles } from '../checks/migrations/migration-files.ts'
import { remoteStatements } from '../checks/migrations/remote-splitter.ts'
import { migrateRemote } from './migrate-remote.ts'
import type { RemoteDatabase, Row } from './remote-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
const all = migrationFiles()
const lost = 'limit_falls_with_guests'

/** A remote database that splits as D1 does. `take` may lose or change a statement without a word. */
function standIn(take = (statement: string): string | null => statement) {
  const database = new DatabaseSync(':memory:')
  // A table of D1's own.
  database.exec('CREATE TABLE _cf_KV (key TEXT PRIMARY KEY, value BLOB) WITHOUT ROWID')
  const imported: string[] = []
  const remote: RemoteDatabase = {
    query: async (sql) =>
      remoteStatements(sql).map((statement) => database.prepare(statement).all() as Row[]),
    async importFile(file) {
      imported.push(file.replace(`${folder}/`, ''))
      database.exec('BEGIN')
      try {
        for (const statement of remoteStatements(readFileSync(file, 'utf8'))) {
          const taken = take(statement)
          if (taken !== null) database.exec(taken)
        }
        database.exec('COMMIT')
        return true
      } catch {
        database.exec('ROLLBACK')
        return false
      }
    },
  }
  const deploy = (migrations: Migration[] = all) => migrateRemote(remote, migrations, folder)
  const mendWith = async (mend: string) => {
    writeFileSync(join(folder, 'mend.sql'), mend)
    expect(await remote.importFile(join(folder, 'mend.sql'))).toBe(true)
  }
  return { database, imported, deploy, mendWith }
}
const well = { faults: [], mend: '' }
const rows = (database: DatabaseSync, sql: string) =>
  database
    .prepare(sql)
    .all()
    .map((row) => ({ ...row }))

it('applies each file once, with its row, and finds nothing amiss', async () => {
  const { database, imported, deploy } = standIn()
  expect(await deploy()).toEqual(well)
  expect(imported).toEqual(['0000_schema.sql', '0001_triggers.sql'])
  expect(rows(database, 'select id, name from d1_migrations')).toEqual([
    { id: 1, name: '0000_schema.sql' },
    { id: 2, name: '0001_triggers.sql' },
  ])
  // SQLite keeps figures of its own after this.
  database.exec('ANALYZE')
  expect(await deploy()).toEqual(well)
  expect(imported).toHaveLength(2)
})

it('applies a later file alone', async () => {
  const { imported, deploy } = standIn()
  await deploy()
  const later = {
    name: '0002_more.sql',
    sql: 'ALTER TABLE events ADD COLUMN more text;\nCREATE TABLE more (id text);',
  }
  expect(await deploy([...all, later])).toEqual(well)
  expect(imported.slice(2)).toEqual(['0002_more.sql'])
})

it('stops at a file in which the remote end cuts a trigger, and nothing of it is there', async () => {
  const { database, deploy } = standIn()
  const cut = {
    name: '0002_cut.sql',
    sql: `CREATE TABLE more (id text);\nCREATE TRIGGER t AFTER INSERT ON more BEGIN
      UPDATE more SET id = CASE WHEN id = '' THEN 1 ELSE 0 END; DELETE FROM more; END;`,
  }
  expect(await deploy([...all, cut])).toEqual({
    faults: ['0002_cut.sql was refused, as said above, and nothing of it is there'],
    mend: '',
  })
  expect(rows(database, "select name from sqlite_master where name in ('more', 't')")).toEqual([])
})

it('stops when a trigger was lost without a word, and says how to bring it back', async () => {
  const { database, deploy } = standIn((statement) =>
    statement.includes(`TRIGGER ${lost} `) ? null : statement,
  )
  const { faults, mend } = await deploy()
  expect(faults).toEqual([`the trigger ${lost} is missing`])
  // The next deploy sees it, too, though no file is left to apply.
  expect(await deploy()).toEqual({ faults, mend })
  database.exec(mend)
  expect(await deploy()).toEqual(well)
})

it('applies nothing to a database that already differs', async () => {
  const { database, imported, deploy } = standIn()
  await deploy()
  database.exec(`drop trigger ${lost}`)
  const { faults } = await deploy([...all, { name: '0002_more.sql', sql: 'CREATE TABLE more (id text);' }])
  expect(faults).toEqual([`the trigger ${lost} is missing`])
  expect(imported).toHaveLength(2)
})

it('stops when a trigger was cut short without a word, and says where', async () => {
  let cut = true
  const { deploy, mendWith } = standIn((statement) =>
    cut && statement.includes('TRIGGER planner_counted_on_insert ')
      ? statement.replace(/UPDATE totals[\s\S]*?;\s*END/, 'END')
      : statement,
  )
  const { faults, mend } = await deploy()
  expect(faults).toEqual([
    'the trigger planner_counted_on_insert differs: “END” stands where “UPDATE totals SET count = count + 1 WHER” belongs',
  ])
  cut = false
  await mendWith(mend)
  expect(await deploy()).toEqual(well)
})

it('brings a file to its end that was applied by half and has no row', async () => {
  const { database, deploy, mendWith } = standIn()
  const [schema, triggers] = all
  expect(await deploy(schema ? [schema] : [])).toEqual(well)
  const statements = remoteStatements(triggers?.sql ?? '')
  const [half, rest] = [statements.slice(0, 30), statements.slice(30)]
  for (const statement of half) database.exec(statement)
  const { faults, mend } = await deploy()
  expect(faults).toContain('0001_triggers.sql has begun, and has no row in d1_migrations')
  expect(faults.filter((fault) => fault.endsWith(' is missing'))).toHaveLength(
    rest.filter((statement) => /\bcreate trigger\b/i.test(statement)).length,
  )
  await mendWith(mend)
  expect(await deploy()).toEqual(well)
  expect(rows(database, 'select count from totals')).toEqual([{ count: 0 }, { count: 0 }])
})

it('brings the row of a file that was applied without one', async () => {
  const { database, deploy, mendWith } = standIn()
  await deploy()
  database.exec("delete from d1_migrations where name = '0001_triggers.sql'")
  database.exec("update totals set count = 7 where what = 'event'")
  const { faults, mend } = await deploy()
  expect(faults).toEqual(['0001_triggers.sql has begun, and has no row in d1_migrations'])
  await mendWith(mend)
  expect(await deploy()).toEqual(well)
  expect(rows(database, "select count from totals where what = 'event'")).toEqual([{ count: 7 }])
})

it('stops at what no migration makes, and at migrations of a later version', async () => {
  const { database, deploy } = standIn()
  await deploy()
  database.exec(
    "CREATE INDEX by_hand ON events (title); INSERT INTO d1_migrations (name) VALUES ('0009_later.sql')",
  )
  database.exec('ALTER TABLE events ADD COLUMN by_hand text')
  const { faults, mend } = await deploy()
  expect(faults).toEqual([
    expect.stringMatching(/^the table events differs: “by_hand text, /),
    'the index by_hand is there, and no migration makes it',
    '0009_later.sql is applied there and unknown here: deploy the version that has it',
  ])
  // Rows are at stake: the table is left to a person.
  expect(mend.replace(/^--.*$/gm, '').trim()).toBe('')
})

it('passes over comments and white space, which have no effect', async () => {
  const { deploy } = standIn((statement) =>
    statement.replace(/BEGIN\n\s+/, 'BEGIN /* here */ ').replace(/\(\n\t/, '( '),
  )
  expect(await deploy()).toEqual(well)
})
