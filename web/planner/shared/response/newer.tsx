import type { Author } from '#core/shapes'
import { answerSavedBy } from '#members/words/planner-author'
import type { Person } from '#party/shape/person'
import type { MenuWithRemoved } from '#party/shape/responses'
import { Button } from '#ui/button'
import { useUser } from '../../../client/calls/session.ts'
import { Party } from './party.tsx'

/** Somebody saved this response meanwhile: shows both versions, and lets the planner choose. */
export function BothResponses({
  menu,
  newer,
  author,
  mine,
  keepMine,
  takeNewer,
}: {
  menu: MenuWithRemoved
  newer: Person[]
  author: Author | undefined
  mine: Person[]
  keepMine: () => void
  takeNewer: () => void
}) {
  const user = useUser()
  return (
    <>
      <section className="card stack" aria-labelledby="newer-answer">
        <h3 id="newer-answer">{answerSavedBy(author, user?.id)}</h3>
        <Party party={newer} menu={menu} />
        <div>
          <Button small onClick={takeNewer}>
            Keep the saved answer
          </Button>
        </div>
      </section>
      <section className="card stack" aria-labelledby="my-answer">
        <h3 id="my-answer">Your changes</h3>
        <Party party={mine} menu={menu} />
        <div>
          <Button small onClick={keepMine}>
            Keep my changes
          </Button>
        </div>
      </section>
    </>
  )
}
