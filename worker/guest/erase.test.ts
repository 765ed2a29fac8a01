import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { guestActor } from '#core/actor'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { makeEvent } from '../testing/factories/factories.ts'
import { makeDecline, makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { eraseDecline, eraseResponse } from './erase.ts'
import { hashToken } from './token.ts'

const db = database(env.DB)
afterEach(() => setClock())

// The desk has refused the withdrawal as too late by then, and the event may be open again.
describe.each([
  ['a response', 'guest_selections', 'lead_guest_name', eraseResponse],
  ['a decline', 'declines', 'names', eraseDecline],
] as const)('erasing %s by its link', (kind, table, column, erase) => {
  async function stored() {
    const event = await makeEvent(db, (await makePlanner(db)).id)
    const made =
      kind === 'a response'
        ? await makeResponse(env, event, partyOf(1))
        : await makeDecline(env, event, ['Ann'])
    const tokenHash = await hashToken(made.token)
    return {
      event,
      erased: () => erase({ env, actor: guestActor }, { code: event.eventCode, tokenHash }),
      name: () =>
        env.DB.prepare(`select ${column} as name from ${table} where id = ?`).bind(made.id).first('name'),
    }
  }

  it('erases nothing while the event is open', async () => {
    const { erased, name } = await stored()
    const before = await name()
    expect(await erased()).toBe(false)
    expect(await name()).toBe(before)
  })

  it('erases its names once the event is closed, and finds it again', async () => {
    const { event, erased, name } = await stored()
    setClock(() => event.closesAt)
    expect(await erased()).toBe(true)
    expect(await name()).toMatch(/^(\[""\])?$/)
    expect(await erased()).toBe(true)
  })
})
