import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import { processOutbox } from '#core/mail/outbox'
import { linkForgotten as kitchenLinkForgotten } from '#links/words/planner'
import { linkForgotten } from '#party/words/planner'
import { deviceOf, withDevice } from '../account/device.ts'
import { makeLink } from '../account/link.ts'
import { signedUpHere, signUpProof } from '../account/own-browser.ts'
import worker from '../index.ts'
import { notificationOf, notificationUrl } from '../notifications/token.ts'
import { makeAccount, makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeDinner } from '../testing/factories/dinner.ts'
import { makeDecline } from '../testing/factories/party-factories.ts'
import { api } from './api.ts'
import { templates } from './mails.ts'

const db = database(env.DB)
const [fresh, other] = ['a new secret, as long as one has to be', 'a third secret, as long as one has to be']
/** After a change of the secret, with the one before, and after the old one was taken away. */
const changed: Env = { ...env, SECRET: fresh, SECRET_OLD: env.SECRET }
const forgotten: Env = { ...env, SECRET: fresh }
const unrelated: Env = { ...env, SECRET: fresh, SECRET_OLD: other }

async function asked(
  bindings: Env,
  method: string,
  path: string,
  more: { cookie?: string; body?: object } = {},
) {
  const context = createExecutionContext()
  const request = new Request(`${env.ORIGIN}${path}`, {
    method,
    headers: {
      origin: env.ORIGIN,
      'content-type': 'application/json',
      ...(more.cookie && { cookie: more.cookie }),
    },
    ...(more.body && { body: JSON.stringify(more.body) }),
  })
  const response = path.startsWith('/api/')
    ? await api.fetch(request, bindings, context)
    : await worker.fetch(request as Request<unknown, IncomingRequestCfProperties>, bindings, context)
  const body = await response.text()
  await waitOnExecutionContext(context)
  return { status: response.status, body }
}

const linkIn = (text: string | undefined, at: string) =>
  new RegExp(`/${at}/([\\w-]+)`).exec(text ?? '')?.[1] ?? ''

it('a session of the secret before goes on, until that secret is taken away', async () => {
  const { cookie, path } = await makeDinner()
  expect((await asked(changed, 'GET', path, { cookie })).status).toBe(200)
  for (const bindings of [forgotten, unrelated])
    expect((await asked(bindings, 'GET', path, { cookie })).status).toBe(401)
})

it('links of guests and kitchens open as before, and are given again as they were', async () => {
  const { answer, eats, beef, event, link, path, cookie } = await makeDinner()
  const response = await answer([eats('aaaaaa', beef)], { leadGuestEmail: 'ana@example.com' })
  const declined = await makeDecline(env, event, ['Ben'], { email: 'ben@example.com' })
  const kitchen = await link({ email: 'marta@example.com' })
  for (const opened of [
    `responses/${response.token}`,
    `declines/${declined.token}`,
    `kitchen/${kitchen.token}`,
  ])
    expect((await asked(changed, 'GET', `/api/${opened}`)).status).toBe(200)
  const again = async (bindings: Env) => [
    linkIn((await templates.edit_link(bindings, response.id))?.text, 'edit'),
    linkIn((await templates.decline_link(bindings, declined.id))?.text, 'not-coming'),
    linkIn((await templates.kitchen_link(bindings, kitchen.id))?.text, 'kitchen'),
  ]
  expect(await again(changed)).toEqual([response.token, declined.token, kitchen.token])
  const copied = await asked(changed, 'POST', `${path}/responses/${response.id}/link`, { cookie, body: {} })
  expect(copied.body).toContain(response.token)
})

