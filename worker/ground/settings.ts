import * as z from 'zod/mini'

const origin = z
  .string('ORIGIN is missing: the address people reach the site at, like https://platewise.example')
  .check(
    z.refine(
      (text) => URL.canParse(text) && new URL(text).origin === text,
      'ORIGIN must be an origin without a path, like https://platewise.example',
    ),
  )

const schema = z.object({
  ORIGIN: origin,
  SECRET: z
    .string('SECRET is missing: at least 32 random characters that sign sessions and edit links')
    .check(
      z.minLength(32, 'SECRET is too short: at least 32 random characters that sign sessions and edit links'),
    ),
  MAIL_FROM: z
    .string('MAIL_FROM is missing: the address mails come from')
    .check(z.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'MAIL_FROM must be one plain address')),
  /** Addresses whose accounts are admins from their confirmation on, separated by commas. */
  ADMIN_EMAILS: z._default(z.string(), ''),
})

export type Settings = { origin: string; secret: string; mailFrom: string; adminEmails: string[] }

let last: { env: unknown; settings: Settings } | undefined

/**
 * The settings, parsed once for each environment object.
 * @throws an Error whose sentence names every setting that is missing or wrong
 */
export function settings(env: Record<string, unknown> | Env): Settings {
  if (last?.env === env) return last.settings
  const result = schema.safeParse(env)
  if (!result.success) throw new Error(result.error.issues.map((issue) => issue.message).join('\n'))
  const { ORIGIN, SECRET, MAIL_FROM, ADMIN_EMAILS } = result.data
  const adminEmails = ADMIN_EMAILS.toLowerCase()
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  last = { env, settings: { origin: ORIGIN, secret: SECRET, mailFrom: MAIL_FROM, adminEmails } }
  return last.settings
}
