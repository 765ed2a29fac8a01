import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import type { GuestWords } from '#languages/language'
import type { EditView, GuestMenu } from '#party/shape/guest'
import { api, bypassCache, callApi } from '../../client/calls/api.ts'
import { keepReceipt } from '../../client/receipt/kept-receipts.ts'
import { readResponse } from '../../client/receipt/use-response.ts'
import { useGuestWords } from '../../client/words.tsx'
import { focusField, focusHeadingOf } from '../form/focus-field.ts'
import { type LiveState, useLiveEvent } from '../form/live-event.ts'
import type { Effect } from '../form/machine/actions.ts'
import { initialEditState } from '../form/machine/initial-state.ts'
import { reduceEditing } from '../form/machine/reduce-editing.ts'
import { type EditFormState, hasUnsavedChanges } from '../form/machine/state.ts'
import { type Dispatch, useMachine, useRunner } from '../form/machine/use-machine.ts'
import { mergePrehydration } from '../form/merge-prehydration.ts'
import { removedSentence } from '../form/removed-line.tsx'
import {
  type EditDraft,
  editDraftOf,
  editToResume,
  readEdit,
  staleEdit,
  writeEdit,
} from '../form/rules/edit-draft.ts'
import { personToSend } from '../form/rules/person-draft.ts'
import { clashesWith, rebasedOn } from '../form/rules/rebased.ts'
import { sameDraft } from '../form/rules/response-draft.ts'
import { savedNoticeMs } from '../form/sending/saved-notice.ts'
import { sendOnce } from '../form/sending/send-once.ts'
import { useSendNowRequest } from '../form/sending/use-send-now-request.ts'
import { useWhenOnline } from '../form/sending/use-when-online.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** The form of a stored response, and the state of the event's live connection. */
export type EditFlow = { form: EditFormState; dispatch: Dispatch; connection: LiveState }

/** Reads the current event past all caches, even if only invited guests may answer it by now. */
function readMenuOf(words: GuestWords, token: string): Promise<GuestMenu> {
  return callApi(
    (options) => api.responses[':token'].menu.$get({ param: { token } }, bypassCache(options)),
    words.menu.menuNotLoaded,
  )
}

/**
 * Connects the form of a stored response with the device and the server.
 * @param formRef the form as the server rendered it
 * @param onLeaving called before the page leaves because the response was saved
 */
export function useEdit(
  token: string,
  initialView: EditView,
  formRef: RefObject<HTMLFormElement | null>,
  onLeaving: () => void,
): EditFlow {
  const words = useGuestWords()
  const leavingRef = useRef(false)
  const [form, dispatch, runner] = useMachine<EditFormState>(reduceEditing, () =>
    initialEditState(token, initialView, editDraftOf(initialView.response)),
  )
  const code = initialView.event.eventCode
  const eventAccess = useMemo(() => ({ menu: () => readMenuOf(words, token), ownPlaces: 0 }), [words, token])
  const connection = useLiveEvent(code, dispatch, eventAccess)

  useLayoutEffect(() => {
    const rendered = editDraftOf(initialView.response)
    const record = readEdit(token)
    const stale = staleEdit(record, rendered)
    const clashes = stale && clashesWith(stale, initialView.response)
    const newerResponse = stale && clashes?.length !== 0 ? initialView.response : null
    const rebased = stale && !newerResponse ? rebasedOn(stale, initialView.response, 'yours') : stale
    const resumed = rebased ?? editToResume(record, rendered)
    const draft = mergePrehydration(formRef.current, rendered, resumed)
    const resuming = !sameDraft(resumed, rendered)
    dispatch({ type: 'edit_draft_loaded', draft, resuming, newerResponse })
  }, [initialView, token, formRef, dispatch])

  const send = ({ draft, menuVersion }: Extract<Effect, { type: 'send' }>) =>
    sendOnce(dispatch, async () => {
      const { email, party, version, base } = draft as EditDraft
      const baseToSend = base && { ...base, party: base.party.map(personToSend) }
      const json = {
        email,
        party: party.map(personToSend),
        version,
        menuVersion,
        ...(baseToSend && { base: baseToSend }),
      }
      await callApi((options) => api.responses[':token'].$put({ param: { token }, json }, options))
      return undefined
    })
  const readMenu = async ({ failure }: Extract<Effect, { type: 'read_menu' }>) =>
    dispatch({ type: 'menu_loaded', menu: await readResponse(words, token).catch(() => null), failure })

  useRunner(runner, (effect: Effect) => {
    if (effect.type === 'store') writeEdit(token, effect.draft as EditDraft | null)
    if (effect.type === 'focus') focusField(effect.field)
    if (effect.type === 'focus_heading')
      focusHeadingOf(effect.heading, removedSentence(words, effect.removed))
    if (effect.type === 'send') void send(effect)
    if (effect.type === 'read_menu') void readMenu(effect)
    if (effect.type === 'keep_receipt')
      keepReceipt({ code: initialView.event.eventCode, token: effect.token })
    if (effect.type === 'saved')
      setTimeout(() => {
        onLeaving()
        dispatch({ type: 'leaving' })
      }, savedNoticeMs)
    if (effect.type === 'leave') {
      leavingRef.current = true
      location.assign(effect.path)
    }
  })

  useWhenOnline(form.sending === 'waiting', () => dispatch({ type: 'came_online' }))
  useLeaveGuard(hasUnsavedChanges(form), leavingRef)
  useSendNowRequest(form.resuming && form.draft.unsentEventTitle !== undefined, () =>
    dispatch({ type: 'send_pressed' }),
  )
  return { form, dispatch, connection }
}
