import { startTransition, useRef, useState } from 'react'
import { cleanLine } from '#core/text'
import { freePlaces, type Places } from '#events/rules/capacity'
import { partyDoesNotFit } from '#events/words/guest'
import { dishChanged, menuNotLoaded, menuReloadFailed } from '#menu/words/guest'
import type { DeclineReceipt } from '#party/shape/decline'
import type { GuestMenu, Receipt } from '#party/shape/guest'
import { answeredAlready, savedThankYou, submitFailed, submitUnknown } from '#party/words/guest'
import { api, ask, bypassCache } from '../../client/api.ts'
import { firstNameOf } from '../../client/receipt/called-name.ts'
import { dropReceipt, keepReceipt } from '../../client/receipt/kept-receipts.ts'
import { goToReceipt, reachable } from '../../client/receipt/open-receipt.ts'
import { say } from '../../client/say.ts'
import { type DishChange, withKept, withoutDish, withSeen } from '../dishes/changed-dishes.ts'
import { useDishChanges } from '../dishes/use-dish-changes.ts'
import {
  allFieldErrors,
  choicePath,
  errorsOfLead,
  type FieldErrors,
  isChoice,
  keepingLive,
  personAt,
  saidOf,
  withPerson,
} from '../form/answer.ts'
import { answeredBefore } from '../form/answered-before.ts'
import { type Draft, freshDraft, readDraft, writeDraft } from '../form/draft.ts'
import { focusField } from '../form/focus-field.ts'
import { type Lost, lostChoices, useLost } from '../form/lost.ts'
import { type Guest, sentPerson } from '../form/passing-on.ts'
import { figuresNow, usePlaces } from '../form/places.ts'
import { type RemovedBy, removalOf } from '../form/removal.tsx'
import { Held, menuChangedFor, type SubmitError, useSending } from '../form/sending.ts'
import { after, type Step, useSteps } from '../form/steps.ts'
import { useSendOnArrival } from '../form/use-send-on-arrival.ts'
import { useDraft } from './use-draft.ts'
import { useKeptStep } from './use-kept-step.ts'
import type { Sent } from './view-of-sent.ts'

const backToHome = 2_000
// What stops for these reasons is not on its way any more.
const hopeless = ['answered', 'closed', 'not_found', 'no_categories', 'no_items']

/**
 * Everything the steps of the flow share: the draft, the places, where one is, and the sending.
 * @param trying the event's id, where its planner tries the form: nothing is sent, and its draft is another
 */
