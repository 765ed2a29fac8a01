import { type ComponentType, type RefObject, startTransition, useLayoutEffect, useRef } from 'react'
import type { Invitee } from '#invitations/shape/invitation'
import type { GuestMenu, Receipt } from '#party/shape/guest'
import { useLeaveOnline } from '../../client/live/leave-online.ts'
import { dropReceipt, type KeptReceipt, keepReceipt } from '../../client/receipt/kept-receipts.ts'
import { goToReceipt, reachable } from '../../client/receipt/open-receipt.ts'
import { useGuestWords } from '../../client/words.tsx'
import type { Press } from '../../ui/double-press.ts'
import { focusField, focusHeadingOf } from '../form/focus-field.ts'
import { useHistoryEntries } from '../form/history-entries.ts'
import { type LinkEventSource, type LiveState, readEvent, useLiveEvent } from '../form/live-event.ts'
import type { Effect } from '../form/machine/actions.ts'
import { answeringOf } from '../form/machine/initial-state.ts'
import { reduceAnswering } from '../form/machine/reduce.ts'
import type { Answering } from '../form/machine/state.ts'
import { type Dispatch, useMachine, useRunner } from '../form/machine/use-machine.ts'
import { mergePrehydration } from '../form/merge-prehydration.ts'
import { removedSentence } from '../form/removed-line.tsx'
import { type Draft, freshDraft, readDraft, writeDraft } from '../form/rules/draft.ts'
import { writeEdit } from '../form/rules/edit-draft.ts'
import type { StepEntry } from '../form/rules/steps.ts'
import { savedShownMs } from '../form/sending/saved-shown.ts'
import { useSendOnArrival } from '../form/sending/use-send-on-arrival.ts'
import { useWhenOnline } from '../form/sending/use-when-online.ts'
import { type Send, sendDraft } from './send-draft.ts'

/** A personal link's own: whom it was made for, and the parts that its page alone has. */
export type Invited = {
  token: string
  people: Invitee[]
  /** Places of the party. */
  maxSize: number
  /** The initial draft: empty, or of the stored response. */
  begin: () => Draft
  /** The device's draft, unless the stored response has changed since. */
  read: (token: string) => Draft | null
  /** Asks who of the listed comes; null where nobody is listed by name. */
  AttendanceFields: ComponentType<{ flow: AnswerFlow }> | null
  /** Names of the listed who do not come. */
  notComing: (draft: Draft) => string[]
  /** Tells before sending who of the listed does not come. */
  NotComingSummary: ComponentType<{ flow: AnswerFlow }>
  send: Send
  reading: LinkEventSource
  /** Remembers the receipt of a first response; a change has none, and the page is reloaded. */
  keep: (receipt: KeptReceipt) => void
  /** Opens the page for declining. */
  onDecline: () => void
}

/** Everything the steps of the flow share. */
export type AnswerFlow = {
  form: Answering
  dispatch: Dispatch
  connection: LiveState
  /** The sentence while the page that it leads to waits for the internet; null if none does. */
  offlineNotice: string | null
  /** Goes to another page, now or once the internet is back. */
  leave: (path: string) => void
  /** The draft's key on the device. */
  draftKey: string
  /** The event's id, where its planner tries the form. */
  preview: string | undefined
  invited: Invited | undefined
  /** The last press on a step, and the key of that step. */
  pressedRef: RefObject<(Press & { on: string }) | null>
  /** The first step's form. */
  element: RefObject<HTMLFormElement | null>
}

/**
 * Connects the form of a new response with the device, the history, and the server.
 * @param preview the event's id, where its planner tries the form: nothing is sent, and its draft is another
 * @param invited of a personal link, whose draft is another, too
 */
export function useAnswerFlow(given: GuestMenu, preview?: string, invited?: Invited): AnswerFlow {
  const words = useGuestWords()
  const element = useRef<HTMLFormElement>(null)
  const pressedRef: AnswerFlow['pressedRef'] = useRef(null)
  const code = given.event.eventCode
  // No event's code has a dot or a dash.
  const draftKey = preview ? `try.${preview}` : (invited?.token ?? code)
  const { begin, read, keep } = invited ?? { begin: freshDraft, read: readDraft, keep: keepReceipt }
  const [form, dispatch, runner] = useMachine<Answering>(reduceAnswering, () =>
    answeringOf(given, begin(), preview !== undefined),
  )
  const connection = useLiveEvent(preview ? null : code, dispatch, invited?.reading)

  useLayoutEffect(() => {
    const blank = begin()
    const stored = read(draftKey) ?? blank
    const draft = mergePrehydration(element.current, blank, stored)
    if (draft !== stored) writeDraft(draftKey, draft)
    // Most arrive without a draft: then the first render stays, and no second one delays the first tap.
    if (draft === blank) startTransition(() => dispatch({ type: 'draft_loaded' }))
    else dispatch({ type: 'draft_loaded', draft })
  }, [draftKey, begin, read, dispatch])

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
      ...{ menu: form.menu, draft, at: Date.now() },
      ...(receipt && { receipt }),
      ...(invited && { notComing: invited.notComing(draft) }),
    }
    dispatch({ type: 'receipt_loaded', receipt: { token, ...(sentResponse && { sentResponse }) } })
  }
  /** The menu and the places of this moment, or null when they cannot be read. */
  const readNow = () => (invited ? invited.reading.menu() : readEvent(words, code)).catch(() => null)
  const onSaved = (draft: Draft, receipt: Receipt) => {
    const online = reachable()
    const { editToken: token } = receipt
    setTimeout(() => void showReceipt({ token, draft, receipt }, online), savedShownMs)
  }
  const { waitsFor, leave } = useLeaveOnline()
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
      void readNow().then((menu) => dispatch({ type: 'menu_loaded', menu, failure: effect.failure }))
    if (effect.type === 'read_places')
      void readNow().then((places) => dispatch({ type: 'places_checked', places }))
    if (effect.type === 'send') void sendDraft(words, code, effect, dispatch, invited?.send)
    if (effect.type === 'keep_receipt') {
      if (effect.replacedToken) dropReceipt(effect.replacedToken)
      keep({ code, token: effect.token })
    }
    if (effect.type === 'saved' && effect.receipt) onSaved(effect.draft as Draft, effect.receipt)
    if (effect.type === 'show_receipt') void showReceipt(effect, reachable())
  })

  useWhenOnline(form.sending === 'waiting', () => dispatch({ type: 'came_online' }))
  useSendOnArrival(form.ready && form.draft.unsent !== undefined, () =>
    dispatch({ type: 'send_now_pressed' }),
  )
  return { form, dispatch, connection, offlineNotice, leave, draftKey, preview, invited, pressedRef, element }
}
