import { plannerMail } from '../en/planner-mail.ts'
import type { MailWords } from '../language.ts'
import * as core from './core/mail.ts'
import * as events from './events/mail.ts'
import * as invitations from './invitations/mail.ts'
import * as kitchen from './kitchen/mail.ts'
import * as links from './links/mail.ts'
import * as mailings from './mailings/mail.ts'
import * as needs from './needs/mail.ts'
import * as party from './party/mail.ts'
import * as sheets from './sheets/mail.ts'
import { arabic } from './writing.ts'

/** All that is mailed to guests, cooks and a guest list, by noun. Planners’ mails are English. */
export const mail = {
  ...arabic,
  ...plannerMail,
  core,
  events,
  invitations,
  kitchen,
  links,
  mailings,
  needs,
  party,
  sheets,
} satisfies MailWords
