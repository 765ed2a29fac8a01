import { partyMax } from '#core/limits'
import { wasRemoved } from '#party/words/guest'
import { undo } from '#party/words/guest-receipt'
import { Button } from '#ui/button'
import { sentence } from '#ui/sentence'
import { calledName } from '../../client/receipt/called-name.ts'
import { type Answer, withDropped, withoutPerson, withSize } from './answer.ts'

/** What took somebody out of the party last: their own Remove, or the party's size. */
export type RemovedBy = 'remove' | 'size' | null

/**
 * The ways out of the party and back.
 * @param told what the page tells of now. @param tell changes that
 * @param heading the id of the heading that takes the focus when the part that had it is gone
 */
export function removalOf<T extends Answer>(
  answer: T,
  edit: (next: T) => void,
  [told, tell]: [told: RemovedBy, tell: (by: RemovedBy) => void],
  heading: string,
) {
  const [last] = answer.dropped ?? []
  const change = (next: T, by: RemovedBy) => {
    edit(next)
    tell(next.dropped && next.dropped !== answer.dropped ? by : null)
  }
  const focusHeading = () => setTimeout(() => document.getElementById(heading)?.focus(), 50)
  const restore = () => {
    change(withDropped(answer), null)
    focusHeading()
  }
  return {
    remove(index: number) {
      change(withoutPerson(answer, index), 'remove')
      focusHeading()
    },
    resize(size: number) {
      change(withSize(answer, size), size < answer.party.length ? 'size' : null)
    },
    /** Who was removed in this way, with the way back. */
    line(by: RemovedBy) {
      if (told !== by || !last || answer.party.length >= partyMax) return null
      const name = <span translate="no">{calledName(last.person, last.at)}</span>
      return (
        <p className="row removed">
          <span>{sentence(wasRemoved, name)}</span>
          <Button small onClick={restore}>
            {undo}
          </Button>
        </p>
      )
    },
  }
}

export type Removal = ReturnType<typeof removalOf>
