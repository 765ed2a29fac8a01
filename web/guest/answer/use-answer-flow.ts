import { type ComponentType, type RefObject, startTransition, useLayoutEffect, useRef } from 'react'
import type { Invitee } from '#invitations/shape/invitation'
import type { GuestMenu, Receipt } from '#party/shape/guest'
import { useNavigateOnceOnline } from '../../client/live/navigate-once-online.ts'
import { dropReceipt, type KeptReceipt, keepReceipt } from '../../client/receipt/kept-receipts.ts'
import { goToReceipt, reachable } from '../../client/receipt/open-receipt.ts'
import { useGuestWords } from '../../client/words.tsx'
import type { Press } from '../../ui/double-press.ts'
import { focusField, focusHeadingOf } from '../form/focus-field.ts'
import { useHistoryEntries } from '../form/history-entries.ts'
import { type EventAccess, type LiveState, readEvent, useLiveEvent } from '../form/live-event.ts'
import type { Effect } from '../form/machine/actions.ts'
import { initialAnswerState } from '../form/machine/initial-state.ts'
import { reduceAnswering } from '../form/machine/reduce.ts'
import type { AnswerFormState } from '../form/machine/state.ts'
import { type Dispatch, useMachine, useRunner } from '../form/machine/use-machine.ts'
import { mergePrehydration } from '../form/merge-prehydration.ts'
import { removedSentence } from '../form/removed-line.tsx'
import { type Draft, freshDraft, readDraft, writeDraft } from '../form/rules/draft.ts'
import { writeEdit } from '../form/rules/edit-draft.ts'
import type { StepEntry } from '../form/rules/steps.ts'
import { savedNoticeMs } from '../form/sending/saved-notice.ts'
import { useSendNowRequest } from '../form/sending/use-send-now-request.ts'
import { useWhenOnline } from '../form/sending/use-when-online.ts'
import { type Send, sendDraft } from './send-draft.ts'

/** The invitation of a personal link, and the parts that only its page has. */
export type Invited = {
  token: string
  people: Invitee[]
  /** The largest party that the invitation allows. */
  maxSize: number
  /** Makes the initial draft: empty, or of the stored response. */
  createDraft: () => Draft
  /** Reads the device's draft, unless the stored response has changed since. */
  readDraft: (token: string) => Draft | null
  /** Asks who of the listed people comes; null where nobody is listed by name. */
  AttendanceFields: ComponentType<{ flow: AnswerFlow }> | null
  /** Names of the listed people who do not come. */
  notComing: (draft: Draft) => string[]
  /** Says before sending who of the listed people does not come. */
  NotComingSummary: ComponentType<{ flow: AnswerFlow }>
  send: Send
  eventAccess: EventAccess
  /** Remembers the receipt of a first response; after an edit, which has none, it reloads the page. */
  keepReceipt: (receipt: KeptReceipt) => void
  /** Opens the page for declining. */
  onDecline: () => void
}

/** Everything that the steps share. */
export type AnswerFlow = {
  form: AnswerFormState
  dispatch: Dispatch
  connection: LiveState
  /** Says that the next page waits for the internet; null if none does. */
  offlineNotice: string | null
  /** Goes to another page, now or once the internet is back. */
  leave: (path: string) => void
  /** The draft's key on the device. */
  draftKey: string
  /** The event's id, where its planner tries the form. */
  preview: string | undefined
  invited: Invited | undefined
  /** The last press on a step, and that step's key. */
  lastPressRef: RefObject<(Press & { stepKey: string }) | null>
  /** The form element of the first step. */
  formRef: RefObject<HTMLFormElement | null>
}

/**
 * Connects the form of a new response with the device, the history, and the server.
 * @param preview the event's id, where its planner tries the form: nothing is sent, and its draft has a key of its own
 * @param invited the invitation of a personal link, whose draft has a key of its own, too
 */
