import { database } from '#core/db'
import { addressToken } from '../../account/own/new-address.ts'
import { makeAccount, makeEvent, makePlanner, makeSession } from '../factories/factories.ts'
import type { Writer } from './dinner.ts'
import { pause } from './kitchen.ts'
import { newPassword, type Promised } from './promises.ts'
import { origin, settings } from './server.ts'

// Writes to accounts and events while the Worker is killed: planners change what is theirs, mail links to kitchens,
// and close events, of which the clock tells them; an admin suspends.

const password = 'Correct1'
const reason = 'Told of a fraud.'

const nameOf = "select name from user where id = ? and name <> 'Pat Planner'"
const addressOf = `select u.email, a.confirmed_at is null,
    (select count(*) from outbox where subject_id = a.id and kind = 'address_confirm'),
    (select count(*) > 0 from outbox where subject_id = a.id and kind = 'address_asked')
  from address_changes a join user u on u.id = a.user_id where u.id = ?`
const passwordOf = `select (select count(*) from outbox where subject_id = p.user_id and kind = 'password_told'),
    (select count(*) from audit_logs where entity_id = p.user_id and details ->> 'kind' = 'password')
  from passwords p where user_id = ? and hash <> ?`
const letterOf = 'select kind from letters_off where user_id = ? and kind = ?'
const linkOf = `select count(*), label, revoked_at is null,
    (select count(*) from outbox where subject_id = kitchen_links.id and kind = 'kitchen_link'), generation > 1
  from kitchen_links where id = ? group by id`
const closedOf = 'select count(*) from events where id = ? and closes_at < first_closes_at group by id'
const suspensionOf = `select e.suspension_reason, sum(case a.action when 'SUSPEND_EVENT' then 1 else -1 end)
  from events e join audit_logs a on a.entity_id = e.id and a.action in ('SUSPEND_EVENT', 'RESTORE_EVENT')
  where e.id = ? group by e.id`
const plannersOf = `select u.suspension_reason, sum(case a.action when 'SUSPEND_PLANNER' then 1 else -1 end),
    (select count(*) from events e where e.user_id = u.id
      and (e.planner_suspended_at is null) = (u.suspended_at is null))
  from user u join audit_logs a on a.entity_id = u.id and a.action in ('SUSPEND_PLANNER', 'RESTORE_PLANNER')
  where u.id = ? group by u.id`

