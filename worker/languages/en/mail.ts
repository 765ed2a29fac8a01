import * as account from '../../account/words/mail.ts'
import * as core from '../../core/words/mail.ts'
import * as events from '../../events/words/mail.ts'
import * as invitations from '../../invitations/words/mail.ts'
import * as kitchen from '../../kitchen/words/mail.ts'
import * as links from '../../links/words/mail.ts'
import * as mailings from '../../mailings/words/mail.ts'
import * as members from '../../members/words/mail.ts'
import * as needs from '../../needs/words/mail.ts'
import * as notifications from '../../notifications/words/mail.ts'
import * as overview from '../../overview/words/mail.ts'
import * as party from '../../party/words/mail.ts'
import * as purchases from '../../purchases/words/mail.ts'
import * as retention from '../../retention/words/mail.ts'
import * as sheets from '../../sheets/words/mail.ts'
import { english } from './writing.ts'

/** All that is mailed, by noun. */
export const mail = {
  ...english,
  account,
  core,
  events,
  invitations,
  kitchen,
  notifications,
  links,
  mailings,
  members,
  needs,
  overview,
  party,
  purchases,
  retention,
  sheets,
}
