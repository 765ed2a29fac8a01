import { expect, it } from 'vitest'
import { destructions } from './destructive.ts'

const first = {
  name: '0000_first.sql',
  sql: `CREATE TABLE \`events\` (\n\t\`id\` text PRIMARY KEY\n);
CREATE TABLE \`guest_selections\` (\n\t\`id\` text,\n\tFOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON DELETE cascade\n);
CREATE TRIGGER counted AFTER UPDATE OF x ON events BEGIN SELECT 1; END;`,
}
const rebuild =
  'CREATE TABLE `__new_events` (\n\t`id` text\n);\nDROP TABLE `events`;\nALTER TABLE `__new_events` RENAME TO `events`;'

it('refuses a rebuild that empties the children or forgets a trigger', () => {
  expect(destructions([first, { name: '0001_rebuild.sql', sql: rebuild }])).toEqual([
    '0001_rebuild.sql drops events, which empties guest_selections: copy it aside before and back after',
    '0001_rebuild.sql drops events and with it the trigger counted: create it again',
  ])
})

it('lets a rebuild through that copies the children back and makes the trigger again', () => {
  const careful = `${rebuild}\nINSERT INTO \`guest_selections\` SELECT * FROM aside;\nCREATE TRIGGER counted AFTER UPDATE OF x ON events BEGIN SELECT 1; END;`
  expect(destructions([first, { name: '0001_rebuild.sql', sql: careful }])).toEqual([])
})

it('lets a table go that nothing refers to', () => {
  expect(destructions([first, { name: '0001_drop.sql', sql: 'DROP TABLE `guest_selections`;' }])).toEqual([])
})
