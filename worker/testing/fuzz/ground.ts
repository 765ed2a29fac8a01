import { env, exports } from 'cloudflare:workers'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { CardEvent } from '../../dev/cards/book.ts'
import { stopUrl } from '../../mailings/stop-token.ts'
import { notificationUrl } from '../../notifications/token.ts'
import { issueSheet } from '../../sheets/issue.ts'
import { makePlanner, makeSession } from '../factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makeMenu, makePurchase } from '../factories/factories.ts'
import { makeInvitation } from '../factories/guest-list.ts'
import { invitedMember, makeMember, offered } from '../factories/members.ts'
import { makeDecline, makeResponse, partyOf } from '../factories/party-factories.ts'
import { delivered } from '../factories/payment-factories.ts'
import { makeTable } from '../factories/seating.ts'
import { makeTemplate } from '../factories/templates.ts'
import { people } from './bodies.ts'

const db = database(env.DB)

type Who = 'nobody' | 'owner' | 'member' | 'admin'
export type Asked = {
  route: string
  who: Who
  real: boolean
  strange: string
  text: string
  asking: string
  event: object
  /** Tags of languages, for the headers. */
  spoken?: { accepts: string; kept: string }
}

/** So often everything is made anew: what was deleted, revoked or suspended would refuse all that comes after it. */
export const anew = 400

/** An event with one of each thing, and those who may ask for it. */
export async function playground() {
  const [planner, admin] = [await makePlanner(db), await makePlanner(db, { role: 'admin' })]
  const event = await makeEvent(db, planner.id)
  const { sessionId } = await makePurchase(db, event.id, planner.id, 100)
  const [category] = await makeMenu(db, event.id)
  const own = crypto.randomUUID().slice(0, 6)
  const party = partyOf(2).map((one, index) => ({ ...one, id: people[index] ?? own }))
  const response = await makeResponse(env, event, party)
  const decline = await makeDecline(env, event, ['Ann'])
  const link = await makeKitchenLink(env, event, { mayConfirm: true })
  const planning = { kind: 'planner', id: planner.id } as const
  await issueSheet(
    { db, event, actor: planning, at: now() },
    { id: crypto.randomUUID(), kind: 'provisional' },
  )
  const invited = await makeInvitation(env, event, ['Ann'])
  const mail = await notificationUrl(env, 'closed', planner.id)
  const member = await makeMember(event.id, 'viewer')
  const membership = await invitedMember(event, admin.email)
  const stop = await stopUrl(env, event.id, 'ann@example.com')
  const names: Record<string, string> = {
    id: event.id,
    code: event.eventCode,
    planner: planner.id,
    sessionId,
    number: '1',
    token: response.token,
    rid: response.id,
    declineToken: decline.token,
    did: decline.id,
    ...{
      kitchenToken: link.token,
      lid: link.id,
      mail: new URL(mail).pathname.slice('/notifications/'.length),
    },
    userId: member.id,
    mid: membership.id,
    membership: membership.token,
    handover: (await offered(event, member.id)).token,
    language: 'de',
    template: (await makeTemplate(planner.id)).id,
    invitation: invited.id,
    inviteToken: invited.token,
    stopToken: new URL(stop).pathname.slice('/stop/'.length),
    cid: category?.id ?? '',
    iid: category?.items[0]?.id ?? '',
    tid: await makeTable(event.id, '4'),
    // Neither a fill nor a cover is there to be named.
    ...{
      fid: crypto.randomUUID(),
      importId: crypto.randomUUID(),
      key: crypto.randomUUID(),
      kind: 'specials',
    },
  }
  const cookies = {
    owner: await makeSession(env, planner.id),
    member: await makeSession(env, member.id),
    admin: await makeSession(env, admin.id),
  }
  return { names, cookies }
}
export type Playground = Awaited<ReturnType<typeof playground>>

export async function ask({ names, cookies }: Playground, asked: Asked) {
  const { route, who, real, strange, asking, event, spoken } = asked
  const [method = '', pattern = ''] = route.split(' ')
  const odd = encodeURIComponent(strange.isWellFormed() ? strange : 'x') || 'x'
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => (real ? (names[name] ?? 'x') : odd))
  // A body names things that are there by the names of the playground.
  const text = asked.text.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole)
  const signed = path === '/api/stripe' && real ? await delivered(event as CardEvent) : null
  const started = performance.now()
  const answer = await exports.default.fetch(`http://localhost:8787${path}${asking && `?${asking}`}`, {
    method,
    headers: {
      origin: 'http://localhost:8787',
      'content-type': 'application/json',
      'cf-connecting-ip': crypto.randomUUID(),
      ...(spoken && { 'accept-language': spoken.accepts }),
      cookie: [who === 'nobody' ? '' : cookies[who], spoken ? `lang=${spoken.kept}` : '']
        .filter(Boolean)
        .join('; '),
      ...signed?.headers,
    },
    redirect: 'manual',
    ...(method !== 'GET' && { body: signed ? String(signed.body) : text }),
  })
  const said = await answer.text()
  return { status: answer.status, headers: answer.headers, said, took: performance.now() - started }
}
