import { use } from 'react'
import { allergiesMax } from '#core/limits'
import { lengthOf } from '#core/text'
import { hasStatedNeed } from '#needs/rules/has-need'
import { Button } from '#ui/button'
import { announce } from '../../client/announce.ts'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent, organizerOf } from '../form/current-event.ts'
import { otherGuestName } from '../form/other-guest-name.ts'
import { lacksConsent } from '../form/rules/consent.ts'
import { passOn, revertToConsented } from './consent-changes.ts'
import { ConsentGiven } from './consent-given.tsx'
import type { NeedsPartProps } from './needs-panel.tsx'
import { tickNeed } from './tick-need.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The needs that the note names, who reads the needs, and the button that agrees to pass them on. */
export function PassOn({ person, index, close, error, change, removeNeeds }: NeedsPartProps) {
  const words = useGuestWords()
  const event = use(CurrentEvent)
  const organizer = organizerOf(words, event)
  const needsConsent = lacksConsent(person)
  const name = otherGuestName(words, person, index)
  const consentLabel = name === undefined ? words.needs.iAgree(organizer) : words.needs.theyAgree(name)
  const charactersLeft = allergiesMax - lengthOf(person.allergies)
  const isRefused = needsConsent && error !== undefined
  const agree = () => {
    change(passOn(person))
    announce(words.needs.passedOn)
    close()
  }
  const remove = () => {
    removeNeeds(revertToConsented(person))
    close()
  }
  return (
    <>
      <Suggestions person={person} change={change} />
      {charactersLeft <= 50 && (
        <p className={charactersLeft < 0 ? 'field-error' : 'hint'} role="status">
          <span key={charactersLeft}>{words.needs.charactersLeft(charactersLeft)}</span>
        </p>
      )}
      <p className="hint">{words.needs.keptHint(Boolean(event.serviceDay))}</p>
      <div id={`party.${index}.needs`} className="pass-on">
        <p aria-live="polite" className={isRefused ? 'field-error' : 'hint'}>
          <span key={String(isRefused)}>
            {isRefused
              ? `${error} ${words.needs.passOnMeans(consentLabel)}`
              : (needsConsent ? words.needs.seenOnceAgreed : words.needs.seenBy)(organizer)}
          </span>
        </p>
        {isRefused ? (
          <p className="row">
            <Button onClick={agree}>{words.needs.passOn}</Button>
            <Button onClick={remove}>{words.needs.removeNeeds}</Button>
          </p>
        ) : (
          needsConsent && <Button onClick={agree}>{consentLabel}</Button>
        )}
        {!needsConsent && person.consented?.consent && hasStatedNeed(person) && (
          <ConsentGiven person={person} index={index} removeNeeds={removeNeeds} />
        )}
        <p className="hint">{words.needs.severeAllergy(organizer)}</p>
      </div>
    </>
  )
}

/** The needs that the note names: a press ticks one. The note stays as it is. */
function Suggestions({ person, change }: Pick<NeedsPartProps, 'person' | 'change'>) {
  const words = useGuestWords()
  const { ownNeeds = [] } = use(CurrentEvent)
  const { needs = [], allergies } = person
  const suggestions = useSuggestions(allergies, needs, ownNeeds)
  return (
    <div className="chips offered" aria-live="polite">
      {suggestions.length > 0 && <span key={suggestions.length}>{words.needs.didYouMean}</span>}
      {suggestions.map(({ what, how }) => (
        <Button
          key={what}
          className="chip"
          onClick={() => change({ needs: tickNeed(needs, what, true, how) })}
        >
          {words.needs.isIt(words.needs.needName(what, ownNeeds))}
        </Button>
      ))}
    </div>
  )
}
