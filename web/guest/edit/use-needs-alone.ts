import { useRef, useState } from 'react'
import type { EditView, ResponseView } from '#party/shape/guest'
import { announce } from '../../client/announce.ts'
import { api, ask } from '../../client/calls/api.ts'
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
  errorsOf,
  hasStaleNeeds,
  partyOf,
  sentChanges,
  type Typed,
  withTypedNeeds,
} from './needs-alone.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** The device's record of needs that were typed and not saved. */
export function typedKey(token: string): string {
  return `platewise.needs.${token}`
}

/**
 * Changes of needs after the deadline, and saving them.
 * @param show shows an answer as it is stored now
 */
export function useNeedsAlone(token: string, view: EditView, show: (view: EditView) => void) {
  const words = useEditWords()
  const key = typedKey(token)
  const [typed, setTyped] = useState(() => (readRecord(key) ?? {}) as Typed)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const stored = view.response.party
  const party = partyOf(stored, typed)
  const changes = changesOf(party, stored)
  const [open, setOpen] = useState(changes.length > 0)
  const [resuming, setResuming] = useState(changes.length > 0)
  const [saved, setSaved] = useState(false)
  const [sending, setSending] = useState<Sending>('idle')
  const [failure, setFailure] = useState<SendFailure | null>(null)
  useLeaveGuard(changes.length > 0, useRef(false))

  const keep = (next: Typed) => {
    setTyped(next)
    writeRecord(key, Object.keys(next).length > 0 ? next : null)
  }

  const save = async () => {
    const param = { token }
    // The answer has one version for all that is in it: whether the same needs changed is read from them.
    const now = await ask(
      (options) => api.responses[':token'].$get({ param }, options),
      words.edit.needsNotSaved,
    )
    if (hasStaleNeeds(changes, now.response.party)) {
      show(now)
      throw new NotSent({ code: 'changed', sentence: words.edit.needsChangedMeanwhile })
    }
    const json = { people: sentChanges(changes), menuVersion: view.menuVersion }
    await ask(
      (options) => api.responses[':token'].needs.$put({ param, json }, options),
      words.edit.needsNotSaved,
    )
    return undefined
  }

  const close = () => {
    keep({})
    setFieldErrors({})
    setResuming(false)
    setOpen(false)
  }

  const onSaved = async () => {
    // The sent state stands in where it cannot be read back.
    const sent = { ...view, response: { ...view.response, party }, news: undefined }
    show(await readResponse(words, token).catch(() => sent))
    close()
    setSaved(true)
    announce(
      words.edit.needsSaved(
        words.edit.needsReader(view.kitchenReads === true, organizerOf(words, view.event)),
      ),
    )
  }

  const onRefused = (refusal: SendFailure) => {
    const { response } = (refusal.details ?? {}) as { response?: ResponseView }
    const changed = refusal.code === 'changed'
    if (changed && response) show({ ...view, response, news: undefined })
    setFailure(changed ? { ...refusal, sentence: words.edit.needsChangedMeanwhile } : refusal)
  }

  const take = (action: FormAction) => {
    setSending(action.type === 'went_offline' ? 'waiting' : 'idle')
    if (action.type === 'went_offline') setFailure({ code: 'offline' })
    if (action.type === 'was_sent') void onSaved()
    if (action.type === 'was_refused') onRefused(action.failure)
  }
  const send = () => {
    setFailure(null)
    setSending('sending')
    announce(words.party.saving)
    void sendOnce(take, save)
  }
  useWhenOnline(sending === 'waiting', send)

  /** Drops the failure of sending; nothing is sent by itself afterwards. */
  const forget = () => {
    setFailure(null)
    setSending('idle')
  }

  return {
    party,
    fieldErrors,
    failure,
    /** The device had needs that were typed on an earlier visit and are not saved. */
    resuming,
    open,
    saved,
    busy: sending === 'sending',
    start() {
      setSaved(false)
      setOpen(true)
    },
    /** Lets go of what was typed. */
    close() {
      forget()
      close()
    },
    change: (person: PersonDraft) => (part: Partial<PersonDraft>) => {
      forget()
      keep(withTypedNeeds(typed, person, part))
    },
    check(path: string) {
      const fieldError = fieldErrorOf({ email: '', party }, path)
      setFieldErrors((before) => withFieldError(before, path, fieldError))
    },
    save() {
      const found = errorsOf(changes, party)
      const [first] = Object.keys(found)
      setFieldErrors(found)
      if (first) return focusField(first)
      if (changes.length > 0) send()
      else close()
    },
  }
}
