import type { LoaderFunctionArgs } from 'react-router'
import type { ContactKind, LoggedMail, MailLog, Reminders, RemindersChange } from '#mailings/shape/mail'
import { logNotLoaded } from '#mailings/words/planner-log'
import { api, callApi } from '../../../client/calls/api.ts'
import { signedIn } from '../../../client/calls/session.ts'
import { orNotFound } from '../../shared/event/load-event.ts'
import { readReminders } from '../../shared/mail/calls.ts'

/** Mail of an event as its page shows it: plan and state, and the newest of the log. */
export type MailRead = { reminders: Reminders; log: MailLog }

/** A page of the log, newest first. */
export function readLog(id: string, before?: string): Promise<MailLog> {
  const query = before === undefined ? {} : { before }
  return callApi((options) => api.events[':id'].mails.$get({ param: { id }, query }, options), logNotLoaded)
}

/** The mail of one party, newest first. */
export async function mailOfParty(id: string, invitation: string): Promise<LoggedMail[]> {
  const call = { param: { id }, query: { invitation } }
  return (await callApi((options) => api.events[':id'].mails.$get(call, options), logNotLoaded)).mails
}

/** Notes a message or call of the planner's own. */
export async function noteContact(eventId: string, invitation: string, kind: ContactKind): Promise<void> {
  const call = { param: { id: eventId, invitation }, json: { id: crypto.randomUUID(), kind } }
  await callApi((options) => api.events[':id'].invitations[':invitation'].contacts.$post(call, options))
}

/** Plan, state and log of an event's mail. */
export async function loadMail({ request, params }: LoaderFunctionArgs): Promise<MailRead> {
  await signedIn(request)
  const id = params.id ?? ''
  const [reminders, log] = await orNotFound(Promise.all([readReminders(id), readLog(id)]))
  return { reminders, log }
}

/** Sets the plan of reminders. */
export async function savePlan(eventId: string, json: RemindersChange): Promise<void> {
  await callApi((options) => api.events[':id'].reminders.$put({ param: { id: eventId }, json }, options))
}
