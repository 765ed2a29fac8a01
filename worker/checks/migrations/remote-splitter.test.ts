import { expect, it } from 'vitest'
import { remoteFaults, remoteStatements } from './remote-splitter.ts'

const trigger = (body: string) => `CREATE TRIGGER t AFTER INSERT ON a BEGIN ${body} END;`
const faultsOf = (sql: string) => remoteFaults([{ name: '0001.sql', sql }])

it('accepts a trigger with plain statements, a CASE in parentheses, and semicolons in text', () => {
  const sql = `CREATE TABLE a (x text);\n--> statement-breakpoint\n-- why; and what\n${trigger(
    `UPDATE a SET x = (CASE WHEN x = ';' THEN 'END' ELSE "END" END); DELETE FROM a;`,
  )}\nINSERT INTO a VALUES ('x;');`
  expect(faultsOf(sql)).toEqual([])
  expect(remoteStatements(sql)).toHaveLength(3)
})

it('refuses a bare CASE, at which the remote end cuts the trigger in two', () => {
  const sql = trigger('UPDATE a SET x = CASE WHEN x THEN 1 ELSE 0 END; DELETE FROM a;')
  expect(remoteStatements(sql)).toEqual([
    'CREATE TRIGGER t AFTER INSERT ON a BEGIN UPDATE a SET x = CASE WHEN x THEN 1 ELSE 0 END',
    'DELETE FROM a',
    'END',
  ])
  expect(faultsOf(sql)).toEqual([
    '0001.sql: t has a CASE outside of parentheses, whose END would end the trigger',
    '0001.sql would be cut at: END',
  ])
})

it.each([
  ['begin', trigger('SELECT 1;').replace('BEGIN', 'begin')],
  ['end', trigger('SELECT 1;').replace('END', 'end')],
])('refuses %s in lower case', (_, sql) => {
  expect(faultsOf(sql)).toContain(
    '0001.sql: t has BEGIN or END in lower case, which the remote end does not know',
  )
})

it('refuses carriage returns', () => {
  expect(faultsOf(trigger('SELECT 1;\r\n'))).toEqual([
    '0001.sql has carriage returns, at which the remote end cuts a trigger',
  ])
})
