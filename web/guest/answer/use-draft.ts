import { type RefObject, startTransition, useLayoutEffect, useState } from 'react'
import { type FieldErrors, fieldErrorOf, withFieldError } from '../form/answer.ts'
import { type Draft, freshDraft, readDraft, writeDraft } from '../form/draft.ts'
import { mergePrehydration } from '../form/merge-prehydration.ts'

/**
 * The draft of an event's answer: what the device kept, and over it what was typed before this script arrived.
 * @param form the first step's form as the server rendered it
 */
export function useDraft(code: string, form: RefObject<HTMLFormElement | null>) {
  const [draft, setDraft] = useState(freshDraft)
  const [ready, setReady] = useState(false)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})

  const store = (next: Draft) => {
    setDraft(next)
    writeDraft(code, next)
  }

  useLayoutEffect(() => {
    const blank = freshDraft()
    const kept = readDraft(code) ?? blank
    const taken = mergePrehydration(form.current, blank, kept)
    if (taken !== kept) writeDraft(code, taken)
    // Most arrive with nothing: then the first render stands, and no second one holds up the first tap.
    if (taken === blank) return startTransition(() => setReady(true))
    // The device and the form are what this effect synchronizes with: the first render has to be the server's.
    // oxlint-disable-next-line react/set-state-in-effect
    setDraft(taken)
    setReady(true)
  }, [code, form])

  return {
    draft,
    /** False on the first render, which has to be the server's. */
    ready,
    /** Takes a draft as it is now, and keeps it on the device. */
    store,
    fieldErrors,
    setFieldErrors,
    /** Runs the rule for one field, on leaving it. */
    check(path: string) {
      const fieldError = fieldErrorOf(draft, path)
      setFieldErrors((before) => withFieldError(before, path, fieldError))
    },
  }
}
