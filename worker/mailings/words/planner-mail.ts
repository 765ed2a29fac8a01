import { figure } from '../../core/figures.ts'
import type { Reminders } from '../shape/mail.ts'

// The page of mail to the guest list.

export const mailTitle = 'Mail to your guests'
export const mailView = 'Mail'
export const mailNotLoaded = 'The mail of this event could not be loaded. Please try again.'

export const writeHeading = 'Write to your guests'
export const inviteAction = 'Send invitations'
export const inviteAbout = 'Each party on your list gets its own link. No one is invited twice.'
/** @param silent guests who have not answered */
export function askAction(silent: number): string {
  return silent === 1 ? 'Ask the 1 who has not answered' : `Ask the ${figure(silent)} who have not answered`
}
export const askAbout = 'No one who has answered gets this mail.'
export const everyoneAnswered = 'Everyone on your list has answered.'
export const completeAction = 'Ask for missing choices'
export const completeAbout = 'To guests who answered and left a required course open.'
export const listFirst =
  'With a guest list you can send everyone their own link, and remind those who are silent.'

/** On the guest list. @param count of the parties that are shown */
export function mailThese(count: number): string {
  return count === 1 ? 'Mail this party' : `Mail these ${parties(count)}`
}

// Mail that does not go out.

export const mailOff =
  'This site does not send mail to guests. Send your guests their links yourself, by message or on paper.'
export const closedToMail = 'Answers are closed, so no one is invited or reminded any more.'
export const openList = 'Open the guest list'
export const printLinks = 'Print links'
export function pausedBecause(paused: NonNullable<Reminders['paused']>): string {
  if (paused.by === 'planner')
    return 'All your mail to guests is paused, since several of them marked it as spam. We look into it within a day.'
  return paused.reason === 'bounces'
    ? 'Mail to this list is paused, since too many addresses do not exist. It goes on once you correct or remove them.'
    : 'Mail to this list is paused, since guests marked it as spam. We look into it within a day.'
}
export const showUndeliverable = 'Show these addresses'
/** @param when it goes on */
export function mailRests(when: string): string {
  return `We have sent as much mail as we may for now. The rest goes out from ${when}.`
}
export function leftToday(left: number): string {
  if (left === 0) return 'You cannot send more mail today.'
  return `You can send ${figure(left)} more ${left === 1 ? 'mail' : 'mails'} today.`
}

// The plan of reminders.

export const planHeading = 'Reminders'
export const planAbout =
  'To those who have not answered, and those who left a required course open. Pick up to three days.'
export const planDays = 'Days before the deadline'
export const planHour = 'Time of day'
/** Behind its day. */
export function daysBefore(days: number): string {
  return days === 1 ? '1 day before' : `${figure(days)} days before`
}
/** Behind a day whose reminder is over. */
export const dayOver = 'over'
export function hourOfDay(hour: number): string {
  return `${hour}:00`
}
export const switchOn = 'Switch reminders on'
export const switchOff = 'Switch off'
export const savePlan = 'Save reminders'
export const savingPlan = 'Saving…'
export const planSaved = 'Reminders are on.'
export const planOff = 'Reminders are off.'
export const noPlan = 'No reminders go out by themselves.'
export const noneLeft = 'No reminder is left before the deadline.'
/** What the plan sends next. @param when day and hour */
export function nextLine(when: string): string {
  return `Next: ${when}`
}
export function nextCounts(next: Reminders['next']): string {
  const count = (kind: 'remind' | 'complete') => next.find((one) => one.kind === kind)?.count ?? 0
  const [silent, open] = [count('remind'), count('complete')]
  const parts = [
    ...(silent > 0 ? [`${parties(silent)} not answered`] : []),
    ...(open > 0 ? [`${parties(open)} with a choice missing`] : []),
  ]
  return parts.length > 0 ? `As of now: ${parts.join(', ')}.` : 'As of now no one needs one.'
}
/** On the overview. @param when day and hour */
export function remindersGoOut(when: string): string {
  return `Reminders go out ${when}`
}
export const pausedShort = 'Mail to your guests is paused.'
export const seeMail = 'See mail'

export function parties(count: number): string {
  return count === 1 ? '1 party' : `${figure(count)} parties`
}
