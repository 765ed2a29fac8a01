import { Hono } from 'hono'
import { html, raw } from 'hono/html'

type Sent = { to: string; subject: string; text: string; html: string; replyTo?: string }
type Mail = Sent & { from: string } & { at: number; links: string[] }

const table = `create table if not exists local_mail (
  id integer primary key autoincrement, sender text, reply_to text, recipient text, subject text, text text, html text, at integer)`

/** Addresses the local run refuses, as the provider refuses addresses it knows to be dead. */
const undeliverable = '@undeliverable.example'

const recorded = new WeakMap<Env, Env>()

/**
 * Wraps an environment so that its mail binding also stores every mail the real binding accepted, for the local mailbox.
 * Each environment is wrapped once.
 */
export function recording(env: Env): Env {
  const known = recorded.get(env)
  if (known) return known
  const real = env.EMAIL
  const send = async (mail: Sent & { from: EmailAddress }) => {
    if (mail.to.endsWith(undeliverable))
      throw Object.assign(new Error('the recipient is suppressed'), { code: 'E_RECIPIENT_SUPPRESSED' })
    const result = await real.send(mail)
    await keep(env.DB, { ...mail, from: `${mail.from.name} <${mail.from.email}>` })
    return result
  }
  const wrapped = { ...env, EMAIL: { send } as unknown as SendEmail }
  recorded.set(env, wrapped)
  return wrapped
}

async function keep(
  db: D1Database,
  { from, replyTo, to, subject, text, html: body }: Sent & { from: string },
): Promise<void> {
  await db.batch([
    db.prepare(table),
    db
      .prepare(
        'insert into local_mail (sender, reply_to, recipient, subject, text, html, at) values (?, ?, ?, ?, ?, ?, ?)',
      )
      .bind(from, replyTo ?? null, to, subject, text, body, Date.now()),
  ])
}

/** Sent mails, newest first, at most 500. @param to the only recipient, if one is given */
async function mails(db: D1Database, to: string | undefined): Promise<Mail[]> {
  const [, found] = await db.batch<Omit<Mail, 'links'>>([
    db.prepare(table),
    db
      .prepare(
        'select sender as "from", reply_to as replyTo, recipient as "to", subject, text, html, at from local_mail where ?1 is null or recipient = ?1 order by id desc limit 500',
      )
      .bind(to ?? null),
  ])
  return (found?.results ?? []).map((mail) => ({ ...mail, links: linksOf(mail.text) }))
}

function linksOf(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])]
}

const style = `
  :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; background: light-dark(#faf7f1, #181715); color: light-dark(#1f1d1a, #f4f0e8); }
  h1, h2 { font-family: ui-serif, Georgia, serif; line-height: 1.2; }
  h2 { margin: 0; font-size: 1.25rem; overflow-wrap: anywhere; }
  article { margin: 1.5rem 0; padding: 1.25rem; border: 1px solid light-dark(#ddd6c9, #3f3b35); border-radius: 10px; background: light-dark(#fffdf9, #22201d); }
  pre { margin: 1rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  a { color: light-dark(#1f5c3a, #93d3aa); overflow-wrap: anywhere; }
  .quietly { margin: .25rem 0 0; color: light-dark(#4d483f, #cbc4b7); }
  iframe { width: 100%; height: 32rem; margin-top: 1rem; border: 1px solid light-dark(#ddd6c9, #3f3b35); border-radius: 10px; background: #faf7f1; }
  summary { display: flex; align-items: center; min-height: 44px; cursor: pointer; font-weight: 600; }
`

function linked(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}

function shown(mail: Mail, index: number) {
  return html`<article aria-labelledby="mail-${index}">
    <h2 id="mail-${index}">${mail.subject}</h2>
    <p class="quietly">From ${mail.from}${mail.replyTo ? html` · Replies to ${mail.replyTo}` : ''} · To ${mail.to} · <time datetime="${new Date(mail.at).toISOString()}">${new Date(mail.at).toUTCString()}</time></p>
    <pre>${linked(mail.text)}</pre>
    <details>
      <summary>As it looks</summary>
      <iframe title="${mail.subject}" sandbox="allow-popups" loading="lazy" srcdoc="${mail.html}"></iframe>
    </details>
  </article>`
}

/** Serves the local mailbox as a page and as JSON: every mail the binding was given, or with `?to=` those to one address. */
export const mailbox = new Hono<{ Bindings: Env }>()
  .get('/mail', async (context) => {
    const all = await mails(context.env.DB, context.req.query('to'))
    return context.html(html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Mailbox</title>
          <style>${raw(style)}</style>
        </head>
        <body>
          <main>
            <h1>Mailbox</h1>
            <p class="quietly">Every mail this local run has sent, the newest first. Nothing has left this machine.</p>
            ${all.length === 0 ? html`<p>No mail yet.</p>` : all.map(shown)}
          </main>
        </body>
      </html>`)
  })
  .get('/mail.json', async (context) => {
    const all = await mails(context.env.DB, context.req.query('to'))
    return context.json(all.map((mail) => ({ ...mail, at: new Date(mail.at).toISOString() })))
  })
