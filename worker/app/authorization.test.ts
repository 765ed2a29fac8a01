import { env, exports } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { session, user } from '#account/table'
import { now } from '#core/clock'
import { database } from '#core/db'
import { menuIdLength, randomId } from '#core/ids'
import { dayAt, monthsAfter } from '#events/rules/closing'
import { events } from '#events/table/events'
import { eventMembers } from '#members/table'
import { stopUrl } from '../mailings/stop-token.ts'
import { notificationUrl } from '../notifications/token.ts'
import { issueSheet } from '../sheets/issue.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makeMenu } from '../testing/factories/factories.ts'
import { makeInvitation } from '../testing/factories/guest-list.ts'
import { joined } from '../testing/factories/joined.ts'
import { invitedMember, makeMember, offered } from '../testing/factories/members.ts'
import { makeDecline, makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { makeTable } from '../testing/factories/seating.ts'
import { makeTemplate } from '../testing/factories/templates.ts'
import { call } from '../testing/http.ts'
import { routes } from '../testing/routes.ts'

// Rights on every route there is: the list comes from the router, so that a new route without a line
// here fails. `guest` holds another party's edit link of the same event and shows it wherever a right could be shown;
// `former` has a cookie whose session ended; `unconfirmed` has a session though their address was never proven; `other`
// is another planner; `owner` owns the event a path names, `editor`, `reader` (a viewer with needs) and `viewer` (one without)
// are members of it, `removed` was one; `admin` owns nothing. `kitchen` holds a link to the kitchen's
// page of the event, `closedKitchen` one that was revoked, `otherKitchen` one of another event: where a path names such a
// link it is theirs, and elsewhere they show it wherever a right could be shown.
const kitchens = ['kitchen', 'closedKitchen', 'otherKitchen'] as const
const members = ['editor', 'reader', 'viewer'] as const
const signedOutRoles = ['anonymous', 'guest', 'former', 'unconfirmed'] as const
const roles = [...signedOutRoles, 'other', 'removed', 'admin', 'owner', ...members, ...kitchens] as const
type Role = (typeof roles)[number]
type Line = Record<Role, number> & { body?: unknown }

const bindings = { ...env, DB: joined(env.DB) }
const db = database(bindings.DB)
const eventDate = monthsAfter(dayAt(Date.now(), 'UTC'), 12)
const event = { title: 'Renamed', description: '', eventDate, timeZone: 'UTC' }
const answer = { party: partyOf(1) }
const kitchenSettings = {
  ...{ contact: 'Mia', guaranteedPlates: null, guaranteedDue: null, sparePercent: 3 },
  ...{ extras: [], asksAge: false, courses: [] },
}
const newCheese = { id: randomId(menuIdLength), name: 'Cheese', items: [] }

function everybody(status: number, body?: unknown): Line {
  const line = Object.fromEntries(roles.map((role) => [role, status])) as Record<Role, number>
  return { ...line, ...(body !== undefined && { body }) }
}

/** The same for all who have no session. */
function signedOut(status: number) {
  const without = { anonymous: status, guest: status, former: status, unconfirmed: status }
  return { ...without, kitchen: status, closedKitchen: status, otherKitchen: status }
}

function signedInOnly(status: number, body?: unknown): Line {
  return { ...everybody(status, body), ...signedOut(401) }
}

/** Only the planner whose event it is: its members may not, to all others it is not there. */
function ownerOnly(status: number, body?: unknown): Line {
  return { ...signedInOnly(404, body), owner: status, editor: 403, reader: 403, viewer: 403 }
}

/** The owner and editors. */
function editors(status: number, body?: unknown): Line {
  return { ...ownerOnly(status, body), editor: status }
}

/** The owner and all members who see needs. */
function needsReaders(status: number, body?: unknown): Line {
  return { ...editors(status, body), reader: status }
}

/** The owner and all members. */
function readers(status: number, body?: unknown): Line {
  return { ...needsReaders(status, body), viewer: status }
}

/** The same for a document: who is not signed in is led to sign-in. */
function documentFor(line: Line): Line {
  return { ...line, ...signedOut(303) }
}

/** By the link in the path: a revoked one opens nothing. */
function byKitchenLink(status: number, body?: unknown): Line {
  return { ...everybody(status, body), closedKitchen: 410 }
}

/** The same for what is of the link's own event. */
function ofThisKitchen(status: number, body?: unknown): Line {
  return { ...byKitchenLink(status, body), otherKitchen: 404 }
}

function adminOnly(status: number, body?: unknown): Line {
  return { ...signedInOnly(404, body), admin: status }
}

const mailRequest = { id: '(fresh)', kind: 'invite', invitations: 'silent', confirm: 1 }

const matrix: Record<string, Line> = {
  'GET /api/health': everybody(200),
  'GET /api/session': everybody(200),
  'POST /api/auth/sign-up/email': everybody(400),
  'POST /api/auth/sign-in/email': everybody(400),
  'POST /api/auth/sign-out': everybody(200),
  'POST /api/auth/confirm-check': everybody(400),
  'POST /api/auth/verify-email': everybody(400),
  'POST /api/auth/send-verification-email': everybody(400),
  'POST /api/auth/request-password-reset': everybody(400),
  'POST /api/auth/reset-check': everybody(400),
  'POST /api/auth/reset-password': everybody(400),
  'GET /api/codes/:code': everybody(200),
  'GET /api/codes/:code/live': everybody(426),
  'POST /api/codes/:code/responses': everybody(201, { submissionId: '(fresh)', party: partyOf(1) }),
  'POST /api/codes/:code/link': everybody(204, { email: 'nobody@example.com' }),
  'POST /api/codes/:code/declines': everybody(201, { submissionId: '(fresh)', names: ['Ann'] }),
  'GET /api/declines/:declineToken': everybody(200),
  'PUT /api/declines/:declineToken': everybody(201, { submissionId: '(fresh)', party: partyOf(1) }),
  'DELETE /api/declines/:declineToken': everybody(204),
  'GET /api/codes/:code/deadline.ics': everybody(200),
  'GET /api/responses/:token': everybody(200),
  'GET /api/responses/:token/deadline.ics': everybody(200),
  'GET /api/responses/:token/menu': everybody(200),
  'GET /api/responses/:token/qr.svg': everybody(200),
  'GET /api/codes/:code/qr.svg': everybody(200),
  'PUT /api/responses/:token': everybody(200, answer),
  'PUT /api/responses/:token/needs': everybody(200, { people: [{ id: '(person)', allergies: 'Nuts' }] }),
  'DELETE /api/responses/:token': everybody(204),
  'POST /api/responses/:token/mail': everybody(400, {}),
  'GET /api/events': signedInOnly(200),
  'POST /api/events': signedInOnly(201, event),
  'GET /api/events/counts': signedInOnly(200),
  'GET /api/events/:id': readers(200),
  'GET /api/events/:id/overview': readers(200),
  'PUT /api/events/:id': editors(200, event),
  'PUT /api/events/:id/needs': editors(200, { needs: [{ name: 'Kiwi' }] }),
  'GET /api/events/:id/deletion': ownerOnly(200),
  'DELETE /api/events/:id': ownerOnly(204, {}),
  'POST /api/events/:id/close': editors(200, {}),
  'POST /api/events/:id/reopen': editors(200, {}),
  'POST /api/events/:id/duplicate': ownerOnly(201, { id: '(fresh)', eventDate }),
  'PUT /api/events/:id/cover': editors(415),
  'DELETE /api/events/:id/cover': editors(204),
  'GET /api/covers/:key': everybody(404),
  'POST /api/events/:id/categories': editors(201, { name: 'Cheese' }),
  'PUT /api/events/:id/categories/:cid': editors(200, { name: 'Cheese' }),
  'DELETE /api/events/:id/categories/:cid': editors(204),
  'POST /api/events/:id/categories/:cid/items': editors(201, { name: 'Brie' }),
  'PUT /api/events/:id/items/:iid': editors(200, { name: 'Brie' }),
  'PUT /api/events/:id/items/:iid/contents': editors(200, {
    contents: [{ what: 'milk', state: 'contains' }],
  }),
  'POST /api/events/:id/items/:iid/contents/foresee': editors(200, {
    contents: [{ what: 'milk', state: 'contains' }],
  }),
  'PUT /api/events/:id/items/:iid/category': editors(404, { categoryId: newCheese.id }),
  'DELETE /api/events/:id/items/:iid': editors(204),
  'GET /api/events/:id/menu/late': readers(200),
  'POST /api/events/:id/menu/lines': editors(201, { categories: [newCheese] }),
  'GET /api/events/:id/menu/words': readers(200),
  'PUT /api/events/:id/menu/words/:language': editors(204, { courses: [] }),
  'DELETE /api/events/:id/menu/words/:language': editors(204),
  'PUT /api/events/:id/menu/order': editors(409, { categories: [] }),
  'GET /api/events/:id/responses': readers(200),
  'GET /api/events/:id/choose-again': readers(200),
  'GET /api/events/:id/contents-changed': readers(200),
  'POST /api/events/:id/responses': editors(201, { submissionId: '(fresh)', party: partyOf(1) }),
  'POST /api/events/:id/responses/apart': editors(204, {
    responses: [newCheese.id, newCheese.id],
    apart: true,
  }),
  'PUT /api/events/:id/responses/:rid': editors(200, answer),
  'PUT /api/events/:id/responses/:rid/words': editors(200, { person: '(person)', words: '', needs: [] }),
  'DELETE /api/events/:id/responses/:rid': editors(204),
  'POST /api/events/:id/responses/:rid/restore': editors(200, {}),
  'POST /api/events/:id/responses/:rid/link': editors(200, {}),
  'POST /api/events/:id/responses/:rid/mail': editors(400, {}),
  'POST /api/events/:id/declines': editors(201, { submissionId: '(fresh)', names: ['Ann'] }),
  'DELETE /api/events/:id/declines/:did': editors(204),
  'POST /api/events/:id/declines/:did/restore': editors(204, {}),
  'POST /api/events/:id/declines/:did/mail': editors(400, {}),
  'GET /api/events/:id/kitchen': readers(200),
  'PUT /api/events/:id/kitchen-settings': editors(200, kitchenSettings),
  'PUT /api/events/:id/alternatives': editors(404, { special: 9, categoryId: 'x', words: '' }),
  'GET /api/events/:id/responses.csv': editors(403),
  'PUT /api/events/:id/archived': readers(204, { archived: true }),
  'GET /api/events/:id/export.xlsx': editors(403),
  'GET /api/events/:id/export.json': editors(200),
  'GET /api/events/:id/live': readers(426),
  'GET /api/events/:id/kitchen-links': editors(200),
  'POST /api/events/:id/kitchen-links': editors(201, { label: 'Kitchen' }),
  'PATCH /api/events/:id/kitchen-links/:lid': editors(204, { language: 'pl' }),
  'DELETE /api/events/:id/kitchen-links/:lid': editors(204),
  'POST /api/events/:id/kitchen-links/:lid/renew': editors(200, {}),
  'POST /api/events/:id/kitchen-links/:lid/mail': editors(400, {}),
  'GET /api/events/:id/sheets': readers(200),
  'POST /api/events/:id/sheets': editors(201, { kind: 'provisional' }),
  'GET /api/events/:id/sheets/:number': needsReaders(200),
  'GET /api/events/:id/sheets/:number/diff': needsReaders(200),
  'POST /api/kitchen/:kitchenToken/seen': ofThisKitchen(200, { sheet: 1, name: 'Marta' }),
  'GET /api/kitchen/:kitchenToken': byKitchenLink(200),
  'GET /api/kitchen/:kitchenToken/live': everybody(426),
  'PUT /api/kitchen/:kitchenToken/items/:iid/contents': ofThisKitchen(200, { contents: [], name: 'Marta' }),
  'PUT /api/kitchen/:kitchenToken/alternatives': byKitchenLink(404, {
    special: 1,
    categoryId: 'nobody',
    words: 'soup',
    agreedBy: 'Marta',
  }),
  'GET /api/events/:id/invitations': readers(200),
  'GET /api/events/:id/invitations.csv': editors(200),
  'GET /api/events/:id/invitations.xlsx': editors(200),
  'POST /api/events/:id/invitations': editors(201, { label: 'The Lees', maxSize: 4 }),
  'PUT /api/events/:id/invitations/:invitation': editors(200, { note: 'By the window' }),
  'DELETE /api/events/:id/invitations/:invitation': editors(204),
  'POST /api/events/:id/invitations/:invitation/restore': editors(200, {}),
  'GET /api/events/:id/invitations/:invitation/link': editors(200),
  'POST /api/events/:id/invitations/:invitation/link': editors(200, {}),
  'POST /api/events/:id/invitations/import': editors(200, {
    importId: '(fresh)',
    rows: [{ rowNo: 2, label: 'The Lees' }],
  }),
  'DELETE /api/events/:id/imports/:importId': editors(404),
  'GET /api/events/:id/invitations/:invitation/answers': editors(200),
  'GET /api/events/:id/imports': editors(200),
  'PUT /api/events/:id/invitations/:invitation/response': editors(200, { responseId: '(response)' }),
  'GET /api/events/:id/reminders': readers(200),
  'PUT /api/events/:id/reminders': editors(200, { windows: [], hour: 10 }),
  'GET /api/events/:id/mails': readers(200),
  'POST /api/events/:id/mails/preview': editors(200, mailRequest),
  'POST /api/events/:id/mails': editors(409, mailRequest),
  'POST /api/events/:id/mails/test': editors(204, {}),
  'POST /api/events/:id/invitations/:invitation/contacts': editors(204, { id: '(fresh)', kind: 'call' }),
  'GET /api/invitations/:inviteToken': everybody(200),
  'POST /api/invitations/:inviteToken/responses': everybody(201, {
    submissionId: '(fresh)',
    party: partyOf(1),
  }),
  'PUT /api/invitations/:inviteToken/responses': everybody(404, { party: partyOf(1), version: 1 }),
  'POST /api/invitations/:inviteToken/declines': everybody(201, { submissionId: '(fresh)' }),
  'GET /api/events/:id/tables': readers(200),
  'POST /api/events/:id/tables': editors(201, { name: 'Garden', seats: 8 }),
  'PUT /api/events/:id/tables': editors(200, { seats: true }),
  'PUT /api/events/:id/tables/order': editors(409, { tables: [] }),
  'PUT /api/events/:id/tables/:tid': editors(200, { name: 'Garden', seats: 8 }),
  'DELETE /api/events/:id/tables/:tid': editors(204),
  'GET /api/events/:id/placements': readers(200),
  'PUT /api/events/:id/placements': editors(200, {
    placements: [{ responseId: '(response)', personId: '(person)', tableId: '(table)', seat: 1 }],
  }),
  'POST /api/events/:id/placements/fills': editors(200, { id: '(fresh)' }),
  'DELETE /api/events/:id/placements/fills/:fid': editors(200),
  'POST /api/events/:id/placements/preview': editors(200, { rows: [['Table', 'Guest']] }),
  'POST /api/events/:id/placements/apply': editors(409, { rows: [['Table', 'Guest']], tag: 'another' }),
  'GET /api/events/:id/placements.csv': editors(200),
  'POST /api/events/:id/menu/templates': editors(201, { id: '(fresh)', name: 'Winter' }),
  'GET /api/menu-templates': signedInOnly(200),
  'GET /api/menu-templates/:template': { ...signedInOnly(404), owner: 200 },
  'PUT /api/menu-templates/:template': { ...signedInOnly(404, { name: 'Summer' }), owner: 200 },
  'DELETE /api/menu-templates/:template': signedInOnly(204),
  'GET /api/events/:id/members': readers(200),
  'PUT /api/events/:id/members/me/mails': readers(204, { on: true }),
  'GET /api/events/:id/log': readers(200),
  'POST /api/events/:id/members': ownerOnly(201, { email: 'new@example.com', role: 'viewer' }),
  'PUT /api/events/:id/members/:userId': ownerOnly(200, { role: 'editor' }),
  'DELETE /api/events/:id/members/:userId': ownerOnly(204),
  'DELETE /api/events/:id/members/invitations/:mid': ownerOnly(204),
  // The typed word is missing.
  'POST /api/events/:id/owner': ownerOnly(409, { userId: 'somebody' }),
  'DELETE /api/events/:id/owner': readers(204),
  'GET /api/handovers/:handover': everybody(200),
  // Only the member it is offered to takes it over, and is none of these.
  'POST /api/handovers/:handover': signedInOnly(403),
  'GET /api/memberships/:membership': everybody(200),
  // Only the account of the invited address becomes a member.
  'POST /api/memberships/:membership': { ...signedInOnly(403), other: 200 },
  'POST /api/events/:id/checkout': ownerOnly(400, {}),
  'GET /events/:id/print/kitchen': documentFor(needsReaders(200)),
  'GET /events/:id/print/people': documentFor(needsReaders(200)),
  'GET /events/:id/print/cards': documentFor(needsReaders(200)),
  'GET /events/:id/print/tables': documentFor(needsReaders(200)),
  'GET /events/:id/print/dishes': documentFor(needsReaders(200)),
  'GET /events/:id/print/sheet': documentFor(needsReaders(200)),
  'GET /events/:id/print/specials': documentFor(needsReaders(200)),
  'GET /events/:id/print/door': documentFor(needsReaders(200)),
  'GET /events/:id/print/silent': documentFor(needsReaders(200)),
  'GET /events/:id/print/invites': documentFor(editors(200)),
  'GET /kitchen/:kitchenToken/print': byKitchenLink(200),
  'GET /kitchen/:kitchenToken/print/:kind': byKitchenLink(200),
  'GET /api/orders': signedInOnly(200),
  'GET /api/orders/:sessionId': signedInOnly(404),
  'GET /api/orders/:sessionId/papers': signedInOnly(404),
  'POST /api/stripe': everybody(400),
  // Only the operator's token opens it, and none is set here.
  'POST /api/erasures': everybody(404),
  'POST /api/auth/address-check': everybody(400),
  'POST /api/auth/verify-address': everybody(400),
  'GET /api/account': signedInOnly(200),
  'PUT /api/account/name': signedInOnly(200, { name: 'Pat' }),
  'PUT /api/account/password': signedInOnly(401, { password: 'Correct1', newPassword: 'Brandnew7' }),
  'PUT /api/account/address': signedInOnly(401, { email: 'new@example.com', password: 'Correct1' }),
  'DELETE /api/account/address': signedInOnly(204),
  'DELETE /api/account/sessions': signedInOnly(204),
  'DELETE /api/account/sessions/:sessionId': signedInOnly(404),
  'GET /api/account/export': signedInOnly(200),
  'DELETE /api/account': signedInOnly(409, {}),
  'GET /api/account/notifications': signedInOnly(200),
  'PUT /api/account/notifications': signedInOnly(204, { kind: 'full', on: false }),
  'POST /notifications/:mail': everybody(200),
  'POST /stop/:stopToken': everybody(200),
  'GET /api/admin/planners': adminOnly(200),
  'GET /api/admin/events': adminOnly(200),
  'DELETE /api/admin/events/:id': adminOnly(204, {}),
  'PUT /api/admin/events/:id/suspension': adminOnly(204, { reason: 'Told of a fraud.' }),
  'DELETE /api/admin/events/:id/suspension': adminOnly(204),
  'PUT /api/admin/planners/:planner/suspension': adminOnly(204, { reason: 'Told of a fraud.' }),
  'DELETE /api/admin/planners/:planner/suspension': adminOnly(204),
  'GET /api/admin/mail-pauses': adminOnly(200),
  'DELETE /api/admin/events/:id/mail-pause': adminOnly(204),
  'DELETE /api/admin/planners/:planner/mail-pause': adminOnly(204),
  'GET /api/admin/audit': adminOnly(200),
  'GET /api/admin/audit/subject': adminOnly(200),
  'GET /api/admin/orders': adminOnly(200),
  'POST /api/admin/orders/:sessionId/refund': adminOnly(404, {}),
  'POST /api/admin/events/:id/refund': adminOnly(404, {}),
}

/** The rows that paths name, and a session for each role. Made in few round trips, since each write that succeeds uses it up. */
async function given() {
  const [owner, other, admin, unconfirmed] = await Promise.all([
    makePlanner(db),
    makePlanner(db),
    makePlanner(db, { role: 'admin' }),
    makePlanner(db, { emailVerified: false }),
  ])
  const [held, elsewhere, former] = await Promise.all([
    makeEvent(db, owner.id),
    makeEvent(db, other.id),
    makeSession(bindings, other.id),
  ])
  const personId = 'aaaaaa'
  const [lead, ...others] = partyOf(2)
  const party = lead ? [{ ...lead, id: personId }, ...others] : others
  const [[category], response, { token: guestToken }, declined, link] = await Promise.all([
    makeMenu(db, held.id),
    makeResponse(bindings, held, party),
    makeResponse(bindings, held, partyOf(1)),
    makeDecline(bindings, held, ['Ann']),
    makeKitchenLink(bindings, held, { mayConfirm: true }),
    db.delete(session).where(eq(session.userId, other.id)).run(),
  ])
  const actor = { kind: 'planner', id: owner.id } as const
  const number = await issueSheet(
    { db, event: held, actor, at: now() },
    { id: crypto.randomUUID(), kind: 'provisional' },
  )
  const [editor, reader, viewer, removed, anyMember, membership, closedKitchen, otherKitchen] =
    await Promise.all([
      makeMember(held.id, 'editor', { db }),
      makeMember(held.id, 'viewer', { db, needs: true }),
      makeMember(held.id, 'viewer', { db }),
      makeMember(held.id, 'editor', { db }),
      makeMember(held.id, 'viewer', { db }),
      invitedMember(held, other.email),
      makeKitchenLink(bindings, held, { revokedAt: 1, mayConfirm: true }),
      makeKitchenLink(bindings, elsewhere, { mayConfirm: true }),
    ])
  await db.delete(eventMembers).where(eq(eventMembers.userId, removed.id)).run()
  const links: Record<(typeof kitchens)[number], string> = {
    kitchen: link.token,
    closedKitchen: closedKitchen.token,
    otherKitchen: otherKitchen.token,
  }
  const signedIn = { unconfirmed, other, owner, editor, reader, viewer, removed, admin }
  const sessions = await Promise.all(
    Object.entries(signedIn).map(async ([role, { id }]) => [role, await makeSession(bindings, id)]),
  )
  const cookies: Record<Role, string | null> = {
    anonymous: null,
    guest: `__Host-session=${guestToken}`,
    former,
    ...(Object.fromEntries(sessions) as Record<keyof typeof signedIn, string>),
    kitchen: `__Host-session=${links.kitchen}`,
    closedKitchen: `__Host-session=${links.closedKitchen}`,
    otherKitchen: `__Host-session=${links.otherKitchen}`,
  }
  const [invited, handover, table, template] = await Promise.all([
    makeInvitation(bindings, held, ['Ann']),
    offered(held, anyMember.id),
    makeTable(held.id, '4'),
    makeTemplate(owner.id),
  ])
  const parameters: Record<string, string> = {
    id: held.id,
    code: held.eventCode,
    token: response.token,
    sessionId: 'cs_nobody',
    key: 'nobody',
    cid: category?.id ?? '',
    iid: category?.items[0]?.id ?? '',
    rid: response.id,
    did: declined.id,
    declineToken: declined.token,
    kitchenToken: link.token,
    lid: link.id,
    kind: 'sheet',
    number: String(number),
    userId: anyMember.id,
    mid: membership.id,
    membership: membership.token,
    handover: handover.token,
    tid: table,
    invitation: invited.id,
    inviteToken: invited.token,
    fid: crypto.randomUUID(),
    language: 'de',
    importId: crypto.randomUUID(),
    template: template.id,
    planner: owner.id,
    mail: (await notificationUrl(env, 'full', owner.id)).split('/').at(-1) ?? '',
    stopToken: (await stopUrl(env, held.id, 'ann@example.com')).split('/').at(-1) ?? '',
  }
  const shown: Partial<Record<Role, string>> = { guest: guestToken, ...links }
  return { cookies, parameters, owner, held, guestToken, links, shown, personId }
}

it('has a line for every route there is, and none for others', () => {
  expect(Object.keys(matrix).sort()).toEqual(routes)
})

// The fixture, until somebody may change it.
let fixture: Awaited<ReturnType<typeof given>>

describe('each route answers as the matrix says', () => {
  beforeAll(async () => {
    fixture = await given()
  })
  it.each(Object.entries(matrix))('%s', async (route, line) => {
    const [method = '', pattern = ''] = route.split(' ')
    // Refused is untouched: no row of the owner's is another, and nothing is audited. Read once for all who are
    // refused one after another.
    let refused: { roles: Role[]; before: unknown[] } | null = null
    const untouched = async () => {
      const { owner, held } = fixture
      if (refused) expect({ ...refused, before: await footprint(owner.id, held.id) }).toEqual(refused)
      refused = null
    }
    for (const role of roles) {
      const { cookies, parameters, owner, held, links, shown, personId } = fixture
      const own = { ...parameters, kitchenToken: { ...links }[role as string] ?? parameters.kitchenToken }
      const path = pattern.replace(/:(\w+)/g, (_, name: string) => own[name as keyof typeof own] ?? '')
      const cookie = cookies[role]
      const headers: Record<string, string> = {
        origin: 'http://localhost:8787',
        'content-type': 'application/json',
        // A network address each: there are more roles than one address may ask for in an hour.
        'cf-connecting-ip': crypto.randomUUID(),
      }
      if (cookie) headers.cookie = cookie
      if (shown[role]) headers.authorization = `Bearer ${shown[role]}`
      const text = JSON.stringify(line.body ?? {})
        .replace('(fresh)', crypto.randomUUID())
        .replace('(person)', personId)
        .replace('(response)', parameters.rid ?? '')
        .replace('(table)', parameters.tid ?? '')
        .replaceAll(newCheese.id, randomId(menuIdLength))
      if (line[role] < 400) await untouched()
      else refused ??= { roles: [], before: await footprint(owner.id, held.id) }
      const response = await exports.default.fetch(`http://localhost:8787${path}`, {
        method,
        headers,
        redirect: 'manual',
        ...(method !== 'GET' && { body: text }),
      })
      await response.text()
      expect({ role, status: response.status }).toEqual({ role, status: line[role] })
      refused?.roles.push(role)
      if (response.status < 400 && method !== 'GET') fixture = await given()
    }
    await untouched()
  })
})

it('a suspended planner reads what is theirs, and changes nothing of it', async () => {
  const { cookies, parameters, owner, held, personId } = await given()
  await db.update(events).set({ plannerSuspendedAt: 1 }).where(eq(events.id, held.id))
  await db.update(user).set({ suspendedAt: 1, suspensionReason: 'Fraud.' }).where(eq(user.id, owner.id))
  // Exports are audited.
  const stored = async () => (await footprint(owner.id, held.id)).slice(0, -1)
  const before = await stored()
  const paused = ['DELETE /api/account', 'POST /api/events']
  for (const [route, { owner: status, body = {} }] of Object.entries(matrix)) {
    const [method = '', pattern = ''] = route.split(' ')
    const own = pattern.startsWith('/api/events/:id')
    if (!own && !paused.includes(route)) continue
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? '')
    const text = JSON.stringify(body).replace('(fresh)', crypto.randomUUID()).replace('(person)', personId)
    const response = await call(method, path, method === 'GET' ? undefined : text, {
      cookie: cookies.owner ?? '',
    })
    await response.text()
    expect([route, response.status]).toEqual([route, method === 'GET' ? status : 403])
  }
  expect(await stored()).toEqual(before)
})

