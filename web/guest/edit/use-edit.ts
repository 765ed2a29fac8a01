import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { cleanLine } from '#core/text'
import { freePlaces } from '#events/rules/capacity'
import { dishChanged, menuReloadFailed } from '#menu/words/guest'
import type { EditView, ResponseView } from '#party/shape/guest'
import type { Person } from '#party/shape/person'
import { savedThankYou } from '#party/words/guest'
import { updated, updateFailed } from '#party/words/guest-edit'
import { toast } from '#ui/toast'
import { api, ask } from '../../client/api.ts'
import { readRecord, writeRecord } from '../../client/device.ts'
import { toastOnNextPage } from '../../client/next-toast.ts'
import { firstNameOf } from '../../client/receipt/called-name.ts'
import { keepReceipt } from '../../client/receipt/kept-receipts.ts'
import { readResponse } from '../../client/receipt/use-response.ts'
import { say } from '../../client/say.ts'
import { type DishChange, withKept, withoutDish, withSeen } from '../dishes/changed-dishes.ts'
import { useDishChanges } from '../dishes/use-dish-changes.ts'
import {
  type Answer,
  allFieldErrors,
  choicePath,
  errorsOfLead,
  type FieldErrors,
  fieldErrorOf,
  keepingLive,
  saidOf,
  sameAnswer,
  withFieldError,
  withPerson,
} from '../form/answer.ts'
import { focusField } from '../form/focus-field.ts'
import { lostChoices, useLost } from '../form/lost.ts'
import { mergePrehydration } from '../form/merge-prehydration.ts'
import { type Guest, sentPerson } from '../form/passing-on.ts'
import { usePlaces } from '../form/places.ts'
import { type RemovedBy, removalOf } from '../form/removal.tsx'
import { menuChangedFor, type SubmitError, useSending } from '../form/sending.ts'
import { useSendOnArrival } from '../form/use-send-on-arrival.ts'
import { guestOf } from './guest-of.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

const backToHome = 2_000

// What is refused for these reasons will never be saved.
const hopeless = ['expired', 'not_found', 'removed']

/**
 * What is being changed, with the version of the stored answer it is a change of. `unsent` is the event's title from
 * the first attempt to save it, until it is stored.
 */
type Edited = Answer & { version: number; unsent?: string | undefined }

function editedOf({ leadGuestEmail, party, version }: ResponseView): Edited {
  return { email: leadGuestEmail ?? '', party: party.map(guestOf), version }
}

/** What the device kept of a change, where it is one of the version rendered; else what was rendered. */
export function resumed(record: unknown, rendered: Edited): Edited {
  const kept = record as Edited | null
  if (kept?.version !== rendered.version || !Array.isArray(kept.party)) return rendered
  // One that was kept before needs could be passed on does not know what is stored of them.
  const storedOf = ({ id }: Guest) => rendered.party.find((one) => id !== undefined && one.id === id)
  return { ...kept, party: kept.party.map((person) => ({ passed: storedOf(person)?.passed, ...person })) }
}

/** What the device kept of a change to an earlier version, where the one stored since says something else; else null. */
export function overtaken(record: unknown, rendered: Edited): Edited | null {
  const kept = record as Edited | null
  if (!kept || !Array.isArray(kept.party) || kept.version === rendered.version) return null
  return sameAnswer(kept, rendered) ? null : kept
}

