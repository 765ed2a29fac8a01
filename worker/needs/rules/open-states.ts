import { type Clash, mergeStates, type States } from './merge-states.ts'

/** A form's statements about a dish while others may change it. */
export type OpenStates = {
  /** The stored statements on which the form's are made, and their version. */
  stored: States
  version: number
  /** The form's statements. */
  yours: States
  /** Ids that others have changed since the form was opened; the form shows their values. */
  changedByOthers: string[]
  /** Clashes to decide before the form can be saved. */
  clashes: Clash[]
}

/** A form as it opens. */
export function openStates(stored: States, version: number): OpenStates {
  return { stored, version, yours: stored, changedByOthers: [], clashes: [] }
}

/** Merges newly stored statements into the form. Where you have changed the same, it becomes a clash. */
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

/** Replaces the form's statements. A new statement decides a clash about the same. */
export function restate(open: OpenStates, yours: States): OpenStates {
  const touched = ({ of }: Clash) => open.yours[of] !== yours[of]
  return { ...open, yours, clashes: open.clashes.filter((one) => !touched(one)) }
}

/** Decides a clash: keeps your statement, or takes theirs. */
export function decideClash(open: OpenStates, { of, theirs }: Clash, whose: 'yours' | 'theirs'): OpenStates {
  const { [of]: before, ...rest } = open.yours
  const state = whose === 'yours' ? before : theirs
  return {
    ...open,
    yours: state === undefined || state === null ? rest : { ...rest, [of]: state },
    clashes: open.clashes.filter((one) => one.of !== of),
  }
}