// Routes that tell nothing of an event: a picture of the caller's own link, a view that nothing upgrades, and a mail that
// goes to the list alone.
const toldToAll = ['/qr.svg', '/live', '/:code/link']
const erasing = ['DELETE /api/responses/:token', 'DELETE /api/declines/:declineToken']

it('of a suspended event only its planner reads, and nobody writes but to erase what is theirs', async () => {
  const { cookies, parameters, owner, held, personId } = await given()
  // Opened just now: that it was opened is noted once a minute.
  await (await call('GET', `/api/kitchen/${parameters.kitchenToken}`)).text()
  await db.update(events).set({ suspendedAt: 1, suspensionReason: 'Fraud.' }).where(eq(events.id, held.id))
  // Exports are audited.
  const stored = async () => (await footprint(owner.id, held.id)).slice(0, -1)
  const before = await stored()
  const ofEvent = Object.entries(matrix).filter(
    ([route]) =>
      /\/:(id|code|token|declineToken|inviteToken|kitchenToken)\b/.test(route) && !route.includes('/admin/'),
  )
  for (const [route, { owner: status, body = {} }] of ofEvent) {
    const [method = '', pattern = ''] = route.split(' ')
    if (erasing.includes(route)) continue
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? '')
    const text = JSON.stringify(body).replace('(fresh)', crypto.randomUUID()).replace('(person)', personId)
    const planners = pattern.includes('/events/:id')
    const cookie = planners ? (cookies.owner ?? '') : ''
    const response = await call(method, path, method === 'GET' ? undefined : text, { cookie })
    await response.text()
    const read = planners ? status : 410
    const written = planners ? 403 : 410
    const untold = toldToAll.some((end) => pattern.endsWith(end)) || (status === 400 && !planners)
    expect([route, response.status]).toEqual([route, untold ? status : method === 'GET' ? read : written])
  }
  expect(await stored()).toEqual(before)
})

