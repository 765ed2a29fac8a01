import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { freeGuestLimit } from '#core/limits'
import { loading } from '#core/words/shared'
import { eventGone } from '#events/words/guest'
import { menuChanged } from '#menu/words/guest'
import type { EditView } from '#party/shape/guest'
import { linkExpired } from '#party/words/guest'
import { cannotCome } from '#party/words/guest-decline'
import {
  additionalGuests,
  cancel,
  editing,
  eventLimitation,
  limitation,
  savedShort,
  saveWithout,
  update,
  updating,
  withdrawAnswer,
  yourInformation,
} from '#party/words/guest-edit'
import { Button } from '#ui/button'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { Late } from '../../client/late.tsx'
import { useHydrated } from '../../client/use-hydrated.ts'
import { AskDishChanged } from '../dishes/ask-dish-changed.tsx'
import { Dishes, focusFirstDish } from '../dishes/dishes.tsx'
import { choicePath } from '../form/answer.ts'
import { Bar } from '../form/bar.tsx'
import { EventHead } from '../form/event-head.tsx'
import { EmailField, NameField, PartySize } from '../form/person-fields.tsx'
import { needsPanel } from '../needs/late-needs.ts'
import { NeedsField } from '../needs/needs-field.tsx'
import { useNotStated } from '../needs/not-stated.ts'
import { EditGuest } from './edit-guest.tsx'
import { editOutcome, leaveChanged, newerAnswer, partyJumps, withdraw } from './late-edit.ts'
import { ReceiptFold } from './receipt-fold.tsx'
import { type Editing, useEdit } from './use-edit.ts'

/** The whole answer on one page, to be changed and saved. */
export function EditForm({ token, view: first }: { token: string; view: EditView }) {
  const form = useRef<HTMLFormElement>(null)
  const edit = useEdit(token, first, form)
  const [withdrawing, setWithdrawing] = useState(false)
  const hydrated = useHydrated()
  const [leaving, setLeaving] = useState(false)
  const notStated = useNotStated(edit.view.categories)
  const { view, answer, fieldErrors, check, sending, newer } = edit
  const [lead, ...guests] = answer.party
  const busy = sending === 'sending' || sending === 'sent'
  const closed = edit.link.state === 'closed'
  useEffect(() => void editOutcome.fetch().then(needsPanel.fetch), [])
  if (!lead) return null
  if (newer) return <Late part={newerAnswer} given={{ edit, newer }} waiting={<Loading>{loading}</Loading>} />
  const asked = { person: lead, index: 0, fieldErrors, check, change: edit.changePerson(0) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && !closed) edit.send()
  }
  const removedLine = edit.removal.line('remove')
  const toDishes = () => focusFirstDish('p0')
  // In a field Enter would press the form's button: here only the button saves.
  const onlyByButton = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }
  return (
    <>
      <EventHead event={view.event} over={editing} />
      <ReceiptFold token={token} view={view} />
      {view.news?.look?.map(({ words: said, person, categoryId }) => (
        <p key={said} className="notice near look">
          <a href={`#${choicePath(person, categoryId)}`}>{said}</a>
        </p>
      ))}
      <form ref={form} className="step" onSubmit={submit} onKeyDown={onlyByButton} noValidate>
        {edit.link.state === 'gone' && <Notice kind="error">{eventGone}</Notice>}
        {closed && !edit.submitError && <Notice kind="error">{linkExpired}</Notice>}
        {view.droppedChoices && <Notice kind="near">{menuChanged}</Notice>}
        {guests.length > 0 && (
          <Late
            part={partyJumps}
            given={{ party: answer.party, categories: view.categories }}
            waiting={<div className="people-held" />}
          />
        )}
        <section id="person-0" className="card stack" aria-labelledby="yours">
          <h2 id="yours">{yourInformation}</h2>
          <NameField {...asked} onEnter={toDishes} />
          {edit.asksEmail && (
            <EmailField
              email={answer.email}
              fieldErrors={fieldErrors}
              check={check}
              onEnter={toDishes}
              change={(email) => edit.edit({ ...answer, email })}
            />
          )}
          <PartySize
            size={answer.party.length}
            room={Math.max(edit.room, view.response.guestCount)}
            removal={edit.removal}
          />
          <NeedsField {...asked} />
        </section>
        <Limitation edit={edit} />
        {notStated && <p className="quietly not-stated">{notStated}</p>}
        <Dishes {...asked} categories={view.categories} saved={view.response.party[0]} />
        {(guests.length > 0 || removedLine) && (
          <section className="stack" aria-labelledby="party">
            <h2 id="party" tabIndex={-1}>
              {additionalGuests}
            </h2>
            {removedLine}
            {guests.map((person, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a person is their place in the party
              <EditGuest key={at} edit={edit} person={person} index={at + 1} />
            ))}
          </section>
        )}
        <p className="withdraw">
          <Button look="quiet" disabled={busy} onClick={() => setWithdrawing(true)}>
            {withdrawAnswer}
          </Button>
        </p>
        <p className="withdraw">
          <a className="button quiet" href={`/not-coming/${view.event.eventCode}#${token}`}>
            {cannotCome}
          </a>
        </p>
        <Bar line={<Late part={editOutcome} given={{ edit }} />} done={sending === 'sent'}>
          <Button onClick={() => (edit.changed ? setLeaving(true) : edit.leave())} disabled={busy}>
            {cancel}
          </Button>
          <Button
            look="primary"
            type="submit"
            disabled={busy || closed || !hydrated}
            aria-disabled={!edit.named || !edit.fits || undefined}
          >
            <span key={words(edit)}>{words(edit)}</span>
          </Button>
        </Bar>
      </form>
      <AskDishChanged
        dishes={edit.dishes}
        party={answer.party}
        kept={edit.keepDish}
        again={edit.chooseAgain}
      />
      {leaving && (
        <Late part={leaveChanged} given={{ leave: edit.leave, onClose: () => setLeaving(false) }} />
      )}
      {withdrawing && (
        <Late part={withdraw} given={{ token, leave: edit.leave, onClose: () => setWithdrawing(false) }} />
      )}
    </>
  )
}

function words({ sending, lost }: Editing): string {
  if (sending === 'sending') return updating
  if (sending === 'sent') return savedShort
  return lost.length > 0 ? saveWithout : update
}

/** What a small event has left beside this party. */
function Limitation({ edit: { places, others, room } }: { edit: Editing }) {
  if (places.guestLimit > freeGuestLimit) return null
  const words = limitation(places.guestLimit, others, room)
  return (
    <section className="notice near" aria-labelledby="limitation" aria-live="polite">
      <h2 id="limitation" className="small-head">
        {eventLimitation}
      </h2>
      <p key={words}>{words}</p>
    </section>
  )
}
