import { type Clash, mergeStates, type States } from './merge-states.ts'

/** What a form states of a dish while others may change it. */
export type OpenStates = {
  /** What is stored as far as the form has taken it in, and its version: what is sent was made on it. */
  stored: States
  version: number
  /** What the form states. */
  yours: States
  /** What others changed since the form was opened and the form now states as well. */
  news: string[]
  /** What is to be decided before it can be saved. */
  clashes: Clash[]
}

/** A form as it opens. */
export function opened(stored: States, version: number): OpenStates {
  return { stored, version, yours: stored, news: [], clashes: [] }
}

/** The form with what is stored now. What others changed is taken in, but for what you have changed as well. */
export function caughtUp(open: OpenStates, stored: States, version: number): OpenStates {
  if (version === open.version) return open
  const { merged, clashes } = mergeStates(open.stored, open.yours, stored)
  const clashing = new Set([...open.clashes, ...clashes].map((one) => one.of))
  const ids = [...new Set([...open.news, ...Object.keys(open.yours), ...Object.keys(merged)])]
  return {
    stored,
    version,
    yours: merged,
    news: ids.filter((id) => open.news.includes(id) || merged[id] !== open.yours[id]),
    clashes: [...clashing]
      .filter((id) => merged[id] !== stored[id])
      .map((id) => ({ of: id, yours: merged[id] ?? null, theirs: stored[id] ?? null })),
  }
}

/** The form with other statements. What was to be decided is, once something is stated of it. */
export function restated(open: OpenStates, yours: States): OpenStates {
  const touched = ({ of }: Clash) => open.yours[of] !== yours[of]
  return { ...open, yours, clashes: open.clashes.filter((one) => !touched(one)) }
}

/** The form once it is decided whose word stands. */
export function decided(open: OpenStates, { of, theirs }: Clash, whose: 'yours' | 'theirs'): OpenStates {
  const { [of]: before, ...rest } = open.yours
  const state = whose === 'yours' ? before : theirs
  return {
    ...open,
    yours: state === undefined || state === null ? rest : { ...rest, [of]: state },
    clashes: open.clashes.filter((one) => one.of !== of),
  }
}