export function useAnswerFlow(initialMenu: GuestMenu, preview?: string, invited?: Invited): AnswerFlow {
  const words = useGuestWords()
  const formRef = useRef<HTMLFormElement>(null)
  const lastPressRef: AnswerFlow['lastPressRef'] = useRef(null)
  const code = initialMenu.event.eventCode
  // The keys differ, since no event's code has a dot or a dash.
  const draftKey = preview ? `try.${preview}` : (invited?.token ?? code)
  const source = invited ?? { createDraft: freshDraft, readDraft, keepReceipt }
  const { createDraft, readDraft: readOwnDraft } = source
  const [form, dispatch, runner] = useMachine<AnswerFormState>(reduceAnswering, () =>
    initialAnswerState(initialMenu, createDraft(), preview !== undefined),
  )
  const connection = useLiveEvent(preview ? null : code, dispatch, invited?.eventAccess)

  useLayoutEffect(() => {
    const blank = createDraft()
    const stored = readOwnDraft(draftKey) ?? blank
    const draft = mergePrehydration(formRef.current, blank, stored)
    if (draft !== stored) writeDraft(draftKey, draft)
    // Most guests arrive without a draft: as a transition, a second render does not delay their first tap.
    if (draft === blank) startTransition(() => dispatch({ type: 'draft_loaded' }))
    else dispatch({ type: 'draft_loaded', draft })
  }, [draftKey, createDraft, readOwnDraft, dispatch])

  const entries = useHistoryEntries(
    form.entry,
    (entry, popped) => dispatch({ type: 'history_changed', entry: entry as StepEntry | null, popped }),
    () => {
      const { step, flowId } = readDraft(draftKey) ?? {}
      return step?.name === 'info' ? undefined : step && { ...step, flowId }
    },
    (entry) => (entry as StepEntry).flowId === readDraft(draftKey)?.flowId,
  )

  const showReceipt = async (
    effect: { token: string; draft?: Draft; receipt?: Receipt },
    online: Promise<boolean>,
  ) => {
    const { token, draft, receipt } = effect
    // Shown on this page where `/` cannot show it.
    if (token !== '' && (await online) && goToReceipt(token)) return
    const sentResponse = draft && {
      menu: form.menu,
      draft,
      at: Date.now(),
      ...(receipt && { receipt }),
      ...(invited && { notComing: invited.notComing(draft) }),
    }
    dispatch({ type: 'receipt_shown', receipt: { token, ...(sentResponse && { sentResponse }) } })
  }
  /** Reads the current menu and places; null if they cannot be read. */
  const readCurrentMenu = () =>
    (invited ? invited.eventAccess.menu() : readEvent(words, code)).catch(() => null)
  const onSaved = (draft: Draft, receipt: Receipt) => {
    const online = reachable()
    const { editToken: token } = receipt
    setTimeout(() => void showReceipt({ token, draft, receipt }, online), savedNoticeMs)
  }
  const { waitsFor, leave } = useNavigateOnceOnline()
  const offlineNotice =
    waitsFor && (waitsFor.startsWith('/not-coming/') ? words.decline : words.receipt).waitsForInternet
  useRunner(runner, (effect: Effect) => {
    if (effect.type === 'store') writeDraft(draftKey, effect.draft as Draft | null)
    if (effect.type === 'store_edit') writeEdit(effect.token, effect.draft)
    if (effect.type === 'push') entries.push(effect.entry)
    if (effect.type === 'replace') entries.replace(effect.entry)
    if (effect.type === 'go_back') history.back()
    if (effect.type === 'leave') leave(effect.path)
    if (effect.type === 'focus') focusField(effect.field)
    if (effect.type === 'focus_heading')
      focusHeadingOf(effect.heading, removedSentence(words, effect.removed))
    if (effect.type === 'read_menu')
      void readCurrentMenu().then((menu) => dispatch({ type: 'menu_loaded', menu, failure: effect.failure }))
    if (effect.type === 'read_places')
      void readCurrentMenu().then((places) => dispatch({ type: 'places_checked', places }))
    if (effect.type === 'send') void sendDraft(words, code, effect, dispatch, invited?.send)
    if (effect.type === 'keep_receipt') {
      if (effect.replacedToken) dropReceipt(effect.replacedToken)
      source.keepReceipt({ code, token: effect.token })
    }
    if (effect.type === 'saved' && effect.receipt) onSaved(effect.draft as Draft, effect.receipt)
    if (effect.type === 'show_receipt') void showReceipt(effect, reachable())
  })

  useWhenOnline(form.sending === 'waiting', () => dispatch({ type: 'came_online' }))
  useSendNowRequest(form.ready && form.draft.unsentEventTitle !== undefined, () =>
    dispatch({ type: 'send_now_pressed' }),
  )
  return {
    form,
    dispatch,
    connection,
    offlineNotice,
    leave,
    draftKey,
    preview,
    invited,
    lastPressRef,
    formRef,
  }
}
