import { mergeStates, type StatementClash, type StatementMap } from './merge-states.ts'

/** A form's statements about a dish while others may change it. */
export type StatementsForm = {
  /** The stored statements on which the form's are made, and their version. */
  stored: StatementMap
  version: number
  /** The form's statements. */
  yours: StatementMap
  /** Ids that others have changed since the form was opened; the form shows their values. */
  changedByOthers: string[]
  /** Clashes to decide before the form can be saved. */
  clashes: StatementClash[]
}

/** A form as it opens. */
export function statementsForm(stored: StatementMap, version: number): StatementsForm {
  return { stored, version, yours: stored, changedByOthers: [], clashes: [] }
}

/** Merges newly stored statements into the form. Where you have changed the same, it becomes a clash. */
export function mergeStored(form: StatementsForm, stored: StatementMap, version: number): StatementsForm {
  if (version === form.version) return form
  const { merged, clashes } = mergeStates(form.stored, form.yours, stored)
  const clashing = new Set([...form.clashes, ...clashes].map((one) => one.of))
  const ids = [...new Set([...form.changedByOthers, ...Object.keys(form.yours), ...Object.keys(merged)])]
  return {
    stored,
    version,
    yours: merged,
    changedByOthers: ids.filter((id) => form.changedByOthers.includes(id) || merged[id] !== form.yours[id]),
    clashes: [...clashing]
      .filter((id) => merged[id] !== stored[id])
      .map((id) => ({ of: id, yours: merged[id] ?? null, theirs: stored[id] ?? null })),
  }
}

/** Replaces the form's statements. A new statement decides a clash about the same. */
export function setStatements(form: StatementsForm, yours: StatementMap): StatementsForm {
  const isRestated = ({ of }: StatementClash) => form.yours[of] !== yours[of]
  return { ...form, yours, clashes: form.clashes.filter((one) => !isRestated(one)) }
}

/** Decides a clash: keeps your statement, or takes theirs. */
export function decideClash(
  form: StatementsForm,
  { of, theirs }: StatementClash,
  whose: 'yours' | 'theirs',
): StatementsForm {
  const { [of]: before, ...rest } = form.yours
  const state = whose === 'yours' ? before : theirs
  return {
    ...form,
    yours: state === undefined || state === null ? rest : { ...rest, [of]: state },
    clashes: form.clashes.filter((one) => one.of !== of),
  }
}