it('nobody is told to be signed in whose address was never proven', async () => {
  const { cookies } = await given()
  const userOf = async (role: Role) =>
    (
      await exports.default.fetch('http://localhost:8787/api/session', {
        headers: { cookie: cookies[role] ?? '' },
      })
    ).json<{ user: { role: string } | null }>()
  expect(await userOf('unconfirmed')).toEqual({ user: null })
  expect(await userOf('owner')).toMatchObject({ user: { role: 'planner' } })
})

it('an edit link opens its own answer alone, whatever else is named beside it', async () => {
  const { held, guestToken, parameters } = await given()
  const other = parameters.rid ?? ''
  const before = await footprint(held.userId, held.id)
  const mine = await (await call('GET', `/api/responses/${guestToken}?id=${other}`)).json<{
    response: { id: string; guestCount: number }
  }>()
  expect(mine.response.id).not.toBe(other)
  expect(mine.response.guestCount).toBe(1)
  // The other party's id is neither a link nor a part of one.
  for (const link of [other, `${held.eventCode}-${other}`, `${guestToken.slice(0, 7)}${other}`])
    expect((await call('GET', `/api/responses/${link}`)).status).toBe(404)
  const named = { ...answer, id: other, responseId: other, editToken: parameters.token }
  expect([200, 400]).toContain((await call('PUT', `/api/responses/${guestToken}`, named)).status)
  const rows = (all: unknown[]) => (all[3] as { id: string }[]).filter(({ id }) => id === other)
  expect(rows(await footprint(held.userId, held.id))).toEqual(rows(before))
})

