import type { ResponseView } from '#party/shape/guest'
import { editedOf } from '../rules/edited.ts'
import type { Result } from './actions.ts'
import { forgetting, withAnswer } from './change.ts'
import { sendNow } from './send.ts'
import type { Editing, FormState } from './state.ts'

/** Lets go of what was changed and not saved. */
export function showSaved(form: Editing): Result<Editing> {
  const answer = editedOf(form.menu.response)
  return [{ ...forgetting(form), answer, resuming: false }, [{ type: 'store', answer: null }]]
}

/** Saves what is on the screen over the newer answer. */
export function keepMine(form: Editing, { version }: ResponseView): Result<FormState> {
  return sendNow(withAnswer<Editing>({ ...form, newer: null }, { ...form.answer, version }))
}

/** Lets what is on the screen go for the newer answer. */
export function keepNewer(form: Editing, response: ResponseView): Editing {
  const shown = { ...forgetting(form), newer: null, menu: { ...form.menu, response } }
  return withAnswer<Editing>(shown, editedOf(response))
}

/** Leaves the page, and what was changed on it. */
export function leave(form: Editing): Result<Editing> {
  return [
    form,
    [
      { type: 'store', answer: null },
      { type: 'leave', path: '/' },
    ],
  ]
}
