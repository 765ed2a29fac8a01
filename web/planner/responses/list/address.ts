import { type Filter, switches, unfiltered } from './filter.ts'
import { newestFirst, type Sort } from './sort.ts'

export type View = 'responses' | 'people'

/** State kept in the page's address. */
export type Shown = { view: View; filter: Filter; sort: Sort }

/** State read from an address. @param view if the address names none */
export function shownAt(params: URLSearchParams, view: View): Shown {
  const named = params.get('view')
  const filter = { ...unfiltered, name: params.get('name') ?? '', dish: params.get('dish') ?? '' }
  for (const one of switches) filter[one] = params.has(one)
  return {
    view: named === 'people' || named === 'responses' ? named : view,
    filter,
    sort: sortIn(params.get('sort')),
  }
}

/** Query string of the view; defaults omitted. */
export function addressOf({ view, filter, sort }: Shown): string {
  const params = new URLSearchParams()
  if (view === 'people') params.set('view', view)
  if (filter.name.trim() !== '') params.set('name', filter.name)
  if (filter.dish !== '') params.set('dish', filter.dish)
  for (const one of switches) if (filter[one]) params.set(one, '1')
  if (sort.by !== newestFirst.by || sort.down !== newestFirst.down)
    params.set('sort', `${sort.down ? '-' : ''}${sort.by}`)
  return params.toString()
}

function sortIn(text: string | null): Sort {
  if (!text) return newestFirst
  return text.startsWith('-') ? { by: text.slice(1), down: true } : { by: text, down: false }
}
