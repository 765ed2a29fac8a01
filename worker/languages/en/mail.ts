import * as core from '../../core/words/mail.ts'
import * as events from '../../events/words/mail.ts'
import * as invitations from '../../invitations/words/mail.ts'
import * as kitchen from '../../kitchen/words/mail.ts'
import * as links from '../../links/words/mail.ts'
import * as mailings from '../../mailings/words/mail.ts'
import * as needs from '../../needs/words/mail.ts'
import * as party from '../../party/words/mail.ts'
import * as sheets from '../../sheets/words/mail.ts'
import { plannerMail } from './planner-mail.ts'
import { english } from './writing.ts'

/** All that is mailed, by noun. */
export const mail = {
  ...english,
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
}
