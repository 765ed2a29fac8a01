import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '#core/http/app'
import { valid, validQuery } from '#core/http/valid'
import { access, verbContext } from '#events/http/access'
import { noteContact } from './contacts.ts'
import { readMailLog, readReminders } from './read.ts'
import { previewMail, sendToList } from './send-to-list.ts'
import { sendTestMail, setReminders } from './set-reminders.ts'
import {
  contactNote,
  type MailLog,
  type MailPreview,
  mailRequest,
  type Queued,
  type Reminders,
  remindersChange,
  testMailRequest,
} from './shape/mail.ts'

const id = z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/)))

/** The page of the log, of all parties or of one. Refuses a cursor that no page has. */
const pageQuery = validQuery(z.object({ before: id, invitation: id }), 'unknown_cursor')

/** `/api/events/:id/reminders` and `/mails`: mail to an event's guest list. 401 signed out, 404 for another planner's event. */
export const listMail = new Hono<AppEnv>()
  /** `Reminders`: the plan, what goes out next, and how the event's mail is. */
  .get('/:id/reminders', access('viewer'), async (context) =>
    context.json<Reminders>(await readReminders(verbContext(context))),
  )
  /** Sets the plan: `Reminders`. 403 `locked`, 409 `confirm`. */
  .put('/:id/reminders', access('editor'), valid(remindersChange), async (context) => {
    await setReminders(verbContext(context), context.req.valid('json'))
    return context.json<Reminders>(await readReminders(verbContext(context)))
  })
  /** `MailLog`, 500 newest first; `?before=` is a page's `next`, `?invitation=` names one party. */
  .get('/:id/mails', access('viewer'), pageQuery, async (context) =>
    context.json<MailLog>(await readMailLog(verbContext(context), context.req.valid('query'))),
  )
  /** Addressees of a request as of now: `MailPreview`. It sends nothing. 410 `closed`. */
  .post('/:id/mails/preview', access('editor'), valid(mailRequest), async (context) =>
    context.json<MailPreview>(await previewMail(verbContext(context), context.req.valid('json'))),
  )
  /** Queues mails: `Queued`, the same for the same id again. Refusals as `sendToList`. */
  .post('/:id/mails', access('editor'), valid(mailRequest), async (context) =>
    context.json<Queued>(await sendToList(verbContext(context), context.req.valid('json'))),
  )
  /** Sends the planner what their guests would get, with the note they are writing: 204. */
  .post('/:id/mails/test', access('editor'), valid(testMailRequest), async (context) => {
    await sendTestMail(verbContext(context), context.req.valid('json'))
    context.set('sendMailAfterReply', true)
    return context.body(null, 204)
  })
  /** Notes a message or call of the planner's own: 204. 404 for a party that is not on the list. */
  .post('/:id/invitations/:invitation/contacts', access('editor'), valid(contactNote), async (context) => {
    await noteContact(verbContext(context), {
      ...context.req.valid('json'),
      invitationId: context.req.param('invitation'),
    })
    return context.body(null, 204)
  })