async function footprint(ownerId: string, eventId: string): Promise<unknown[]> {
  const results = await env.DB.batch([
    env.DB.prepare('select * from events where user_id = ?').bind(ownerId),
    env.DB.prepare('select * from menu_categories where event_id = ?').bind(eventId),
    env.DB.prepare(
      'select i.* from menu_items i join menu_categories c on c.id = i.category_id where c.event_id = ?',
    ).bind(eventId),
    env.DB.prepare('select * from guest_selections where event_id = ?').bind(eventId),
    env.DB.prepare('select * from declines where event_id = ?').bind(eventId),
    env.DB.prepare('select * from kitchen_links where event_id = ?').bind(eventId),
    env.DB.prepare('select * from sheets where event_id = ?').bind(eventId),
    env.DB.prepare(
      'select x.* from sheet_seen x join sheets s on s.id = x.sheet_id where s.event_id = ?',
    ).bind(eventId),
    env.DB.prepare('select * from tables where event_id = ?').bind(eventId),
    env.DB.prepare('select * from placements where event_id = ?').bind(eventId),
    env.DB.prepare('select * from event_members where event_id = ?').bind(eventId),
    env.DB.prepare('select * from event_member_invitations where event_id = ?').bind(eventId),
    env.DB.prepare('select * from handovers where event_id = ?').bind(eventId),
    env.DB.prepare("select count(*) from audit_logs where action <> 'SIGN_IN'"),
  ])
  return results.map(({ results: rows }) => rows)
}
