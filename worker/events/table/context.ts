import type { UserActor } from '#core/actor'
import type { Context } from '#core/context'
import type { EventRow } from './events.ts'

type Whole<Column extends keyof EventRow> = Context<
  'env' | 'db' | 'actor' | 'at' | 'clientAddress',
  UserActor
> & {
  event: Pick<EventRow, Column>
}

/** The context of a planner's verb on an event: its keys, and the columns of the event that it reads. */
export type EventContext<
  Key extends keyof Whole<keyof EventRow> = 'db' | 'event' | 'actor' | 'at',
  Column extends keyof EventRow = keyof EventRow,
> = Pick<Whole<Column>, Key>
