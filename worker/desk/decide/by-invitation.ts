import { type SQL, sql } from 'drizzle-orm'
import { type EventState, invitationOf, type ReceivedCommand } from '../shape.ts'

/** True for a guest's new answer by the event's code. An earlier answer may still be changed by its own link. */
export function isByCode(command: ReceivedCommand): boolean {
  if (command.actor.kind !== 'guest' || invitationOf(command) !== undefined) return false
  return command.kind === 'submit' || (command.kind === 'decline' && command.responseKey === null)
}

/** True if a command answers by the code of an event that takes answers by personal links alone. */
export function lacksInvitation(command: ReceivedCommand, { listOnly }: EventState): boolean {
  return Boolean(listOnly) && isByCode(command)
}

/** SQL condition on a row of `events`: it takes answers by its code, or the command is not one. */
export function mayAnswerSql(command: ReceivedCommand): SQL {
  return isByCode(command) ? sql`entry <> 'list_only'` : sql`true`
}
