import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { now, setClock } from '../clock.ts'
import { database } from '../db.ts'
import type { Email, Template } from './email.ts'
import { processOutbox } from './outbox.ts'
import { queueMail } from './queue.ts'
import { send } from './send.ts'
import type { MailKind } from './table.ts'
import { outbox } from './table.ts'

const db = database(env.DB)
const minute = 60_000
// Each test has an hour of its own, so that the mails of one are not due in another.
let start = Date.now()
afterEach(async () => {
  setClock()
  await db.delete(outbox)
  start += 86_400_000
})

type Given = { to?: string; subject?: string }

async function givenMail(key: string = crypto.randomUUID()): Promise<string> {
  setClock(() => start)
  await queueMail(db, { kind: 'confirm', subjectId: key, at: now() })
  const [row] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.dedupeKey, `confirm:${key}`))
  return row?.id ?? ''
}

const row = async (id: string) => (await db.select().from(outbox).where(eq(outbox.id, id)))[0]

/** The binding as it is, with a record of what it was given, and a failure if one is wanted. */
function post(fails?: () => Error | undefined) {
  const sent: { to: string; subject: string; from: EmailAddress }[] = []
  const send = async (mail: (typeof sent)[number] & { html: string; text: string }) => {
    const error = fails?.()
    if (error) throw error
    const result = await env.EMAIL.send(mail)
    sent.push({ to: mail.to, subject: mail.subject, from: mail.from })
    return result
  }
  return { sent, env: { ...env, EMAIL: { send } as unknown as SendEmail } }
}

function writing({ to = `${crypto.randomUUID()}@example.com`, subject = 'Hello' }: Given = {}) {
  const mail: Email = { to, subject, html: '<p>Hello</p>', text: 'Hello' }
  const write: Template = async () => mail
  return Object.fromEntries(
    ['confirm', 'reset', 'edit_link', 'receipt', 'erasure_notice'].map((kind) => [kind, write]),
  ) as Record<MailKind, Template>
}

test('a queued mail is sent once and marked', async () => {
  const id = await givenMail()
  const { sent, env: posting } = post()
  await processOutbox(posting, writing())
  await processOutbox(posting, writing())
  expect(sent).toHaveLength(1)
  expect(await row(id)).toMatchObject({ sentAt: now(), tries: 1, lastError: null })
})

test('a mail comes from the site by its name', async () => {
  await givenMail()
  const { sent, env: posting } = post()
  await processOutbox(posting, writing())
  expect(sent[0]?.from).toEqual({ name: 'Platewise', email: 'hello@platewise.example' })
})

test('a mail can name its sender and who gets its answers, neither of which starts a header', async () => {
  const given: Record<string, unknown>[] = []
  const posting = { ...env, EMAIL: { send: async (mail: object) => void given.push({ ...mail }) } as never }
  const from = { name: 'Mia\r\nBcc: everyone@example.com', email: 'mia@mail.platewise.example' }
  const mail = { to: 'ann@example.com', from, subject: 'Hello', html: 'Hello', text: 'Hello' }
  expect(await send(posting, { ...mail, replyTo: 'mia@example.com' })).toBeNull()
  expect(given).toMatchObject([
    { from: { ...from, name: 'Mia Bcc: everyone@example.com' }, replyTo: 'mia@example.com' },
  ])
  const refused = send(posting, { ...mail, replyTo: 'mia@example.com\r\nbcc: b@example.com' })
  await expect(refused).rejects.toMatchObject({ code: 'E_VALIDATION_ERROR' })
})

test('the same key queued twice is one mail', async () => {
  await givenMail('twice')
  await givenMail('twice')
  const { sent, env: posting } = post()
  await processOutbox(posting, writing())
  expect(sent).toHaveLength(1)
})

test('two drains at once share the mails and send none twice', async () => {
  for (let each = 0; each < 12; each++) await givenMail()
  const { sent, env: posting } = post()
  const apart = Object.fromEntries(
    Object.keys(writing()).map((kind) => [
      kind,
      async (_: Env, subjectId: string) => ({
        to: `${subjectId}@example.com`,
        subject: 'Hello',
        html: 'Hello',
        text: 'Hello',
      }),
    ]),
  ) as Record<MailKind, Template>
  await Promise.all([
    processOutbox(posting, apart),
    processOutbox(posting, apart),
    processOutbox(posting, apart),
  ])
  expect(sent).toHaveLength(12)
  expect(new Set(sent.map(({ to }) => to)).size).toBe(12)
})

