import { type Clash, mergeStates, type States } from './merge-states.ts'

/** A form's statements about a dish while others may change it. */
export type OpenStates = {
  /** Stored statements the form has taken in, and their version: the form's are made on them. */
  stored: States
  version: number
  /** The form's statements. */
  yours: States
  /** Changes by others since the form was opened, taken in by the form. */
  changedByOthers: string[]
  /** Decisions to take before it can be saved. */
  clashes: Clash[]
}

/** A form as it opens. */
export function openStates(stored: States, version: number): OpenStates {
  return { stored, version, yours: stored, changedByOthers: [], clashes: [] }
}

/** The form with what is stored now. What others changed is taken in, but for what you have changed as well. */
export function catchUp(open: OpenStates, stored: States, version: number): OpenStates {
  if (version === open.version) return open
  const { merged, clashes } = mergeStates(open.stored, open.yours, stored)
  const clashing = new Set([...open.clashes, ...clashes].map((one) => one.of))
  const ids = [...new Set([...open.changedByOthers, ...Object.keys(open.yours), ...Object.keys(merged)])]
  return {
    stored,
    version,
    yours: merged,
    changedByOthers: ids.filter((id) => open.changedByOthers.includes(id) || merged[id] !== open.yours[id]),
    clashes: [...clashing]
      .filter((id) => merged[id] !== stored[id])
      .map((id) => ({ of: id, yours: merged[id] ?? null, theirs: stored[id] ?? null })),
  }
}

/** The form with other statements. What was to be decided is, once something is stated of it. */
export function restate(open: OpenStates, yours: States): OpenStates {
  const touched = ({ of }: Clash) => open.yours[of] !== yours[of]
  return { ...open, yours, clashes: open.clashes.filter((one) => !touched(one)) }
}

/** The form once it is decided whose word stands. */
export function decideClash(open: OpenStates, { of, theirs }: Clash, whose: 'yours' | 'theirs'): OpenStates {
  const { [of]: before, ...rest } = open.yours
  const state = whose === 'yours' ? before : theirs
  return {
    ...open,
    yours: state === undefined || state === null ? rest : { ...rest, [of]: state },
    clashes: open.clashes.filter((one) => one.of !== of),
  }
}
