import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { database } from '#core/db'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink } from '../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'

const db = database(env.DB)

function run(query: string, ...values: unknown[]) {
  return env.DB.prepare(query)
    .bind(...values)
    .run()
}

/** A sheet with one special guest, acknowledged by a link, as rows. */
async function stored() {
  const event = await makeEvent(db, (await makePlanner(db)).id)
  const response = await makeResponse(env, event, partyOf(1))
  const link = await makeKitchenLink(env, event)
  const id = crypto.randomUUID()
  await run(
    `insert into sheets (id, event_id, number, kind, at, version, lines, body, hash) values (?, ?, 1, 'final', 5, 1, 1, '{}', 'h')`,
    ...[id, event.id],
  )
  await run(
    `insert into sheet_lines (sheet_id, n, special, response_id, person_id, line) values (?, 0, 14, ?, 'p1', '{"name":"Ana"}')`,
    ...[id, response.id],
  )
  await run(`insert into sheet_seen (sheet_id, link_id, name, at) values (?, ?, 'Marta', 6)`, id, link.id)
  const rows = async () => {
    const all = ['sheets', 'sheet_lines', 'sheet_seen'].map((table) =>
      env.DB.prepare(`select * from ${table}
      where ${table === 'sheets' ? 'id' : 'sheet_id'} = ?`).bind(id),
    )
    return (await env.DB.batch(all)).map(({ results }) => results)
  }
  return { id, event, response, link, rows }
}

describe('a sheet', () => {
  const forged: [string, string][] = [
    ['a change of its body', `update sheets set body = '[]' where id = ?1`],
    ['a change of its hash', `update sheets set hash = 'x' where id = ?1`],
    ['another number', `update sheets set number = 9 where id = ?1`],
    [
      'the same number over it',
      `insert or replace into sheets select 'other', event_id, number, kind, at, "by", version, lines,
      '[]', hash from sheets where id = ?1`,
    ],
    [
      'itself again',
      `insert or replace into sheets select id, event_id, 7, kind, at, "by", version, lines, '[]', hash
      from sheets where id = ?1`,
    ],
    ['deletion', `delete from sheets where id = ?1`],
    ['a line with other words', `update sheet_lines set line = '{"name":"Eve"}' where sheet_id = ?1`],
    ['an erased line without its time', `update sheet_lines set line = null where sheet_id = ?1`],
    [
      'another number for a special guest',
      `update sheet_lines set line = null, erased_at = 1, special = 15 where sheet_id = ?1`,
    ],
    [
      'another person for a line',
      `update sheet_lines set line = null, erased_at = 1, person_id = 'p2' where sheet_id = ?1`,
    ],
    [
      'a line over another',
      `insert or replace into sheet_lines select sheet_id, n, special, response_id, person_id, '{}', null
      from sheet_lines where sheet_id = ?1`,
    ],
    [
      'a line more',
      `insert into sheet_lines select sheet_id, n + 1, 15, response_id, 'p2', '{}', null
      from sheet_lines where sheet_id = ?1`,
    ],
    ['a line less', `delete from sheet_lines where sheet_id = ?1`],
    ['another who saw it', `update sheet_seen set name = 'Eve' where sheet_id = ?1`],
    ['another time at which it was seen', `update sheet_seen set name = null, at = 7 where sheet_id = ?1`],
    [
      'who saw it, over another',
      `insert or replace into sheet_seen select sheet_id, link_id, 'Eve', at from sheet_seen
      where sheet_id = ?1`,
    ],
    ['that nobody saw it', `delete from sheet_seen where sheet_id = ?1`],
  ]

  it.each(forged)('refuses %s', async (_, query) => {
    const { id, rows } = await stored()
    const before = await rows()
    await expect(run(query, id)).rejects.toThrow()
    expect(await rows()).toEqual(before)
  })

  it('takes the erasing of a line once, and of a name', async () => {
    const { id, rows } = await stored()
    await run('update sheet_lines set line = null, erased_at = 8 where sheet_id = ?', id)
    await run('update sheet_seen set name = null where sheet_id = ?', id)
    expect(await rows()).toMatchObject([
      [{ body: '{}', hash: 'h' }],
      [{ special: 14, person_id: 'p1', line: null, erased_at: 8 }],
      [{ name: null, at: 6 }],
    ])
    await expect(
      run('update sheet_lines set line = null, erased_at = 9 where sheet_id = ?', id),
    ).rejects.toThrow()
  })

  it('goes with its event, and with the account of its planner', async () => {
    const gone = await stored()
    await run('delete from events where id = ?', gone.event.id)
    expect(await gone.rows()).toEqual([[], [], []])
    const other = await stored()
    await run('delete from user where id = ?', other.event.userId)
    expect(await other.rows()).toEqual([[], [], []])
  })

  it('keeps number and counts where a response is erased or deleted, and empties its lines', async () => {
    for (const query of [
      `update guest_selections set lead_guest_name = '', lead_guest_email = null, submission_hash = '', updated_at = 9 where id = ?`,
      'delete from guest_selections where id = ?',
    ]) {
      const { response, rows } = await stored()
      await run(query, response.id)
      expect(await rows()).toMatchObject([
        [{ body: '{}', hash: 'h' }],
        [{ special: 14, person_id: 'p1', line: null, erased_at: expect.any(Number) }],
        [{ name: 'Marta' }],
      ])
    }
  })
})
