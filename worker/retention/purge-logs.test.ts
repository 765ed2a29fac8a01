import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import { listMails, mailPauses, mailStops } from '#mailings/table'
import { runCron } from '../app/cron.ts'
import { mailedEvent, mailsOf, noListMail, queueToAll } from '../testing/factories/list-mail.ts'
import { purgeAudit, purgeMail } from './purge-logs.ts'
import { auditKeptDays, mailKeptDays } from './rules.ts'

const db = database(env.DB)
const day = 86_400_000
const at = Date.parse('2030-01-01T00:00:00Z')

beforeEach(async () => {
  setClock()
  await env.DB.batch(['delete from audit_logs', 'delete from outbox'].map((one) => env.DB.prepare(one)))
})

const audit = (ages: number[]) =>
  env.DB.prepare(
    `insert into audit_logs (action, entity_type, created_at) select 'EXPORT_CSV', 'event', ?1 - value from json_each(?2)`,
  )
    .bind(at, JSON.stringify(ages))
    .run()

const mail = (rows: { age: number; sent?: number; failed?: number }[]) =>
  env.DB.prepare(
    `insert into outbox (id, kind, subject_id, dedupe_key, due_at, created_at, sent_at, failed_at)
     select key, 'receipt', 'x', 'x' || key, 9e15, ?1 - (value ->> 'age'), ?1 - (value ->> 'sent'), ?1 - (value ->> 'failed')
     from json_each(?2)`,
  )
    .bind(at, JSON.stringify(rows))
    .run()

const left = async (table: string, column: string) =>
  (
    await env.DB.prepare(`select ?1 - ${column} as age from ${table} order by 1`)
      .bind(at)
      .all<{ age: number }>()
  ).results.map(({ age }) => age)

it('keeps a row of the audit log for two years to the millisecond', async () => {
  const life = auditKeptDays * day
  expect(life).toBe(730 * day)
  await audit([0, life - 1, life, life + day])
  await purgeAudit({ db, at })
  expect(await left('audit_logs', 'created_at')).toEqual([0, life - 1])
})

it('keeps the row of a mail for 90 days after it was sent or failed, and as long as it waits', async () => {
  const life = mailKeptDays * day
  expect(life).toBe(90 * day)
  await mail([
    { age: 5 * life, sent: life },
    { age: 4 * life, failed: life },
    { age: 3 * life, sent: life - 1 },
    { age: 2 * life, failed: life - 1 },
    { age: 6 * life },
  ])
  await purgeMail({ db, at })
  expect(await left('outbox', 'created_at')).toEqual([2 * life, 3 * life, 6 * life])
})

it('keeps a mail to a guest list for 90 days, and as long as it waits; a stop outlives it, and an open pause too', async () => {
  await noListMail()
  const { event } = await mailedEvent(3)
  await queueToAll(event.id)
  const life = mailKeptDays * day
  const [old, young, waiting] = await mailsOf(event.id)
  const aged = (mail: typeof old, age: number, state: 'sent' | 'waiting') =>
    db
      .update(listMails)
      .set({ state, createdAt: at - age })
      .where(eq(listMails.id, mail?.id ?? ''))
  await aged(old, life, 'sent')
  await aged(young, life - 1, 'sent')
  await aged(waiting, 2 * life, 'waiting')
  await db.insert(mailStops).values({ addressKey: 'key', scope: event.id, reason: 'guest', at: 1 })
  const pause = { subject: 'event', reason: 'bounces', at: 1 } as const
  await db.insert(mailPauses).values([
    { ...pause, subjectId: 'lifted', liftedAt: at - life },
    { ...pause, subjectId: 'lifted lately', liftedAt: at - life + 1 },
    { ...pause, subjectId: 'open' },
  ])
  setClock(() => at)
  await runCron({ ...env, LIST_MAIL: 'off' } as Env)
  expect(await left('list_mails', 'created_at')).toEqual([life - 1, 2 * life])
  expect(await left('mail_stops', 'at')).toEqual([at - 1])
  expect((await db.select().from(mailPauses)).map(({ subjectId }) => subjectId).sort()).toEqual([
    'lifted lately',
    'open',
  ])
  await noListMail()
})

it('deletes a thousand at a time, the oldest first', async () => {
  const life = auditKeptDays * day
  await audit(Array.from({ length: 1500 }, (_, index) => life + index))
  await purgeAudit({ db, at })
  expect(await left('audit_logs', 'created_at')).toEqual(
    Array.from({ length: 500 }, (_, index) => life + index),
  )
  await mail(Array.from({ length: 1001 }, (_, index) => ({ age: index, sent: mailKeptDays * day + index })))
  await purgeMail({ db, at })
  expect(await left('outbox', 'created_at')).toEqual([0])
})

it('runs with the cron each minute', async () => {
  await audit([auditKeptDays * day])
  await mail([{ age: 1, sent: mailKeptDays * day }])
  setClock(() => at)
  await runCron(env)
  setClock()
  expect([await left('audit_logs', 'created_at'), await left('outbox', 'created_at')]).toEqual([[], []])
})
