import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cleanLine } from '#core/text'
import { isAboveFreeLimit } from '#events/rules/capacity'
import type { EditWords } from '#languages/language'
import type { EditView } from '#party/shape/guest'
import { Button } from '#ui/button'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { toast } from '#ui/toast'
import { Chunk } from '../../client/chunk.tsx'
import { useNavigateOnceOnline } from '../../client/live/navigate-once-online.ts'
import { toastOnNextPage } from '../../client/next-toast.ts'
import { useHydrated } from '../../client/use-hydrated.ts'
import { useEditWords } from '../../client/words.tsx'
import { AskDishChanged } from '../dishes/ask-dish-changed.tsx'
import { chosenBy } from '../dishes/chosen-by.tsx'
import { Dishes, focusFirstDish } from '../dishes/dishes.tsx'
import { Bar, BarMessage } from '../form/bar.tsx'
import { EventHead } from '../form/event-head.tsx'
import { InertWhileBusy } from '../form/inert-while-busy.tsx'
import { personActions } from '../form/machine/person-actions.ts'
import {
  asksEmail,
  type EditFormState,
  fits,
  hasUnsavedChanges,
  isBusy,
  lostChoicesOf,
  placesForEdit,
} from '../form/machine/state.ts'
import { EmailField, NameField, PartySize } from '../form/person-fields.tsx'
import { canRestore, RemovedLine } from '../form/removed-line.tsx'
import { choicePath } from '../form/rules/response-draft.ts'
import { AnnounceSending } from '../form/sending/announce-sending.tsx'
import { useAllergensNotStatedSentence } from '../needs/allergens-not-stated.ts'
import { needsPanel } from '../needs/chunks.ts'
import { NeedsField } from '../needs/needs-field.tsx'
import { editStatus, leaveDialog, newerResponsePart, partyJumps, withdraw } from './chunks.ts'
import { EditGuest } from './edit-guest.tsx'
import { ReceiptFold } from './receipt-fold.tsx'
import { useEdit } from './use-edit.ts'