export function useFlow(given: GuestMenu, trying?: string) {
  const form = useRef<HTMLFormElement>(null)
  const [menu, setMenu] = useState(given)
  const [moved, setMoved] = useState(false)
  const removed = useState<RemovedBy>(null)
  // Why the last press of Continue led nowhere.
  const [told, setTold] = useState<string | null>(null)
  const [receipt, setReceipt] = useState<{ token: string; sent?: Sent } | null>(null)
  const code = menu.event.eventCode
  // No event's code has a dot.
  const kept = trying ? `try.${trying}` : code
  const { draft, ready, store, fieldErrors, setFieldErrors, check } = useDraft(kept, form)
  const change = (next: Draft) => store(withSeen(next, menu.categories))
  const [places, setPlaces, link] = usePlaces(trying ? null : code, menu)
  const { party } = draft
  const named = cleanLine(party[0]?.name ?? '') !== ''
  const dishes = useDishChanges(draft, menu.categories)
  const onMoved = () => {
    setMoved(true)
    removed[1](null)
  }
  const steps = useSteps(party.length, ready && named, onMoved, () => readDraft(kept)?.at)
  const { step, returns } = steps
  const { lost, setLost } = useLost(party)
  const unsent = menu.event.title
  const fits = party.length <= freePlaces(places)

  const keep = ({ editToken: token }: Receipt) => {
    if (draft.decline) dropReceipt(draft.decline)
    keepReceipt({ code, token })
    writeDraft(code, null)
  }
  // Shown on this page where `/` cannot show it.
  const toReceipt = async ({ editToken: token }: Receipt, online: Promise<boolean>, sent?: Sent) => {
    if (!(await online) || !goToReceipt(token)) setReceipt({ token, ...(sent && { sent }) })
  }
  const onSent = (receipt: Receipt) => {
    say(savedThankYou(firstNameOf(party[0]?.name ?? '')))
    keep(receipt)
    const online = reachable()
    const sent = { receipt, menu, answer: draft, at: Date.now() }
    setTimeout(() => void toReceipt(receipt, online, sent), backToHome)
  }

  const reloadMenu = async (): Promise<boolean> => {
    try {
      const now = await ask(
        (options) => api.codes[':code'].$get({ param: { code } }, bypassCache(options)),
        menuNotLoaded,
      )
      // What the server says may meet a later draft than the one it was asked with.
      const last = readDraft(code) ?? draft
      setLost(lostChoices(last.party, last.seen ?? menu.categories, now.categories))
      dishes.ask()
      setMenu(now)
      setPlaces(now)
      change({ ...last, unsent, party: keepingLive(last.party, now.categories) })
      return true
    } catch {
      return false
    }
  }

  // The next step is rendered in a task of its own, in parts: the click that asked for it is answered first.
  const go = (next: Step, comesBack = false) =>
    startTransition(() => {
      onMoved()
      steps.go(next, comesBack)
    })
  const goTo = (guest: number, comesBack = false) =>
    go({ name: guest === 0 ? 'lead-menu' : 'additional-guests', guest }, comesBack)

  const leadTo = (found: FieldErrors) => {
    const [first = ''] = Object.keys(found)
    setFieldErrors(found)
    const guest = personAt(first)
    const name = guest > 0 ? 'additional-guests' : isChoice(first) ? 'lead-menu' : 'info'
    if (step.name !== name || step.guest !== guest) go({ name, guest })
    focusField(first)
  }

  const onSubmitError = async (submitError: SubmitError) => {
    if (submitError.code === 'capacity') setPlaces(submitError.details as Places)
    if (submitError.code === 'lost') submitError.sentence = submitUnknown
    if (hopeless.includes(submitError.code)) change({ ...draft, unsent: undefined })
    if (submitError.code === 'invalid' || submitError.code === 'too_many')
      setFieldErrors(saidOf(submitError.fields))
    if (submitError.code === 'required') {
      // The menu asks for more than it did when this page read it.
      await reloadMenu()
      leadTo(saidOf(submitError.fields))
    }
    if (submitError.code === 'dish_changed' && !(await reloadMenu()))
      submitError.sentence = `${dishChanged} ${menuReloadFailed}`
    if (submitError.code === 'menu_changed') submitError.sentence = menuChangedFor(await reloadMenu())
  }

  const submit = async () => {
    const before = draft.another || draft.decline ? null : await answeredBefore(code)
    if (before) throw new Held({ code: 'answered', sentence: answeredAlready(before.names), before })
    return post()
  }
  const post = () => {
    const { submissionId, email, decline } = draft
    const json = { submissionId, email, party: party.map(sentPerson), menuVersion: menu.menuVersion }
    if (decline) return comeAfterAll(decline, json)
    return ask(
      (options) => api.codes[':code'].responses.$post({ param: { code }, json }, options),
      submitFailed,
    )
  }
  const { sending, submitError, send, sendBy, forget } = useSending(
    step.name === 'review',
    submit,
    onSent,
    onSubmitError,
  )

  useKeptStep(step, (at) => {
    if (ready && sending !== 'sent' && (at.name !== 'info' || draft.at)) change({ ...draft, at })
  })

  const edit = (next: Draft) => {
    forget()
    setTold(null)
    change(next)
  }

  const withoutErrors = (next: Draft) => {
    setFieldErrors(errorsOfLead)
    edit(next)
  }

  /** Leads to the first of the fields named that has an error. False when none has. */
  const stoppedAt = (concerns: (path: string) => boolean): boolean => {
    const found = Object.entries(allFieldErrors(draft, menu.asksEmail, menu.categories))
    const concerned = found.filter(([path]) => concerns(path))
    if (concerned.length === 0) return false
    // What a later step asks for is not said before it was seen.
    leadTo(Object.fromEntries(concerned))
    return true
  }

  const next = async () => {
    // What the page believes may be old: the places are looked at once more before it says no.
    if (step.name === 'info' && !fits) {
      const now = await figuresNow(code)
      if (now) setPlaces(now)
      if (!now || party.length > freePlaces(now)) {
        setTold(partyDoesNotFit(now ?? places))
        if (freePlaces(now ?? places) > 0) focusField('stepper')
        return
      }
    }
    const following = returns ? { name: 'review' as const, guest: 0 } : after(step, party.length)
    const asked = following.name === 'review' ? party.length : step.guest + 1
    // The lead guest's choices are made after the first step.
    const later = (path: string) => personAt(path) >= asked || (step.name === 'info' && isChoice(path))
    if (stoppedAt((path) => !later(path))) return
    if (returns) steps.back()
    else go(following)
  }

  const sendDraft = (answer = draft) => {
    if (stoppedAt(() => true)) return
    if (trying) return setReceipt({ token: '', sent: { menu, answer: draft, at: Date.now() } })
    setLost([])
    change({ ...answer, unsent })
    send()
  }
  const askAndSend = () => {
    if (!dishes.ask()) sendDraft()
  }
  const sendNow = () => {
    // In one render with the sending, which waits for the internet only where the review is shown.
    onMoved()
    steps.go({ name: 'review', guest: 0 })
    askAndSend()
  }
  useSendOnArrival(`/event/${code}`, ready && draft.unsent !== undefined, sendNow)

  return {
    ...{
      menu,
      kept,
      trying,
      receipt,
      draft,
      party,
      fieldErrors,
      check,
      places,
      link,
      fits,
      named,
      form,
      step,
      returns,
      moved,
      lost,
      told: fits ? null : told,
      ready,
    },
    ...{ sending, submitError, edit, go, goTo },
    removal: removalOf(draft, withoutErrors, removed, 'step'),
    changePerson: (index: number) => (part: Partial<Guest>) => edit(withPerson(draft, index, part)),
    next: () => void next(),
    back: () =>
      startTransition(() => {
        onMoved()
        steps.back()
      }),
    send: askAndSend,
    dishes,
    /** Keeps a dish that changed, and sends when the last of them was all that stood in the way. */
    keepDish(dish: DishChange) {
      const kept = withKept(draft, dish)
      if (dishes.last && (submitError?.code ?? 'dish_changed') === 'dish_changed') sendDraft(kept)
      else change(kept)
    },
    chooseAgain(change: DishChange, guest: number) {
      edit({ ...draft, party: withoutDish(party, change) })
      goTo(guest, true)
      focusField(choicePath(guest, change.category))
    },
    /** Sends it although this device answered before. */
    sendAnother() {
      change({ ...draft, unsent, another: true })
      sendBy(post)
    },
    /** Sends what was not sent before, from any step. */
    sendNow,
    /** Leads to the course somebody lost their choice in. */
    choose({ guest, category }: Lost) {
      goTo(guest, true)
      focusField(choicePath(guest, category))
    },
    /** Saves the answer over the one that was stored first. */
    saveOver(receipt: Receipt) {
      const { editToken: token } = receipt
      const json = { email: draft.email, party: party.map(sentPerson), menuVersion: menu.menuVersion }
      sendBy(async () => {
        await ask(
          (options) => api.responses[':token'].$put({ param: { token }, json }, options),
          submitFailed,
        )
        return receipt
      })
    },
    keepFirst(receipt: Receipt) {
      keep(receipt)
      void toReceipt(receipt, reachable())
    },
    asNew() {
      const { decline: _, ...answer } = draft
      edit({ ...answer, submissionId: freshDraft().submissionId })
    },
    /** Sends the answer in the place of a decline that was stored first. */
    inPlaceOf({ declineToken: decline }: DeclineReceipt) {
      const { email } = draft
      const { submissionId } = freshDraft()
      change({ ...draft, decline, submissionId })
      const json = { submissionId, email, party: party.map(sentPerson), menuVersion: menu.menuVersion }
      sendBy(() => comeAfterAll(decline, json))
    },
    /** Whether "We cannot come" can be sent: else leads to the name or address that is wrong. */
    mayDecline: () =>
      trying ? setReceipt({ token: '' }) : !stoppedAt((path) => path === 'email' || path === 'party.0.name'),
  }
}

type Sending = {
  submissionId: string
  email: string
  party: ReturnType<typeof sentPerson>[]
  menuVersion: number
}

function comeAfterAll(declineToken: string, json: Sending): Promise<Receipt> {
  return ask(
    (options) => api.declines[':declineToken'].$put({ param: { declineToken }, json }, options),
    submitFailed,
  )
}

export type Flowing = ReturnType<typeof useFlow>
