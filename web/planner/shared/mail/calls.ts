import type { ChangedFact, ListMailKind, MailPreview, MailRequest, Reminders } from '#mailings/shape/mail'
import { mailNotLoaded } from '#mailings/words/planner-mail'
import { whoNotRead } from '#mailings/words/planner-send'
import { api, callApi } from '../../../client/calls/api.ts'

/** Mail to some of an event's guests. `changed`: the facts that news tells of. */
export type Mailing = { kind: ListMailKind; changed: ChangedFact[] }

/** The part of a request that says what goes to whom. @param among ids of parties or responses; all whom it concerns without */
export function requestOf({ kind, changed }: Mailing, among?: readonly string[]) {
  const ids = among && [...among]
  if (kind === 'complete') return { kind, changed, responses: ids ?? ('incomplete' as const) }
  if (kind === 'news') return { kind, changed, responses: ids ?? ('coming' as const) }
  return { kind, changed, invitations: ids ?? ('silent' as const) }
}

/** Plan, state and limits of an event's mail. */
export function readReminders(eventId: string): Promise<Reminders> {
  return callApi(
    (options) => api.events[':id'].reminders.$get({ param: { id: eventId } }, options),
    mailNotLoaded,
  )
}

/** Addressees of a mail that is sent now. */
export function whoGets(eventId: string, mailing: Mailing, among?: readonly string[]): Promise<MailPreview> {
  const json = { ...requestOf(mailing, among), id: crypto.randomUUID(), confirm: 0 }
  return callApi(
    (options) => api.events[':id'].mails.preview.$post({ param: { id: eventId }, json }, options),
    whoNotRead,
  )
}

/** Queues mail for those who were shown. Sent again under its id, it is the same. @returns how many mails */
export async function sendMails(eventId: string, json: MailRequest): Promise<number> {
  const { queued } = await callApi((options) =>
    api.events[':id'].mails.$post({ param: { id: eventId }, json }, options),
  )
  return queued
}

/** Sends the planner the mail that their guests would get, with the note as it stands. */
export async function testMail(eventId: string, note: string): Promise<void> {
  await callApi((options) =>
    api.events[':id'].mails.test.$post({ param: { id: eventId }, json: { note } }, options),
  )
}
