import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import type { GuestWords } from '#languages/language'
import type { EditView, GuestMenu } from '#party/shape/guest'
import { api, ask, bypassCache } from '../../client/calls/api.ts'
import { keepReceipt } from '../../client/receipt/kept-receipts.ts'
import { readResponse } from '../../client/receipt/use-response.ts'
import { useGuestWords } from '../../client/words.tsx'
import { focusField, focusHeadingOf } from '../form/focus-field.ts'
import { type LiveState, useLiveEvent } from '../form/live-event.ts'
import type { Effect } from '../form/machine/actions.ts'
import { editingOf } from '../form/machine/initial-state.ts'
import { reduceEditing } from '../form/machine/reduce-editing.ts'
import { type Editing, hasUnsavedChanges } from '../form/machine/state.ts'
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
import { savedShownMs } from '../form/sending/saved-shown.ts'
import { sendOnce } from '../form/sending/send-once.ts'
import { useSendOnArrival } from '../form/sending/use-send-on-arrival.ts'
import { useWhenOnline } from '../form/sending/use-when-online.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** The form of a stored response, and whether its event's figures are live. */
export type EditFlow = { form: Editing; dispatch: Dispatch; connection: LiveState }

/** The event as it is now, past every copy, also where its list alone may answer by now. */
function readMenuOf(words: GuestWords, token: string): Promise<GuestMenu> {
  return ask(
    (options) => api.responses[':token'].menu.$get({ param: { token } }, bypassCache(options)),
    words.menu.menuNotLoaded,
  )
}

/**
 * Connects the form of a stored response with the device and the server.
 * @param element the form as the server rendered it
 * @param onLeaving called when the page leaves because the response was saved
 */
export function useEdit(
  token: string,
  first: EditView,
  element: RefObject<HTMLFormElement | null>,
  onLeaving: () => void,
): EditFlow {
  const words = useGuestWords()
  const leavingRef = useRef(false)
  const [form, dispatch, runner] = useMachine<Editing>(reduceEditing, () =>
    editingOf(token, first, editDraftOf(first.response)),
  )
  const code = first.event.eventCode
  const reading = useMemo(() => ({ menu: () => readMenuOf(words, token), places: 0 }), [words, token])
  const connection = useLiveEvent(code, dispatch, reading)

  useLayoutEffect(() => {
    const rendered = editDraftOf(first.response)
    const record = readEdit(token)
    const mine = staleEdit(record, rendered)
    const asked = mine && clashesWith(mine, first.response)?.length !== 0 ? first.response : null
    const rebased = mine && !asked ? rebasedOn(mine, first.response, 'yours') : mine
    const begun = rebased ?? editToResume(record, rendered)
    const draft = mergePrehydration(element.current, rendered, begun)
    const resuming = !sameDraft(begun, rendered)
    dispatch({ type: 'edit_draft_loaded', draft, resuming, newerResponse: asked })
  }, [first, token, element, dispatch])

  const send = ({ draft, menuVersion }: Extract<Effect, { type: 'send' }>) =>
    sendOnce(dispatch, async () => {
      const { email, party, version, base } = draft as EditDraft
      const madeOn = base && { base: { ...base, party: base.party.map(personToSend) } }
      const json = { email, party: party.map(personToSend), version, ...madeOn, menuVersion }
      await ask((options) => api.responses[':token'].$put({ param: { token }, json }, options))
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
    if (effect.type === 'keep_receipt') keepReceipt({ code: first.event.eventCode, token: effect.token })
    if (effect.type === 'saved')
      setTimeout(() => {
        onLeaving()
        dispatch({ type: 'leave_pressed' })
      }, savedShownMs)
    if (effect.type === 'leave') {
      leavingRef.current = true
      location.assign(effect.path)
    }
  })

  useWhenOnline(form.sending === 'waiting', () => dispatch({ type: 'came_online' }))
  useLeaveGuard(hasUnsavedChanges(form), leavingRef)
  useSendOnArrival(form.resuming && form.draft.unsent !== undefined, () => dispatch({ type: 'send_pressed' }))
  return { form, dispatch, connection }
}
