import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { misdirected } from '../dev/misdirected.ts'
import { hashToken } from '../guest/token.ts'
import { withAnyOneCallFailing } from '../testing/faults/every-call-fails.ts'
import { everyWrite } from '../testing/faults/every-write.ts'
import { Faults, injectFaultsInEnv, type SentMail } from '../testing/faults/fault-injection.ts'
import { invitationWrites } from '../testing/faults/invitation-writes.ts'
import { responseWrites } from '../testing/faults/response-writes.ts'
import { sent, withDesks } from '../testing/faults/sent-writes.ts'

withAnyOneCallFailing(Object.fromEntries(Object.entries(everyWrite).slice(4)))

describe('a mail to another address than the one stored', () => {
  const mailed = async (change?: (responseId: string) => Promise<unknown>) => {
    const write = await responseWrites['have the link mailed again']?.given()
    if (!write || 'run' in write) throw new Error('there is no such write')
    const mails: SentMail[] = []
    const bindings = injectFaultsInEnv(env, new Faults(), mails)
    await withDesks(bindings, (desks) => sent(write, desks))
    const first = mails[0]
    if (!first) throw new Error('nothing was mailed')
    const token = write.path.split('/')[3] ?? ''
    const hash = await hashToken(token)
    const { id } = (await env.DB.prepare('select id from guest_selections where edit_token_hash = ?')
      .bind(hash)
      .first<{ id: string }>()) ?? { id: '' }
    await change?.(id)
    await bindings.EMAIL.send(first as unknown as Parameters<SendEmail['send']>[0])
    return mails.at(-1)?.wrong
  }

  it('is found: what the runs above hold is not void', async () => {
    const another = (id: string) =>
      env.DB.prepare("update guest_selections set lead_guest_email = 'new@example.com' where id = ?")
        .bind(id)
        .run()
    expect(await mailed()).toBeNull()
    expect(await mailed(another)).toBe('an edit link to an address not stored with its answer')
  })

  it('is found of the link of a decline', async () => {
    const write = await responseWrites['have the link of a decline mailed again']?.given()
    if (!write || 'run' in write) throw new Error('there is no such write')
    const mails: SentMail[] = []
    await withDesks(injectFaultsInEnv(env, new Faults(), mails), (desks) => sent(write, desks))
    const mail = mails.find(({ text }) => text.includes('/not-coming/'))
    if (!mail) throw new Error('nothing was mailed')
    expect(mail.wrong).toBeNull()
    expect(await misdirected(env.DB, { ...mail, to: 'nobody@example.com' })).toBe(
      'a link of a decline to an address not stored with it',
    )
  })

  it('is found of a personal link', async () => {
    const write = await invitationWrites['ask for a personal link']?.given()
    if (!write || 'run' in write) throw new Error('there is no such write')
    const mails: SentMail[] = []
    await withDesks(injectFaultsInEnv(env, new Faults(), mails), (desks) => sent(write, desks))
    const mail = mails.find(({ text }) => text.includes('/invite/'))
    if (!mail) throw new Error('nothing was mailed')
    expect(mail.wrong).toBeNull()
    expect(await misdirected(env.DB, { ...mail, to: 'nobody@example.com' })).toBe(
      'a personal link to an address not on the list with its party',
    )
  })

  it('is found of a mail without an edit link too', async () => {
    const mail = { to: 'nobody@example.com', text: 'Choose a new password.' }
    expect(await misdirected(env.DB, mail)).toBe('a mail to an address of no account')
  })
})
