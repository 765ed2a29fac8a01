import type { UserActor } from '#core/actor'
import type { Context } from '#core/context'
import type { EventRow } from './table/events.ts'

/** The context of a verb on an event, with the columns of the event that the verb reads. */
export type EventContext<K extends keyof EventRow = keyof EventRow> = Pick<
  Context<UserActor>,
  'db' | 'actor' | 'at'
> & { event: Pick<EventRow, K> }