/** Everything the edit page knows and does: the answer, the places beside the others, saving. */
export function useEdit(token: string, first: EditView, form: RefObject<HTMLFormElement | null>) {
  const [view, setView] = useState(first)
  const [answer, setAnswer] = useState(() => editedOf(first.response))
  const removed = useState<RemovedBy>(null)
  // What an earlier visit to this page left unsaved: told until it is saved or let go.
  const [resuming, setResuming] = useState(false)
  const left = useRef(false)
  const [newer, setNewer] = useState<ResponseView | null>(null)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const { lost, setLost } = useLost(answer.party)
  const [places, setPlaces, link] = usePlaces(view.event.eventCode, view.event)
  const dishes = useDishChanges(answer, view.categories)
  const own = view.response.guestCount
  const others = Math.max(0, places.registeredGuests - own)
  const room = freePlaces({ guestLimit: places.guestLimit, registeredGuests: others })
  const unsent = view.event.title
  const key = `platewise.edit.${token}`
  const asksEmail = places.guestLimit > 30

  const change = (edited: Edited) => {
    const next = withSeen(edited, view.categories)
    setAnswer(next)
    writeRecord(key, next)
  }

  useLayoutEffect(() => {
    const rendered = editedOf(first.response)
    const record = readRecord(`platewise.edit.${token}`)
    const mine = overtaken(record, rendered)
    const base = mine ?? resumed(record, rendered)
    // The device and the form are what this effect synchronizes with: the first render has to be the server's.
    // oxlint-disable-next-line react/set-state-in-effect
    setAnswer(mergePrehydration(form.current, rendered, base))
    setResuming(!sameAnswer(base, rendered))
    if (mine) setNewer(first.response)
  }, [first, token, form])

  const save = ({ email, party, version }: Edited) => {
    const json = { email, party: party.map(sentPerson), version, menuVersion: view.menuVersion }
    return ask((options) => api.responses[':token'].$put({ param: { token }, json }, options), updateFailed)
  }

  const leave = () => {
    left.current = true
    writeRecord(key, null)
    location.assign('/')
  }

  const onSaved = () => {
    say(savedThankYou(firstNameOf(answer.party[0]?.name ?? '')))
    writeRecord(key, null)
    keepReceipt({ code: view.event.eventCode, token })
    toast(updated)
    setTimeout(() => {
      toastOnNextPage(updated, 3)
      leave()
    }, backToHome)
  }

  const onSubmitError = async (submitError: SubmitError) => {
    if (submitError.code === 'capacity') {
      const { guestLimit, registeredGuests } = submitError.details as {
        guestLimit: number
        registeredGuests: number
      }
      setPlaces({ guestLimit, registeredGuests: registeredGuests + own })
    }
    if (submitError.code === 'invalid' || submitError.code === 'too_many')
      setFieldErrors(saidOf(submitError.fields))
    if (hopeless.includes(submitError.code)) change({ ...answer, unsent: undefined })
    if (submitError.code === 'changed') setNewer((submitError.details as { response: ResponseView }).response)
    if (submitError.code === 'required') {
      await reloadMenu()
      const fields = saidOf(submitError.fields)
      setFieldErrors(fields)
      focusField(Object.keys(fields)[0] ?? '')
    }
    if (submitError.code === 'dish_changed' && !(await reloadMenu()))
      submitError.sentence = `${dishChanged} ${menuReloadFailed}`
    if (submitError.code === 'menu_changed') submitError.sentence = menuChangedFor(await reloadMenu())
  }

  const reloadMenu = async (): Promise<boolean> => {
    try {
      const now = await readResponse(token)
      // What the server says may meet a later change than the one it was asked with.
      const last = resumed(readRecord(key), answer)
      setLost(lostChoices(last.party, last.seen ?? view.categories, now.categories))
      dishes.ask()
      setView(now)
      change({ ...last, unsent, party: keepingLive(last.party, now.categories) })
      return true
    } catch {
      return false
    }
  }

  const { sending, submitError, send, sendBy, forget } = useSending(
    true,
    () => save(answer),
    onSaved,
    onSubmitError,
  )

  const edit = (next: Answer) => {
    forget()
    change({ ...next, version: answer.version })
  }

  const withoutErrors = (next: Answer) => {
    setFieldErrors(errorsOfLead)
    edit(next)
  }
  const fits = answer.party.length <= Math.max(room, own)
  const changed = sending !== 'sent' && !sameAnswer(answer, editedOf(view.response))
  useLeaveGuard(changed, left)

  const sendAnswer = (edited = answer) => {
    const found = allFieldErrors(answer, asksEmail, view.categories, view.response.party)
    const [first] = Object.keys(found)
    setFieldErrors(found)
    if (first) return focusField(first)
    if (!fits) return focusField('stepper')
    setLost([])
    change({ ...edited, unsent })
    send()
  }
  const askAndSend = () => {
    if (!dishes.ask()) sendAnswer()
  }
  useSendOnArrival(`/edit/${token}`, resuming && answer.unsent !== undefined, askAndSend)

  return {
    ...{
      view,
      answer,
      newer,
      fieldErrors,
      places,
      link,
      others,
      room,
      sending,
      submitError,
      edit,
      leave,
      asksEmail,
      lost,
      changed,
    },
    removal: removalOf(answer, withoutErrors, removed, 'party'),
    resuming: resuming && changed,
    fits,
    named: answer.party.every(({ name }) => cleanLine(name) !== ''),
    /** The person as stored; undefined for one who is new to the party. */
    savedOf: ({ id }: Person) => view.response.party.find((one) => id !== undefined && one.id === id),
    changePerson: (index: number) => (part: Partial<Guest>) => edit(withPerson(answer, index, part)),
    check(path: string) {
      const fieldError = fieldErrorOf(answer, path)
      setFieldErrors((before) => withFieldError(before, path, fieldError))
    },
    send: askAndSend,
    dishes,
    /** Keeps a dish that changed, and saves when the last of them was all that stood in the way. */
    keepDish(dish: DishChange) {
      const kept = withKept(answer, dish)
      if (dishes.last && (submitError?.code ?? 'dish_changed') === 'dish_changed') sendAnswer(kept)
      else change(kept)
    },
    chooseAgain(change: DishChange, guest: number) {
      edit({ ...answer, party: withoutDish(answer.party, change) })
      focusField(choicePath(guest, change.category))
    },
    /** Lets go of what was changed and not saved. */
    showSaved() {
      forget()
      setResuming(false)
      setAnswer(editedOf(view.response))
      writeRecord(key, null)
    },
    /** Saves what is on the screen over the newer answer. */
    keepMine(response: ResponseView) {
      const mine = { ...answer, version: response.version }
      setNewer(null)
      change(mine)
      sendBy(() => save(mine))
    },
    /** Lets what is on the screen go for the newer answer. */
    keepNewer(response: ResponseView) {
      setNewer(null)
      forget()
      change(editedOf(response))
      setView({ ...view, response })
    },
  }
}

export type Editing = ReturnType<typeof useEdit>