/** @returns those who then write, and what they were promised */
export async function accountWriters(d1: D1Database): Promise<{ writers: Writer[]; promised: Promised }> {
  const env = { ...settings, DB: d1 } as unknown as Env
  const db = database(d1)
  const owner = async () => {
    const planner = await makeAccount(db, password)
    return { ...planner, cookie: await makeSession(env, planner.id), event: await makeEvent(db, planner.id) }
  }
  const { id: adminId } = await makePlanner(db, { role: 'admin' })
  const cookie = await makeSession(env, adminId)
  const [named, moving, renewing, mailing, suspended, ...closing] = await Promise.all(
    Array.from({ length: 8 }, owner),
  )
  if (!named || !moving || !renewing || !mailing || !suspended) throw new Error('there are no accounts')
  const promised: Promised = { closing: [], links: [], renewed: [] }

  const own: Writer = async (_, send, { ended }) => {
    for (let turn = 0; !ended(); turn++) {
      const kind = turn === 0 ? 'sheet' : 'full'
      const on = kind === 'full' && turn % 2 === 0
      const about = { method: 'PUT', cookie: named.cookie }
      await send({
        ...{ ...about, what: 'another name', path: '/api/account/name', stored: [nameOf, named.id] },
        ...{ body: { name: `Ida ${turn}` }, leaves: `Ida ${turn}` },
      })
      await send({
        ...{ ...about, what: 'a mail switched', path: '/api/account/letters' },
        ...{ body: { kind, on }, stored: [letterOf, named.id, kind], leaves: on ? '' : kind },
      })
    }
  }
  const move = once(async (_, send, { server }) => {
    const email = `new-${moving.email}`
    const stored = [addressOf, moving.id] as const
    const asked = await send({
      ...{
        what: 'a new address',
        method: 'PUT',
        path: '/api/account/address',
        cookie: moving.cookie,
        stored,
      },
      ...{ body: { email, password }, leaves: `${moving.email} 1 1 1` },
    })
    if (!asked) return
    const change = await (await server.getD1Database('DB'))
      .prepare('select id from address_changes where user_id = ?')
      .bind(moving.id)
      .first<string>('id')
    const token = await addressToken(settings.SECRET, change ?? '')
    await send({
      ...{ what: 'a new address confirmed', method: 'POST', path: '/api/auth/verify-address', stored },
      ...{ cookie: moving.cookie, body: { token }, leaves: `${email} 0 1 1` },
    })
  })
  const renew = once(async (_, send, { server }) => {
    const hash = await (await server.getD1Database('DB'))
      .prepare('select hash from passwords where user_id = ?')
      .bind(renewing.id)
      .first<string>('hash')
    const done = await send({
      ...{ what: 'a new password', method: 'PUT', path: '/api/account/password', cookie: renewing.cookie },
      ...{ body: { password, newPassword }, stored: [passwordOf, renewing.id, hash ?? ''], leaves: '1 1' },
    })
    if (done) promised.renewed.push(renewing)
  })
  const mail: Writer = async (_, send, { ended }) => {
    // Ten may be open at once.
    for (let turn = 0; turn < 15 && !ended(); turn++) {
      const id = crypto.randomUUID()
      const about = { cookie: mailing.cookie, stored: [linkOf, id] as const }
      const path = `/api/events/${mailing.event.id}/kitchen-links`
      const made = await send({
        ...{
          ...about,
          what: 'a link mailed to the kitchen',
          method: 'POST',
          path,
          leaves: '1 Kitchen 1 1 0',
        },
        body: { id, label: 'Kitchen', email: `${id}@example.com` },
      })
      if (!made) return
      const link = { id, url: made.url, renewed: turn % 3 === 1 }
      promised.links.push(link)
      if (link.renewed) {
        const renewal = { what: 'a link renewed', method: 'POST', path: `${path}/${id}/renew`, body: {} }
        const renewed = await send({ ...about, ...renewal, leaves: '1 Kitchen 1 1 1' })
        if (renewed) promised.links.push({ id, url: renewed.url, renewed: false })
      }
      if (turn % 3 !== 0) continue
      const revoked = { what: 'a link revoked', method: 'DELETE', path: `${path}/${id}`, body: {} }
      await send({ ...about, ...revoked, leaves: '1 Kitchen 0 1 0' })
    }
    await pause()
  }
  const suspend: Writer = async (_, send, { ended }) => {
    const things = [
      ['events', suspended.event.id, suspensionOf, ''],
      ['planners', suspended.id, plannersOf, ' 1'],
    ] as const
    for (let turn = 0; !ended(); turn++)
      for (const [kind, id, query, all] of things) {
        const lifted = turn % 2 === 1
        await send({
          ...{ what: lifted ? 'a suspension lifted' : 'a suspension', method: lifted ? 'DELETE' : 'PUT' },
          ...{ path: `/api/admin/${kind}/${id}/suspension`, cookie, body: lifted ? {} : { reason } },
          ...{ stored: [query, id], leaves: `${lifted ? ' 0' : `${reason} 1`}${all}` },
        })
      }
  }
  const close: Writer = async (_, send) => {
    const one = closing[promised.closing.length]
    if (!one) return pause()
    promised.closing.push({ id: one.event.id, email: one.email })
    await send({
      ...{ what: 'a closed event', method: 'POST', path: `/api/events/${one.event.id}/close`, body: {} },
      ...{ cookie: one.cookie, stored: [closedOf, one.event.id], leaves: '1' },
    })
  }
  const clock: Writer = async (_, _send, { server }) => {
    await server.dispatchFetch(`${origin}/clock`)
    await pause(50)
  }
  return { writers: [own, move, renew, mail, suspend, close, clock], promised }
}

function once(write: Writer): Writer {
  let begun = false
  return (...of) => {
    if (begun) return pause()
    begun = true
    return write(...of)
  }
}
