import { useRevalidator } from 'react-router'
import { roomOf, tablesTitle } from '#seating/words/planner'
import { tableName } from '#seating/words/shared'
import { api, callApi } from '../../client/calls/api.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { Ordered } from '../shared/sort/ordered.tsx'
import type { ShownTable } from './shown.ts'

/** The tables as a list to sort. */
export function SortTables({ tables }: { tables: readonly ShownTable[] }) {
  const { event } = useEvent()
  const { revalidate } = useRevalidator()
  const save = async (ids: string[]) => {
    const call = { param: { id: event.id }, json: { tables: ids } }
    await callApi((options) => api.events[':id'].tables.order.$put(call, options))
    await revalidate()
  }
  return (
    <div className="sort-tables">
      <Ordered
        label={tablesTitle}
        list={tables.map((table) => ({ ...table, name: tableName(table.name) }))}
        save={save}
        show={(table) => (
          <p className="figures">
            <strong>{table.name}</strong> <span className="quietly">{roomOf(table)}</span>
          </p>
        )}
      />
    </div>
  )
}