it('a link of neither secret still opens, and is refused where it would be given again', async () => {
  const { answer, eats, beef, event, link, path, planner } = await makeDinner()
  const response = await answer([eats('aaaaaa', beef)], { leadGuestEmail: 'ana@example.com' })
  const declined = await makeDecline(env, event, ['Ben'], { email: 'ben@example.com' })
  const kitchen = await link({ email: 'marta@example.com' })
  await env.DB.prepare('update outbox set sent_at = 1, queue = null where sent_at is null').run()
  // The planner has signed in since.
  const cookie = await makeSession(forgotten, planner.id)
  for (const bindings of [forgotten, unrelated]) {
    expect((await asked(bindings, 'GET', `/api/responses/${response.token}`)).status).toBe(200)
    for (const [call, sentence] of [
      [`/api/responses/${response.token}/mail`, linkForgotten],
      [`${path}/responses/${response.id}/link`, linkForgotten],
      [`${path}/responses/${response.id}/mail`, linkForgotten],
      [`${path}/declines/${declined.id}/mail`, linkForgotten],
      [`${path}/kitchen-links/${kitchen.id}/mail`, kitchenLinkForgotten],
    ] as const) {
      const { status, body } = await asked(bindings, 'POST', call, { cookie, body: {} })
      expect([call, status, JSON.parse(body).error.message]).toEqual([call, 410, sentence])
    }
    for (const [kind, id] of [
      ['edit_link', response.id],
      ['decline_link', declined.id],
      ['kitchen_link', kitchen.id],
    ] as const)
      await expect(templates[kind](bindings, id)).rejects.toMatchObject({ status: 410 })
  }
  const { results } = await env.DB.prepare('select * from outbox where sent_at is null').all()
  expect(results).toEqual([])
})

it('a mail whose link cannot be made again is given up at once, and its planner reads so', async () => {
  const { answer, eats, beef } = await makeDinner()
  const { id } = await answer([eats('aaaaaa', beef)], { leadGuestEmail: 'ana@example.com' })
  await env.DB.prepare('update outbox set due_at = 0 where subject_id = ?').bind(id).run()
  await processOutbox(forgotten, templates)
  expect(
    await env.DB.prepare(
      'select failed_at is not null as failed, sent_at, last_error from outbox where subject_id = ?',
    )
      .bind(id)
      .first(),
  ).toEqual({ failed: 1, sent_at: null, last_error: 'E_LINK_FORGOTTEN' })
})

it('an answer sent again after the change gets the link it had, and a new one that of the new secret', async () => {
  const { event, eats, beef } = await makeDinner()
  const submission = () => ({ submissionId: crypto.randomUUID(), party: [eats('aaaaaa', beef)] })
  const refusal = () => ({ submissionId: crypto.randomUUID(), names: ['Ben'] })
  for (const [kind, name, body] of [
    ['responses', 'editToken', submission()],
    ['declines', 'declineToken', refusal()],
  ] as const) {
    const path = `/api/codes/${event.eventCode}/${kind}`
    const tokenOf = async (bindings: Env, sent: object) =>
      JSON.parse((await asked(bindings, 'POST', path, { body: sent })).body)[name] as string
    const before = await tokenOf(env, body)
    expect(await tokenOf(changed, body)).toBe(before)
    const newer = await tokenOf(changed, kind === 'responses' ? submission() : refusal())
    expect((await asked(forgotten, 'GET', `/api/${kind}/${newer}`)).status).toBe(200)
  }
})

it('mailed links of accounts and the links of mails hold, and so do the browser’s cookies', async () => {
  const { id, email } = await makePlanner(db)
  const token = await makeLink({ db, at: now() }, { purpose: 'reset', userId: id })
  expect((await asked(changed, 'POST', '/api/auth/reset-check', { body: { token } })).status).toBe(200)
  const unproven = await makeAccount(db, 'Correct1', { emailVerified: false })
  const confirming = await makeLink({ db, at: now() }, { purpose: 'confirm', userId: unproven.id })
  const check = { body: { token: confirming } }
  expect((await asked(changed, 'POST', '/api/auth/confirm-check', check)).status).toBe(200)
  const mail = (await notificationUrl(env, 'full', id)).split('/').at(-1) ?? ''
  const device = await withDevice(env.SECRET, undefined, email)
  const proof = await signUpProof(env.SECRET, id)
  const held = async (bindings: Env) => {
    const secrets = bindings.SECRET_OLD ? [bindings.SECRET, bindings.SECRET_OLD] : [bindings.SECRET]
    return [
      (await notificationOf(bindings, mail)) !== null,
      (await deviceOf(secrets, device, email)) !== null,
      await signedUpHere(secrets, proof, id),
    ]
  }
  expect(await held(changed)).toEqual([true, true, true])
  expect(await held(unrelated)).toEqual([false, false, false])
})

it('nothing new is signed with the secret before', async () => {
  const { id } = await makePlanner(db)
  const mail = (await notificationUrl(changed, 'closed', id)).split('/').at(-1) ?? ''
  expect(await notificationOf(forgotten, mail)).toEqual({ kind: 'closed', userId: id })
  expect(await notificationOf({ ...env, SECRET: env.SECRET }, mail)).toBeNull()
})
