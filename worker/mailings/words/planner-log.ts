import { figure } from '../../core/figures.ts'
import type { LoggedMail, MailState, Reminders } from '../shape/mail.ts'

// Outcome of each mail, in the planner's words: on the page of mail, and beside a party.

export const mailKindNames: Record<LoggedMail['kind'], string> = {
  invite: 'Invitation',
  remind: 'Reminder',
  complete: 'Missing choices',
  news: 'News',
  whatsapp: 'WhatsApp message',
  sms: 'SMS',
  call: 'Phone call',
  copy: 'Link copied',
}

/** State of a mail, or of a planner's own message. */
export const mailStateNames: Record<MailState, string> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  unknown: 'Perhaps not sent',
  sent: 'Sent',
  deferred: 'Delayed, will be tried again',
  delivered: 'Arrived',
  undeliverable: 'Undeliverable',
  complained: 'Marked as spam',
  stopped: 'Stopped by the guest',
  dropped: 'No longer needed',
  noted: 'By you',
}

/** Advice below a mail that did not end well. */
export const mailStateAdvice: Partial<Record<MailState, string>> = {
  unknown: 'We cannot tell whether it went out. It is not sent again automatically.',
  undeliverable: 'It came back. Please check the address, or send them their link yourself.',
  complained: 'We no longer write to this address. Send them their link yourself.',
  stopped: 'They asked for no more mail. You can still send them their link yourself.',
}

/** One line of the log about a mail. @param when its last news, or when a waiting one is due */
export function mailLine({ kind, state }: Pick<LoggedMail, 'kind' | 'state'>, when: string): string {
  const what = mailKindNames[kind]
  if (state === 'noted') return `${what}, ${when}`
  return state === 'waiting'
    ? `${what}: goes out ${when}`
    : `${what}: ${lowered(mailStateNames[state])}, ${when}`
}

/** Number of mails in each state: "84 arrived · 2 undeliverable". */
export function stateCounts(states: Reminders['states']): string {
  return (Object.keys(mailStateNames) as MailState[])
    .filter((state) => state !== 'noted' && state !== 'dropped' && (states[state] ?? 0) > 0)
    .map((state) => `${figure(states[state] ?? 0)} ${lowered(mailStateNames[state])}`)
    .join(' · ')
}

function lowered(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

export const logHeading = 'What went out'
export const logEmpty = 'Nothing yet. Each mail will be listed here, with what became of it.'
export const logNotLoaded = 'The mail could not be loaded. Please try again.'
export const olderMails = 'Show older mail'
export const logAll = 'All mail'
export const logTroubles = 'Needs attention'
export const noTroubles = 'No mail needs attention.'
export const sendAgain = 'Send again'
export function toName(name: string): string {
  return ` to ${name}`
}

// Beside a party of the list.

export const theirMail = 'Mail to them'
export const pauseMail = 'Pause mail to them'
export const resumeMail = 'Resume mail to them'
export const pausedParty = 'Mail to them is paused.'
export function mailPaused(label: string): string {
  return `${label} gets no mail until you resume it.`
}
export function mailResumed(label: string): string {
  return `${label} gets mail again.`
}

/** In place of a party's name that was erased. */
export const erasedName = 'Erased'
