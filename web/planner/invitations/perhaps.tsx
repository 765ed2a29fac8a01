import type { Invitation } from '#invitations/shape/invitation'
import {
  isNotTheirs,
  isTheirs,
  no,
  perhapsTheirs,
  perhapsTwice,
  yes,
} from '#invitations/words/planner-answers'
import { Button } from '#ui/button'
import type { Whose } from './use-whose.ts'

/**
 * Asks whether an open answer is a party's. Nothing is shown of a party without one.
 * @param choose opens the party's two answers, where the party has one already
 */
export function PerhapsTheirs({
  party,
  whose,
  choose,
}: {
  party: Invitation
  whose: Whose
  choose: (party: Invitation, responseId: string) => void
}) {
  const { label, perhaps, responseId } = party
  if (!perhaps) return null
  const { name, guests } = perhaps
  const answer = { id: perhaps.responseId, name }
  return (
    <div className="party-asked">
      <p>{responseId ? perhapsTwice(name, guests, label) : perhapsTheirs(name, guests, label)}</p>
      <div className="row">
        <Button small onClick={() => (responseId ? choose(party, answer.id) : whose.theirs(party, answer))}>
          {yes}
          <span className="visually-hidden">{isTheirs(name, label)}</span>
        </Button>
        <Button small onClick={() => whose.notTheirs(party, answer)}>
          {no}
          <span className="visually-hidden">{isNotTheirs(name, label)}</span>
        </Button>
      </div>
    </div>
  )
}
