import { answers, listSorts } from '#invitations/words/planner-list'

/** Parties by what they answered: one of whom somebody has not is `silent`, and `unaddressed` without an address. */
export type Answer = keyof typeof answers
export type SortBy = keyof typeof listSorts

/** State kept in the page's address. */
export type Shown = { find: string; answer: Answer; sort: SortBy }

export const everyone: Shown = { find: '', answer: 'all', sort: 'label' }

/** State read from an address. What it does not know counts as left out. */
export function shownIn(query: string): Shown {
  const params = new URLSearchParams(query)
  const answer = params.get('answer') ?? ''
  const sort = params.get('sort') ?? ''
  return {
    find: params.get('find') ?? '',
    answer: Object.hasOwn(answers, answer) ? (answer as Answer) : everyone.answer,
    sort: Object.hasOwn(listSorts, sort) ? (sort as SortBy) : everyone.sort,
  }
}

/** Query string of the state; defaults omitted. */
export function addressOf({ find, answer, sort }: Shown): string {
  const params = new URLSearchParams()
  if (find.trim() !== '') params.set('find', find)
  if (answer !== everyone.answer) params.set('answer', answer)
  if (sort !== everyone.sort) params.set('sort', sort)
  return params.toString()
}