/** The form of a stored response, on one page. */
export function EditForm({ token, view: initialView }: { token: string; view: EditView }) {
  const words = useEditWords()
  const formRef = useRef<HTMLFormElement>(null)
  const edit = useEdit(token, initialView, formRef, () => toastOnNextPage(words.edit.updated, 3))
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const hydrated = useHydrated()
  const [isLeaving, setIsLeaving] = useState(false)
  const { waitsFor, follow } = useNavigateOnceOnline()
  const { form, dispatch, connection } = edit
  const { view, draft, fieldErrors, sending, newerResponse } = form
  const allergensNotStated = useAllergensNotStatedSentence(view.categories)
  const [lead, ...guests] = draft.party
  const busy = isBusy(form)
  const closed = connection.state === 'closed'
  useEffect(() => void editStatus.fetch().then(needsPanel.fetch), [])
  useEffect(() => {
    if (sending === 'sent') toast(words.edit.updated)
  }, [sending, words])
  if (!lead) return null
  if (newerResponse)
    return (
      <Chunk
        chunk={newerResponsePart}
        props={{ edit, newerResponse }}
        fallback={<Loading>{words.site.loading}</Loading>}
      />
    )
  const { change, check, removeNeeds } = personActions(dispatch, 0)
  const fieldProps = { person: lead, index: 0, fieldErrors, check, change, removeNeeds }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && !closed) dispatch({ type: 'send_pressed' })
  }
  const isEveryoneNamed = draft.party.every(({ name }) => cleanLine(name) !== '')
  const hasRemoved = canRestore(form, 'remove')
  const { partySize, placesLeft } = placesForEdit(form)
  const notComingHref = `/not-coming/${view.event.eventCode}#${token}`
  const leave = () => dispatch({ type: 'leaving' })
  const focusDishes = () => focusFirstDish('p0')
  // Enter in a field would submit the form: here only the button saves.
  const preventEnterSubmit = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }
  return (
    <>
      <AnnounceSending form={form} barAnnounces />
      <EventHead event={view.event} eyebrow={words.edit.editing} />
      <ReceiptFold token={token} view={view} />
      {view.notices?.toReview?.map(({ sentence, person, categoryId }) => (
        <p key={sentence} className="notice warning look">
          <a href={`#${choicePath(person, categoryId)}`}>{sentence}</a>
        </p>
      ))}
      <form ref={formRef} className="step" onSubmit={submit} onKeyDown={preventEnterSubmit} noValidate>
        <InertWhileBusy busy={busy}>
          {view.hasLostChoices && <Notice kind="warning">{words.menu.menuChanged}</Notice>}
          {guests.length > 0 && (
            <Chunk
              chunk={partyJumps}
              props={{ party: draft.party, categories: view.categories }}
              fallback={<div className="people-held" />}
            />
          )}
          <section id="person-0" className="card stack" aria-labelledby="yours">
            <h2 id="yours">{words.edit.yourInformation}</h2>
            <NameField {...fieldProps} onEnter={focusDishes} />
            {asksEmail(form) && (
              <EmailField
                email={draft.email}
                fieldErrors={fieldErrors}
                check={check}
                onEnter={focusDishes}
                change={(email) => dispatch({ type: 'draft_changed', part: { email } })}
              />
            )}
            {view.undelivered && draft.email === view.response.leadGuestEmail && (
              <Notice kind="warning">{words.edit.mailUndelivered}</Notice>
            )}
            <PartySize form={form} dispatch={dispatch} largestParty={Math.max(placesLeft, partySize)} />
            <NeedsField {...fieldProps} />
          </section>
          <Limitation form={form} />
          {allergensNotStated && <p className="quietly not-stated">{allergensNotStated}</p>}
          <Dishes
            {...fieldProps}
            categories={view.categories}
            storedPerson={view.response.party[0]}
            chosenBy={guests.length > 0 ? chosenBy(words, draft.party, 0) : undefined}
          />
          {(guests.length > 0 || hasRemoved) && (
            <section className="stack" aria-labelledby="party">
              <h2 id="party" tabIndex={-1}>
                {words.edit.additionalGuests}
              </h2>
              <RemovedLine form={form} dispatch={dispatch} cause="remove" />
              {guests.map((person, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a person is their index in the party
                <EditGuest key={i} edit={edit} person={person} index={i + 1} />
              ))}
            </section>
          )}
          <p className="withdraw">
            <Button look="quiet" disabled={busy} onClick={() => setIsWithdrawing(true)}>
              {words.edit.withdrawAnswer}
            </Button>
          </p>
          <p className="withdraw">
            <a className="button quiet" href={notComingHref} onClick={follow}>
              {words.decline.cannotCome}
            </a>
          </p>
        </InertWhileBusy>
        <Bar
          message={
            waitsFor ? (
              <BarMessage kind="warning" sentence={words.decline.waitsForInternet} />
            ) : (
              <Chunk chunk={editStatus} props={{ edit }} />
            )
          }
          done={sending === 'sent'}
        >
          <Button onClick={() => (hasUnsavedChanges(form) ? setIsLeaving(true) : leave())} disabled={busy}>
            {words.edit.cancel}
          </Button>
          <Button
            look="primary"
            type="submit"
            disabled={busy || closed || !hydrated}
            aria-disabled={!isEveryoneNamed || !fits(form) || undefined}
          >
            <span key={saveLabel(words, form)}>{saveLabel(words, form)}</span>
          </Button>
        </Bar>
      </form>
      <AskDishChanged form={form} dispatch={dispatch} />
      {isLeaving && <Chunk chunk={leaveDialog} props={{ leave, onClose: () => setIsLeaving(false) }} />}
      {isWithdrawing && (
        <Chunk chunk={withdraw} props={{ token, leave, onClose: () => setIsWithdrawing(false) }} />
      )}
    </>
  )
}

function saveLabel(words: EditWords, form: EditFormState): string {
  const { sending } = form
  if (sending === 'sending') return words.edit.updating
  if (sending === 'sent') return words.edit.savedShort
  return lostChoicesOf(form).length > 0 ? words.edit.saveWithout : words.edit.update
}

/** Says how many places an event of the free limit has for this party. */
function Limitation({ form }: { form: EditFormState }) {
  const words = useEditWords()
  const { places } = form
  const { others, placesLeft } = placesForEdit(form)
  if (isAboveFreeLimit(places.guestLimit)) return null
  const text = words.edit.limitation(places.guestLimit, others, placesLeft)
  return (
    <section className="notice warning" aria-labelledby="limitation" aria-live="polite">
      <h2 id="limitation" className="small-head">
        {words.edit.eventLimitation}
      </h2>
      <p key={text}>{text}</p>
    </section>
  )
}
