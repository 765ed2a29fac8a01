import { type APIRequestContext, expect } from '@playwright/test'

export type Mail = { to: string; subject: string; text: string; html: string; links: string[]; at: string }

/** The mails to an address, the newest first. */
export async function mailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const response = await request.get('/__local/mail.json', { params: { to } })
  return (await response.json()) as Mail[]
}

/** The newest mail to an address whose subject says something, once it has been sent. */
export async function mailTo(
  request: APIRequestContext,
  to: string,
  subject: RegExp,
  timeout = 15_000,
): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        found = (await mailsTo(request, to)).find((mail) => subject.test(mail.subject))
        return found !== undefined
      },
      { message: `a mail to ${to}`, timeout },
    )
    .toBe(true)
  if (!found) throw new Error(`no mail to ${to}`)
  return found
}

/** The confirmation link mailed to an address. */
export async function confirmationLink(request: APIRequestContext, to: string): Promise<string> {
  const mail = await mailTo(request, to, /^Confirm/)
  return mail.links.find((link) => link.includes('/confirm-email#token=')) ?? ''
}

/** An address nobody else uses. */
export function freshEmail(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`
}
