import { needsTicked } from '#kitchen/words/planner'
import { statesNeed } from '#needs/rules/note/states-need'
import { ageSaid } from '#needs/words/shared'
import { isServed } from '#party/rules/choices'
import type { Person } from '#party/shape/person'
import { agreedLines, choiceLines, type MenuWithRemoved, type PersonSubstitute } from '#party/shape/responses'
import { needsShown, noConsent, servedInstead } from '#party/words/planner-form'
import { useEvent } from '../event/event-place.ts'

/**
 * Everybody of a party with their allergies, their choices and what is served to them instead.
 * @param current the index of the person whom this was opened for
 */
export function Party({
  party,
  menu,
  agreed = [],
  current,
}: {
  party: Person[]
  menu: MenuWithRemoved
  agreed?: PersonSubstitute[] | undefined
  current?: number | undefined
}) {
  const { ownNeeds } = useEvent()
  return (
    <ol className="party">
      {party.map((person, index) => (
        <li
          key={person.id ?? index}
          className="stack"
          tabIndex={-1}
          aria-current={index === current || undefined}
        >
          <p className="row">
            <strong>{person.name || 'Erased'}</strong>
            {index === 0 && <span className="badge">Lead Guest</span>}
            {person.age && (
              <span className="badge">
                {ageSaid(person.age, Object.values(person.selections).some(isServed))}
              </span>
            )}
          </p>
          {person.needs && (
            <p className="answer-allergies">
              <strong>{needsShown}</strong> {needsTicked(person.needs, ownNeeds)}
              {!person.consent && <span className="quietly"> ({noConsent})</span>}
            </p>
          )}
          {person.allergies && (
            <p className="answer-allergies">
              <strong>Allergies:</strong> {person.allergies}
              {!person.needs && !person.consent && statesNeed(person.allergies) && (
                <span className="quietly"> ({noConsent})</span>
              )}
            </p>
          )}
          <dl className="answer-choices">
            {choiceLines(person, menu).map(({ category, choice, chosen }, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: categories may share a name, their order is fixed
              <div key={line}>
                <dt>{category}</dt>
                <dd className={chosen ? '' : 'quietly'}>{choice}</dd>
              </div>
            ))}
          </dl>
          {agreedLines(
            agreed.filter(({ personId }) => personId === person.id),
            menu,
          ).map((line) => (
            <p key={line} className="answer-allergies">
              <strong>{servedInstead}</strong> {line}
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
}
