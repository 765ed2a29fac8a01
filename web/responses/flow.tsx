import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { freePlaces, type Places, partyDoesNotFit, tellsFreePlaces } from '#contract/capacity'
import { longDay } from '#contract/day'
import { type GuestMenu, menuNotLoaded, type Receipt, submitted } from '#contract/guest'
import type { Person } from '#contract/party'
import { Notice } from '#ui/notice'
import { api, ask } from '../api.ts'
import { allComplaints, keepingLive, withoutPerson, withPerson } from './answer.ts'
import { Dishes, MenuToRead } from './dishes.tsx'
import { freshDraft, writeDraft } from './draft.ts'
import { EventHead } from './event-head.tsx'
import { keepReceipt } from './kept-receipts.ts'
import { PeopleRow } from './people-row.tsx'
import { AllergiesField, EmailField, NameField, PartySize } from './person-fields.tsx'
import { figuresNow, usePlaces } from './places.ts'
import { PartyReview } from './review.tsx'
import { Progress, StepFrame } from './step-frame.tsx'
import { after, useSteps } from './steps.ts'
import { menuChangedFor, type Trouble, useSubmission } from './submission.ts'
import { TroubleBox } from './trouble-box.tsx'
import { useDraft } from './use-draft.ts'

const backToHome = 2_000

