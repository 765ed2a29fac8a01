import type { ListedPeople } from '../shape/event.ts'
import { events } from './events.ts'

/** Figures of an event's guest list, which the database keeps on the event. */
export const listColumns = {
  invited: events.invitedGuests,
  listedComing: events.invitedComing,
  listedNotComing: events.invitedNotComing,
  silent: events.reservedGuests,
}
export type ListRow = { invited: number; listedComing: number; listedNotComing: number; silent: number }

/** A row of `listColumns` and others, with the figures of its list as one: absent without a list. */
export function withList<T extends ListRow>({
  invited,
  listedComing: coming,
  listedNotComing: notComing,
  silent,
  ...rest
}: T): Omit<T, keyof ListRow> & { listed?: ListedPeople } {
  return { ...rest, ...(invited > 0 && { listed: { invited, coming, notComing, silent } }) }
}
