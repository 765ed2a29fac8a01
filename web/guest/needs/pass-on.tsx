import { use } from 'react'
import { allergiesMax } from '#core/limits'
import { lengthOf } from '#core/text'
import { hasNeed } from '#needs/rules/has-need'
import { Button } from '#ui/button'
import { announce } from '../../client/announce.ts'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent, organizerOf } from '../form/current-event.ts'
import { otherGuestName } from '../form/other-guest-name.ts'
import { lacksConsent } from '../form/rules/consent.ts'
import { AgreedMark } from './agreed-mark.tsx'
import { passOn, takeBack } from './agreeing.ts'
import type { NeedsGivenTo } from './needs-panel.tsx'
import { ticked } from './ticked-needs.ts'
import { useOffers } from './use-offers.ts'

/** Meaning of the note, readers of the needs, and the one button that agrees to pass them on. */
export function PassOn({ person, index, close, asked, change, removeNeeds }: NeedsGivenTo) {
  const words = useGuestWords()
  const event = use(CurrentEvent)
  const organizer = organizerOf(words, event)
  const unpassed = lacksConsent(person)
  const name = otherGuestName(words, person, index)
  const means = name === undefined ? words.needs.iAgree(organizer) : words.needs.theyAgree(name)
  const charactersLeft = allergiesMax - lengthOf(person.allergies)
  const asks = unpassed && asked !== undefined
  const pass = () => {
    change(passOn(person))
    announce(words.needs.passedOn)
    close()
  }
  const take = () => {
    removeNeeds(takeBack(person))
    close()
  }
  return (
    <>
      <Offers person={person} change={change} />
      {charactersLeft <= 50 && (
        <p className={charactersLeft < 0 ? 'field-error' : 'hint'} role="status">
          <span key={charactersLeft}>{words.needs.signsLeft(charactersLeft)}</span>
        </p>
      )}
      <p className="hint">{words.needs.keptHint(Boolean(event.serviceDay))}</p>
      <div id={`party.${index}.needs`} className="pass-on">
        <p aria-live="polite" className={asks ? 'field-error' : 'hint'}>
          <span key={String(asks)}>
            {asks
              ? `${asked} ${words.needs.passOnMeans(means)}`
              : (unpassed ? words.needs.seenOnceAgreed : words.needs.seenBy)(organizer)}
          </span>
        </p>
        {asks ? (
          <p className="row">
            <Button onClick={pass}>{words.needs.passOn}</Button>
            <Button onClick={take}>{words.needs.removeNeeds}</Button>
          </p>
        ) : (
          unpassed && <Button onClick={pass}>{means}</Button>
        )}
        {!unpassed && person.passed?.consent && hasNeed(person) && (
          <AgreedMark person={person} index={index} removeNeeds={removeNeeds} />
        )}
        <p className="hint">{words.needs.severeAllergy(organizer)}</p>
      </div>
    </>
  )
}

/** The needs that the note names, each to be ticked by one press. The note stays as it is. */
function Offers({ person, change }: Pick<NeedsGivenTo, 'person' | 'change'>) {
  const words = useGuestWords()
  const { ownNeeds = [] } = use(CurrentEvent)
  const { needs = [], allergies } = person
  const offers = useOffers(allergies, needs, ownNeeds)
  return (
    <div className="chips offered" aria-live="polite">
      {offers.length > 0 && <span key={offers.length}>{words.needs.didYouMean}</span>}
      {offers.map(({ what, how }) => (
        <Button key={what} className="chip" onClick={() => change({ needs: ticked(needs, what, true, how) })}>
          {words.needs.isIt(words.needs.guestName(what, ownNeeds))}
        </Button>
      ))}
    </div>
  )
}