/** A guest's way from their name to a stored answer: info, lead-menu, additional-guests, review, submit. */
export function Flow({ menu: given }: { menu: GuestMenu }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [menu, setMenu] = useState(given)
  const { event, categories, asksEmail } = menu
  const code = event.eventCode
  const { draft, ready, change, complaints, setComplaints, check } = useDraft(code, form)
  const [places, setPlaces, live] = usePlaces(code, menu)
  const { party } = draft
  const named = (party[0]?.name ?? '').trim() !== ''
  const { place, returns, go, back } = useSteps(party.length, ready && named)
  const [moved, setMoved] = useState(false)

  const edit = (next: typeof draft) => {
    submission.setTrouble(null)
    change(next)
  }
  const changePerson = (index: number) => (part: Partial<Person>) => edit(withPerson(draft, index, part))
  const fits = party.length <= freePlaces(places)

  const onSent = (receipt: Receipt) => {
    writeDraft(code, null)
    keepReceipt({ code, token: receipt.editToken })
    setTimeout(() => void navigate('/', { state: { answered: receipt.editToken } }), backToHome)
  }

  const onTrouble = async (trouble: Trouble) => {
    if (trouble.code === 'capacity') setPlaces(trouble.details as Places)
    if (trouble.code === 'invalid') setComplaints(trouble.fields ?? {})
    if (trouble.code === 'menu_changed') trouble.sentence = menuChangedFor(await reloadMenu())
  }

  const reloadMenu = async (): Promise<string[] | null> => {
    try {
      const now = await ask((options) => api.codes[':code'].$get({ param: { code } }, options), menuNotLoaded)
      const { party: kept, losers } = keepingLive(party, now.categories)
      setMenu(now)
      setPlaces(now)
      change({ ...draft, party: kept })
      return losers
    } catch {
      return null
    }
  }

  const submission = useSubmission(code, draft, onSent, onTrouble)
  const { sending, trouble } = submission

  const goFrom = (index: number) => {
    setMoved(true)
    go(index === 0 ? { step: 'lead-menu', guest: 0 } : { step: 'additional-guests', guest: index })
  }

  /** Goes on, unless something typed so far is not right: then to the first of that. */
  const next = () => {
    setMoved(true)
    const found = allComplaints(draft, asksEmail)
    const reached = place.step === 'info' || place.step === 'lead-menu' ? 0 : place.guest
    const towardsReview = returns || after(place, party.length).step === 'review'
    const paths = Object.keys(found).filter(
      (path) => towardsReview || path === 'email' || Number(path.split('.')[1]) <= reached,
    )
    const [first] = paths
    if (!first) return returns ? back() : go(after(place, party.length))
    setComplaints(found)
    const guest = Number(first.split('.')[1] ?? 0)
    const there = guest === 0 ? place.step === 'info' : place.guest === guest
    if (!there) go(guest === 0 ? { step: 'info', guest: 0 } : { step: 'additional-guests', guest })
    focusSoon(first)
  }

  const nextFromInfo = async () => {
    if (!fits) {
      // What the page believes may be old: the places are looked at once more before it says no.
      const now = await figuresNow(code)
      if (now) setPlaces(now)
      if (!now || party.length > freePlaces(now)) return
    }
    next()
  }

  const send = () => {
    const found = allComplaints(draft, asksEmail)
    const [first] = Object.keys(found)
    if (!first) return void submission.send()
    setComplaints(found)
    const guest = Number(first.split('.')[1] ?? 0)
    go(guest === 0 ? { step: 'info', guest } : { step: 'additional-guests', guest })
    focusSoon(first)
  }

  const shared = { onBack: back, focus: moved, next: returns ? 'Back to review' : 'Continue' }
  const leave = () => {
    setMoved(true)
    back()
  }
  // What the browser's own Back brings is a move, too.
  useEffect(() => {
    const popped = () => setMoved(true)
    addEventListener('popstate', popped)
    return () => removeEventListener('popstate', popped)
  }, [])

  const sizeOf = (
    <PartySize
      party={party}
      room={freePlaces(places)}
      change={(people) => edit({ ...draft, party: people })}
    />
  )
  const room = (
    <div className="room" aria-live="polite">
      {!fits ? (
        <div className="notice error">{partyDoesNotFit(places)}</div>
      ) : (
        tellsFreePlaces(places) && (
          <div className="notice near">
            {freePlaces(places) === 1 ? 'One place is left.' : `${freePlaces(places)} places are left.`}
            {!live && ' We are offline and catching up…'}
          </div>
        )
      )}
    </div>
  )

  if (place.step === 'info')
    return (
      <>
        <EventHead event={event} over="You are invited to choose your menu" />
        <Progress place={place} size={party.length} />
        <StepFrame
          {...shared}
          key="info"
          form={form}
          heading="Who is coming?"
          blocked={!named}
          onNext={() => void nextFromInfo()}
          onBack={leave}
        >
          {room}
          <NameField person={lead(party)} index={0} {...{ complaints, check }} change={changePerson(0)} />
          {asksEmail && (
            <EmailField
              email={draft.email}
              {...{ complaints, check }}
              change={(email) => edit({ ...draft, email })}
            />
          )}
          <AllergiesField
            person={lead(party)}
            index={0}
            {...{ complaints, check }}
            change={changePerson(0)}
          />
          {sizeOf}
          <MenuToRead categories={categories} />
        </StepFrame>
      </>
    )

  const head = (
    <>
      <EventHead event={event} brief />
      <Progress place={place} size={party.length} />
    </>
  )

  if (place.step === 'lead-menu')
    return (
      <>
        {head}
        <StepFrame
          {...shared}
          key="lead-menu"
          heading={`What would you like, ${firstName(lead(party).name)}?`}
          lead="One dish from each course. You may leave a course out."
          onNext={next}
          onBack={leave}
        >
          {party.length > 1 && <PeopleRow {...{ party, categories }} current={0} go={goFrom} />}
          <Dishes person={lead(party)} categories={categories} group="p0" change={changePerson(0)} />
        </StepFrame>
      </>
    )

  if (place.step === 'additional-guests') {
    const index = place.guest
    const person = party[index] ?? lead(party)
    return (
      <>
        {head}
        <StepFrame
          {...shared}
          key={`guest ${index}`}
          heading={`Guest ${index + 1}`}
          lead={`Person ${index + 1} of ${party.length} in your party.`}
          onNext={next}
          onBack={leave}
        >
          <PeopleRow {...{ party, categories }} current={index} go={goFrom} />
          <NameField person={person} index={index} {...{ complaints, check }} change={changePerson(index)} />
          <AllergiesField
            person={person}
            index={index}
            {...{ complaints, check }}
            change={changePerson(index)}
          />
          <Dishes person={person} categories={categories} group={`p${index}`} change={changePerson(index)} />
        </StepFrame>
      </>
    )
  }

  const over =
    trouble &&
    ['closed', 'not_found', 'no_categories', 'no_items', 'removed', 'id_reused'].includes(trouble.code)
  return (
    <>
      {head}
      <StepFrame
        {...shared}
        key="review"
        heading="Is everything right?"
        lead={`You can change your answer until ${longDay(event.eventDate)}.`}
        onNext={send}
        onBack={leave}
        busy={sending === 'sending' || sending === 'sent'}
        blocked={Boolean(over)}
        next={
          sending === 'sending'
            ? 'Submitting...'
            : sending === 'sent'
              ? 'Submitted Successfully!'
              : trouble
                ? 'Try again'
                : 'Submit Menu Selections'
        }
      >
        {sending === 'sent' && <Notice>{submitted}</Notice>}
        {trouble && (
          <TroubleBox
            trouble={trouble}
            saveOver={() => trouble.receipt && void submission.sendOver(trouble.receipt)}
            keepFirst={() => trouble.receipt && onSent(trouble.receipt)}
            asNew={() => edit({ ...draft, submissionId: freshDraft().submissionId })}
          />
        )}
        {!trouble && sending === 'idle' && room}
        {(trouble?.code === 'capacity' || !fits) && sending === 'idle' && freePlaces(places) > 0 && sizeOf}
        <PartyReview
          {...{ party, categories }}
          email={asksEmail ? draft.email : ''}
          locked={sending === 'sending' || sending === 'sent'}
          changeDetails={() => {
            setMoved(true)
            go({ step: 'info', guest: 0 }, true)
          }}
          changeChoices={(index) => {
            setMoved(true)
            go(
              index === 0 ? { step: 'lead-menu', guest: 0 } : { step: 'additional-guests', guest: index },
              true,
            )
          }}
          remove={(index) => edit(withoutPerson(draft, index))}
        />
      </StepFrame>
    </>
  )
}

function lead(party: Person[]): Person {
  return party[0] ?? { name: '', allergies: '', selections: {} }
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}

/** Focuses a field that may only be there after the next render. */
function focusSoon(id: string): void {
  setTimeout(() => document.getElementById(id)?.focus(), 50)
}
