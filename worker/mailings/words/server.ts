import { figure } from '../../core/figures.ts'
import { plural } from '../../languages/en/forms.ts'

export const listMailOff = 'Mail to guests is not switched on here. Hand out links instead.'
export const mailNotAllowed = 'Please confirm that you may write to these people.'
export const mailNoMenu = 'Please add your menu first. Without it your guests cannot answer.'
export const mailUntested = 'Please send a test mail to yourself first.'
/** @param count mails that would go out */
export function mailCountChanged(count: number): string {
  return plural(count, {
    one: 'It would now go to one party. Please look again before you send.',
    other: `It would now go to ${figure(count)} parties. Please look again before you send.`,
  })
}
export const mailPaused = 'Mail for this event is paused.'
/** @param left mails that may still be sent */
export function mailDayFull(left: number): string {
  if (left === 0) return 'No more mail can be sent now: the limit is for 24 hours. Please continue tomorrow.'
  return plural(left, {
    one: 'Only one more mail can be sent now. Please choose fewer.',
    other: `Only ${figure(left)} more mails can be sent now. Please choose fewer.`,
  })
}
/** @param parties of one event that may be written to */
export function mailPartiesFull(parties: number): string {
  return `Without an upgrade mail goes to ${figure(parties)} parties of an event. Hand out links to the others, or upgrade the event.`
}
export const mailClosed = 'The event is closed, so nobody can answer any more.'
