import { expect, it } from 'vitest'
import { frozenFaults, linesToFreeze } from './frozen.ts'

const first = { name: '0000_first.sql', sql: 'CREATE TABLE `a` (`id` text);' }
const hashes = { '0000_first.sql': '' }
const breakpoint = '\n--> statement-breakpoint\n'
const faultsOf = (...statements: string[]) =>
  frozenFaults([{ name: '0002_next.sql', sql: statements.join(breakpoint) }], {})

it('refuses a change of a frozen file, and its absence, and accepts the file itself', () => {
  const [told = ''] = frozenFaults([first], hashes)
  const hash = /would be ([0-9a-f]{64})\)$/.exec(told)?.[1] ?? ''
  expect(frozenFaults([first], { [first.name]: hash })).toEqual([])
  expect(frozenFaults([{ ...first, sql: `${first.sql} ` }], { [first.name]: hash })).toEqual([
    expect.stringContaining('0000_first.sql is frozen: add a migration.'),
  ])
  expect(frozenFaults([], { [first.name]: hash })).toEqual(['0000_first.sql is frozen and missing'])
})

it('lets the first two files change while nothing went out, and freezes them by their hash', () => {
  const schema = { name: '0000_schema.sql', sql: 'DROP TABLE `a`;' }
  expect(frozenFaults([schema], {})).toEqual([])
  expect(frozenFaults([schema], { [schema.name]: '0' })).toHaveLength(1)
})

it('asks for the hash of each file that is not frozen, and accepts the file under it', () => {
  const [line = '', ...others] = linesToFreeze([first], {})
  const [, name = '', hash = ''] = /^'(.+)': '([0-9a-f]{64})',$/.exec(line) ?? []
  expect({ name, others }).toEqual({ name: first.name, others: [] })
  expect(frozenFaults([first], { [name]: hash })).toEqual([])
  expect(linesToFreeze([first], { [name]: hash })).toEqual([])
})

it('accepts what only adds, and what is dropped and created again', () => {
  const trigger = "CREATE TRIGGER t AFTER INSERT ON a BEGIN\n  UPDATE a SET x = ';';\n  DELETE FROM b;\nEND;"
  expect(
    faultsOf(
      "CREATE TABLE `b` (`id` text DEFAULT '; x');",
      'CREATE UNIQUE INDEX i ON b (id);',
      'ALTER TABLE `a` ADD `x` integer DEFAULT 0 NOT NULL;',
      'ALTER TABLE a ADD COLUMN y text;',
      '-- why\nDROP TRIGGER IF EXISTS t;',
      `-- what\n${trigger}`,
      'DROP INDEX i;',
      'CREATE INDEX i ON b (id, x);',
      'DROP VIEW v;',
      'CREATE VIEW v AS SELECT 1;',
      'INSERT OR IGNORE INTO b (id) SELECT id FROM a;',
    ),
  ).toEqual([])
})

it.each([
  'DROP TABLE a;',
  'ALTER TABLE a RENAME TO b;',
  'ALTER TABLE a RENAME COLUMN x TO y;',
  'ALTER TABLE a DROP COLUMN x;',
  'UPDATE a SET x = 1;',
  'DELETE FROM a;',
  'INSERT INTO a VALUES (1);',
  'INSERT OR REPLACE INTO a VALUES (1);',
  'PRAGMA foreign_keys=OFF;',
  'DROP TRIGGER t;',
  'DROP INDEX i;',
  'CREATE INDEX i ON a (x); DROP TABLE a;',
  'ALTER TABLE a ADD x text;\nDELETE FROM a;',
])('refuses %s', (statement) => {
  expect(faultsOf(statement)).toHaveLength(1)
})

it('refuses a trigger that is dropped after it was created', () => {
  expect(faultsOf('CREATE TRIGGER t AFTER INSERT ON a BEGIN SELECT 1; END;', 'DROP TRIGGER t;')).toHaveLength(
    1,
  )
})
