import { site } from '../../core/site.ts'

// What an operator's suspension of an event, or of its planner, says to each who meets it.

export const guestsPaused =
  'This event is paused at the moment. Everything that was answered is kept. Please contact the event organizer.'
export const kitchenPaused =
  'This page is paused at the moment. Nothing is lost. Please ask whoever gave you the link.'

/** What the event's planner reads. @param reason as the operator wrote it */
export function plannerPaused(reason: string): string {
  return `This event is suspended: ${reason} Guests cannot answer and the kitchen’s link is closed, and everything is kept. Questions? Write to ${site.supportEmail}.`
}
/** The same on the dashboard, where several events stand. */
export function eventPaused(title: string, reason: string): string {
  return `“${title}” is suspended: ${reason} Questions? Write to ${site.supportEmail}.`
}
/** 403 of what a suspended planner, or one of a suspended event, would change. */
export const changesPaused = `This is suspended, and cannot be changed. You can read and download it. Please write to ${site.supportEmail}.`