test('a mail whose sender died before marking it is sent again after its lease, and not before', async () => {
  const id = await givenMail()
  const { sent, env: posting } = post()
  // A crash leaves a mail taken, perhaps sent, and not marked.
  await db
    .update(outbox)
    .set({ dueAt: start + minute, tries: 1 })
    .where(eq(outbox.id, id))
  await processOutbox(posting, writing())
  expect(sent).toHaveLength(0)
  setClock(() => start + minute)
  await processOutbox(posting, writing())
  expect(sent).toHaveLength(1)
  expect(await row(id)).toMatchObject({ sentAt: now(), tries: 2 })
})

test('a failure is tried again with growing pauses, and given up after eight', async () => {
  const id = await givenMail()
  const { env: posting } = post(() => new Error('connection lost'))
  const pauses: number[] = []
  for (let tries = 1; tries <= 8; tries++) {
    await processOutbox(posting, writing())
    const after = await row(id)
    expect(after?.tries).toBe(tries)
    const due = after?.dueAt ?? 0
    pauses.push((due - now()) / minute)
    setClock(() => due)
  }
  expect(pauses).toEqual([1, 2, 5, 15, 60, 180, 360, 360])
  expect(await row(id)).toMatchObject({ sentAt: null, failedAt: expect.any(Number), lastError: 'failed' })
})

test('what the provider will never take is given up at once', async () => {
  const id = await givenMail()
  const { env: posting } = post(() => Object.assign(new Error('no'), { code: 'E_RECIPIENT_SUPPRESSED' }))
  await processOutbox(posting, writing())
  expect(await row(id)).toMatchObject({ tries: 1, failedAt: now(), lastError: 'E_RECIPIENT_SUPPRESSED' })
})

test('a mail goes to one plain address or to none', async () => {
  const { sent, env: posting } = post()
  for (const to of [
    'a@example.com, b@example.com',
    'A <a@example.com>',
    '',
    'a@example.com\r\nbcc: b@example.com',
  ]) {
    const id = await givenMail()
    await processOutbox(posting, writing({ to }))
    expect(await row(id)).toMatchObject({ failedAt: now(), lastError: 'E_VALIDATION_ERROR' })
  }
  expect(sent).toEqual([])
})

test('a subject is one line, whatever a title brought along', async () => {
  await givenMail()
  const { sent, env: posting } = post()
  await processOutbox(posting, writing({ subject: 'Supper\r\nBcc: everyone@example.com\u2028now' }))
  expect(sent[0]?.subject).toBe('Supper Bcc: everyone@example.com now')
})

test('what is no longer worth a mail is marked and not sent', async () => {
  const id = await givenMail()
  const { sent, env: posting } = post()
  const nothing = Object.fromEntries(Object.keys(writing()).map((kind) => [kind, async () => null]))
  await processOutbox(posting, nothing as unknown as Record<MailKind, Template>)
  expect(sent).toEqual([])
  expect(await row(id)).toMatchObject({ sentAt: now() })
})

test('the fourth mail to a recipient within an hour waits until the first is an hour old', async () => {
  const to = `${crypto.randomUUID()}@example.com`
  const { sent, env: posting } = post()
  const ids: string[] = []
  for (let each = 0; each < 4; each++) ids.push(await givenMail())
  await processOutbox(posting, writing({ to }))
  expect(sent).toHaveLength(3)
  const rows = await Promise.all(ids.map(row))
  const waiting = rows.find((mail) => mail?.sentAt === null)
  expect(waiting).toMatchObject({ dueAt: start + 60 * minute, tries: 0, failedAt: null })
  setClock(() => start + 60 * minute)
  await processOutbox(posting, writing({ to }))
  expect(sent).toHaveLength(4)
})

test('addresses that differ after a plus, or by capitals, are one recipient', async () => {
  const { sent, env: posting } = post()
  const name = crypto.randomUUID()
  for (const to of [`${name}@example.com`, `${name}+1@example.com`, `${name}+2@example.com`]) {
    await givenMail()
    await processOutbox(posting, writing({ to }))
  }
  const id = await givenMail()
  await processOutbox(posting, writing({ to: `${name.toUpperCase()}+3@Example.com` }))
  expect(sent).toHaveLength(3)
  expect(await row(id)).toMatchObject({ sentAt: null, dueAt: start + 60 * minute })
})

test('a mail that could not be sent does not count against its recipient', async () => {
  const to = `${crypto.randomUUID()}@example.com`
  let broken = true
  const { sent, env: posting } = post(() => (broken ? new Error('down') : undefined))
  for (let each = 0; each < 3; each++) await givenMail()
  await processOutbox(posting, writing({ to }))
  broken = false
  setClock(() => start + minute)
  await processOutbox(posting, writing({ to }))
  expect(sent).toHaveLength(3)
})
