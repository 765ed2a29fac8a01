import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { database } from '#core/db'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { everyCall } from '../testing/faults/every-call.ts'
import { sent, withDesks } from '../testing/faults/sent-writes.ts'
import { wrapDatabase } from '../testing/faults/wrap-database.ts'
import type { Call, WriteCase } from '../testing/faults/write-case.ts'

// Every call of a planner on an event, by an editor whose right ends between the call's last read and its first write; what
// only the owner may, by an owner who has handed the event over by then. Nothing of it is written.

const guard = 'insert into event_members (event_id) select null'
const writes = (sql: string) => /^\s*(insert|update|delete|replace)\b/i.test(sql) && !sql.startsWith(guard)

const eventOf = (path: string) => /^\/api\/events\/([^/?]+)(?:\/|$)/.exec(path)?.[1]

async function isEditorOf(eventId: string): Promise<void> {
  const other = await makePlanner(database(env.DB))
  await env.DB.batch([
    env.DB.prepare(`insert into event_members (event_id, user_id, role, needs, created_at)
      select id, user_id, 'editor', 1, 1 from events where id = ?`).bind(eventId),
    env.DB.prepare('update events set user_id = ? where id = ?').bind(other.id, eventId),
  ])
}

const endings = {
  editor: (eventId: string) =>
    env.DB.prepare('delete from event_members where event_id = ?').bind(eventId).run(),
  owner: async (eventId: string) => {
    const { id } = await makePlanner(database(env.DB))
    return env.DB.prepare('update events set user_id = ? where id = ?').bind(id, eventId).run()
  },
}

/** All rows of all tables, but counts of attempts and the marks of pictures that the clock sweeps. */
async function everything(): Promise<Record<string, string>> {
  const { results } = await env.DB.prepare(
    `select name from sqlite_master where type = 'table' and name not glob '_cf_*' and name not glob 'sqlite_*'
      and name not in ('attempts', 'left_covers')`,
  ).all<{ name: string }>()
  const rows = await env.DB.batch(results.map(({ name }) => env.DB.prepare(`select * from "${name}"`)))
  return Object.fromEntries(results.map(({ name }, index) => [name, JSON.stringify(rows[index]?.results)]))
}

/** Sends a call, and ends the right before its first write. */
async function overtaken(call: Call, eventId: string, role: 'editor' | 'owner') {
  let before: Record<string, string> | null = null
  const slow = wrapDatabase(env.DB, async ({ sql }, run) => {
    if (before === null && sql.some(writes)) {
      await endings[role](eventId)
      before = await everything()
    }
    return run()
  })
  const status = await withDesks({ ...env, DB: slow }, (bindings) => sent(call, bindings))
  const after = before && (await everything())
  const changed = before && after && Object.keys(after).filter((name) => before?.[name] !== after[name])
  return { status, changed }
}

async function refused({ given }: WriteCase) {
  const call = await given()
  const eventId = 'path' in call && call.cookie ? eventOf(call.path) : undefined
  if (!('path' in call) || !eventId) return null
  await isEditorOf(eventId)
  const asEditor = await overtaken(call, eventId, 'editor')
  if (asEditor.status !== 403 || asEditor.changed) return asEditor
  await endings.editor(eventId)
  const again = await given()
  return 'path' in again ? overtaken(again, eventOf(again.path) ?? '', 'owner') : null
}

describe.each(Object.entries(everyCall))('a planner whose right ended writes nothing of %s:', (_, cases) => {
  it.for(Object.entries(cases))('%s', async ([, one]) => {
    const found = await refused(one)
    if (found) expect(found).toEqual({ status: expect.toBeOneOf([403, 404]), changed: [] })
  })
})
