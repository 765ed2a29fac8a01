import { figure } from '../../core/figures.ts'
import type { ListMailKind } from '../shape/mail.ts'
import { parties } from './planner-mail.ts'

// The dialog that sends mail to some of the guests.

export const sendTitles: Record<ListMailKind, string> = {
  invite: 'Send invitations',
  remind: 'Ask those who have not answered',
  complete: 'Ask for missing choices',
  news: 'Tell those who are coming',
}
export const readingWho = 'Looking up who gets this mail…'
export const whoNotRead = 'We could not look up who gets this mail. Please try again.'
export function goesTo(count: number): string {
  return `To ${parties(count)}`
}
/** Behind the names that are shown. */
export function andMore(count: number): string {
  return `and ${figure(count)} more`
}
export const whoAbout: Record<ListMailKind, string> = {
  invite: 'Left out: anyone who has answered, was invited before, has no email address or wants no mail.',
  remind:
    'Left out: anyone who has answered, got mail in the last 20 hours or two such mails before, has no email address or wants no mail.',
  complete:
    'Left out: anyone who has chosen everything, got mail in the last 20 hours or two such mails before, has no email address or wants no mail.',
  news: 'Left out: anyone who was told already, has no email address or wants no mail.',
}
export const nobodyNow = 'No one gets this mail now.'
export const noteLabel = 'Your note (optional)'
export const noteHint =
  'It appears in the mail as your own words. No links, email addresses or phone numbers.'
/** Parties that cannot be written to. */
export function withoutAddress(count: number): string {
  return `${parties(count)} ${count === 1 ? 'has' : 'have'} no email address.`
}
export const reachThem = 'Reach them by message or phone'

export const beforeFirst = 'Before your first mail'
export const testAbout = 'Send one to yourself and read it as your guests will.'
export const sendTest = 'Send me a test'
export const sendTestAgain = 'Send another test'
export const sendingTest = 'Sending…'
export const testOnItsWay = 'The test is on its way to your own address.'
export const mayWrite = 'I may write to these people: they are my guests.'
export function typeNumber(count: number): string {
  return `Type ${count} to send this mail to ${parties(count)}`
}
export const testFirst = 'Please send yourself a test first.'
export const mayWriteFirst = 'Please confirm that you may write to these people.'
export const typeItFirst = 'Please type the number of parties.'
export function sendTo(count: number): string {
  return `Send to ${parties(count)}`
}
export const sending = 'Sending…'
export const cancel = 'Cancel'
export function mailsQueued(count: number): string {
  return `Mail to ${parties(count)} is on its way.`
}
/** Said where others get it than those who were shown. */
export const whoChanged =
  'Someone answered meanwhile, or got mail. This is the list as it is now: please look again.'

// News of an event.

export const newsTextLabel = 'To send them yourself'
export const newsTextHint = 'For guests without an email address, or your group chat.'
export const copyNews = 'Copy text'
export const newsCopied = 'The text was copied.'
export const newsByHand = 'Copying did not work. Select the text and copy it.'
/**
 * News of an event as a message.
 * @param meal its present day, hour and place, empty where none is known
 * @param deadline the last day for answers, empty once it is over
 */
export function newsText(title: string, meal: string, deadline: string): string {
  return [
    `News about ${title}.`,
    meal && `When and where: ${meal}.`,
    deadline && `You can still change your choices until ${deadline}.`,
  ]
    .filter(Boolean)
    .join('\n')
}
