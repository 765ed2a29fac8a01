import { figure } from '../../core/figures.ts'
import { windowsMax } from '../rules/limits.ts'
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
  return silent === 1
    ? 'Ask the one guest who has not answered'
    : `Ask the ${figure(silent)} who have not answered`
}
export const askAbout = 'No one who has answered gets this mail.'
export const everyoneAnswered = 'Everyone on your list has answered.'
export const completeAction = 'Ask for missing choices'
export const completeAbout = 'To guests who answered and left a required course open.'
/** Before there is a dish to choose. */
export const menuFirst = 'Please add your menu first. Without it your guests cannot answer.'
export const openMenu = 'Add your menu'
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
    return 'All your mail to guests is paused, because several of them marked it as spam. We look into it within a day.'
  return paused.reason === 'bounces'
    ? 'Mail to this list is paused, because too many addresses do not exist. It resumes once you correct or remove them.'
    : 'Mail to this list is paused, because guests marked it as spam. We look into it within a day.'
}
export const showUndeliverable = 'Show these addresses'
/** @param when it resumes */
export function mailRests(when: string): string {
  return `Mail to guests is on hold for now. The rest goes out from ${when}.`
}
export function leftToday(left: number): string {
  if (left === 0) return 'You can send no more mail now; the limit is for 24 hours.'
  return `You can send ${figure(left)} more ${left === 1 ? 'mail' : 'mails'} now; the limit is for 24 hours.`
}

// The plan of reminders.

export const planHeading = 'Reminders'
export const planAbout = `To those who have not answered, and those who left a required course open. Pick up to ${windowsMax} days.`
export const planDays = 'Days before the deadline'
export const planHour = 'Time of day'
/** Behind its day. */
export function daysBefore(days: number): string {
  return days === 1 ? '1 day before' : `${figure(days)} days before`
}
/** Behind a day whose reminder is over. */
export const dayOver = 'past'
export const switchOn = 'Switch reminders on'
export const switchOff = 'Switch off'
export const savePlan = 'Save reminders'
export const savingPlan = 'Saving…'
export const planSaved = 'Reminders are on.'
export const planOff = 'Reminders are off.'
export const noPlan = 'Automatic reminders are off.'
export const noneLeft = 'No reminder is left before the deadline.'
/** Next reminders of the plan. @param when day and hour */
export function nextLine(when: string): string {
  return `Next: ${when}`
}
export function nextCounts(next: Reminders['next']): string {
  const count = (kind: 'remind' | 'complete') => next.find((one) => one.kind === kind)?.count ?? 0
  const [silent, open] = [count('remind'), count('complete')]
  if (silent === 0)
    return open > 0 ? `As of now: to ${parties(open)} with a choice missing.` : 'As of now no one needs one.'
  const answering = `As of now: to ${parties(silent)} that ${silent === 1 ? 'has' : 'have'} not answered`
  return open > 0 ? `${answering}, and ${figure(open)} with a choice missing.` : `${answering}.`
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

/** The error of reminders that are switched on for no day. */
export const chooseADay = 'Please choose a day'
