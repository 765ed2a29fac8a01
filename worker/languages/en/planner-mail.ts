import * as account from '../../account/words/mail.ts'
import * as members from '../../members/words/mail.ts'
import * as notifications from '../../notifications/words/mail.ts'
import * as overview from '../../overview/words/mail.ts'
import * as purchases from '../../purchases/words/mail.ts'
import * as retention from '../../retention/words/mail.ts'

/** Words of mails to planners alone, who read English. */
export const plannerMail = { account, members, notifications, overview, purchases, retention }
