import { useRef, useState } from 'react'
import type { EditView, ResponseView } from '#party/shape/guest'
import { announce } from '../../client/announce.ts'
import { api, callApi } from '../../client/calls/api.ts'
import { readRecord, writeRecord } from '../../client/device.ts'
import { readResponse } from '../../client/receipt/use-response.ts'
import { useEditWords } from '../../client/words.tsx'
import { organizerOf } from '../form/current-event.ts'
import { focusField } from '../form/focus-field.ts'
import type { FormAction } from '../form/machine/actions.ts'
import type { SendFailure, Sending } from '../form/machine/state.ts'
import type { PersonDraft } from '../form/rules/person-draft.ts'
import { type FieldErrors, fieldErrorOf, withFieldError } from '../form/rules/response-draft.ts'
import { NotSent, sendOnce } from '../form/sending/send-once.ts'
import { useWhenOnline } from '../form/sending/use-when-online.ts'
import {
  changesOf,
  changesToSend,
  errorsOf,
  hasStaleNeeds,
  type NeedsDrafts,
  partyOf,
  withNeedsDraft,
} from './needs-draft.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** Key of the device's record of unsaved needs. */
export function needsDraftKey(token: string): string {
  return `platewise.needs.${token}`
}

/**
 * The form of needs after the deadline.
 * @param show shows the response as it is stored now
 */
export function useNeedsForm(token: string, view: EditView, show: (view: EditView) => void) {
  const words = useEditWords()
  const key = needsDraftKey(token)
  const [drafts, setDrafts] = useState(() => (readRecord(key) ?? {}) as NeedsDrafts)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const stored = view.response.party
  const party = partyOf(stored, drafts)
  const changes = changesOf(party, stored)
  const [isOpen, setIsOpen] = useState(changes.length > 0)
  const [resuming, setResuming] = useState(changes.length > 0)
  const [isSaved, setIsSaved] = useState(false)
  const [sending, setSending] = useState<Sending>('idle')
  const [failure, setFailure] = useState<SendFailure | null>(null)
  useLeaveGuard(changes.length > 0, useRef(false))

  const storeDrafts = (next: NeedsDrafts) => {
    setDrafts(next)
    writeRecord(key, Object.keys(next).length > 0 ? next : null)
  }

  const save = async () => {
    const param = { token }
    // The response's version changes with any of its parts, so the needs themselves are compared.
    const current = await callApi(
      (options) => api.responses[':token'].$get({ param }, options),
      words.edit.needsNotSaved,
    )
    if (hasStaleNeeds(changes, current.response.party)) {
      show(current)
      throw new NotSent({ code: 'changed', sentence: words.edit.needsChangedMeanwhile })
    }
    const json = { people: changesToSend(changes), menuVersion: view.menuVersion }
    await callApi(
      (options) => api.responses[':token'].needs.$put({ param, json }, options),
      words.edit.needsNotSaved,
    )
    return undefined
  }

  const close = () => {
    storeDrafts({})
    setFieldErrors({})
    setResuming(false)
    setIsOpen(false)
  }

  const onSaved = async () => {
    // The sent party is shown if the response cannot be read back.
    const sentView = { ...view, response: { ...view.response, party }, notices: undefined }
    show(await readResponse(words, token).catch(() => sentView))
    close()
    setIsSaved(true)
    announce(
      words.edit.needsSaved(
        words.edit.needsReader(view.hasKitchenLink === true, organizerOf(words, view.event)),
      ),
    )
  }

  const onRefused = (refusal: SendFailure) => {
    const { response } = (refusal.details ?? {}) as { response?: ResponseView }
    const hasChanged = refusal.code === 'changed'
    if (hasChanged && response) show({ ...view, response, notices: undefined })
    setFailure(hasChanged ? { ...refusal, sentence: words.edit.needsChangedMeanwhile } : refusal)
  }

  const dispatch = (action: FormAction) => {
    setSending(action.type === 'waits_for_network' ? 'waiting' : 'idle')
    if (action.type === 'waits_for_network') setFailure({ code: 'offline' })
    if (action.type === 'was_sent') void onSaved()
    if (action.type === 'was_refused') onRefused(action.failure)
  }
  const send = () => {
    setFailure(null)
    setSending('sending')
    announce(words.party.saving)
    void sendOnce(dispatch, save)
  }
  useWhenOnline(sending === 'waiting', send)

  /** Clears the outcome of sending, so that nothing is sent by itself once the device is online. */
  const clearFailure = () => {
    setFailure(null)
    setSending('idle')
  }

  return {
    party,
    fieldErrors,
    failure,
    /** The device had unsaved needs of an earlier visit. */
    resuming,
    isOpen,
    isSaved,
    busy: sending === 'sending',
    start() {
      setIsSaved(false)
      setIsOpen(true)
    },
    /** Discards the unsaved needs. */
    close() {
      clearFailure()
      close()
    },
    change: (person: PersonDraft) => (part: Partial<PersonDraft>) => {
      clearFailure()
      storeDrafts(withNeedsDraft(drafts, person, part))
    },
    check(path: string) {
      const fieldError = fieldErrorOf({ email: '', party }, path)
      setFieldErrors((previous) => withFieldError(previous, path, fieldError))
    },
    save() {
      const errors = errorsOf(changes, party)
      const [first] = Object.keys(errors)
      setFieldErrors(errors)
      if (first) return focusField(first)
      if (changes.length > 0) send()
      else close()
    },
  }
}
