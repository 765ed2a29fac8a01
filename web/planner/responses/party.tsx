import { choiceLines, type KnownMenu } from '#contract/answers'
import type { Person } from '#contract/person'

/** Everybody of a party with their allergies and choices. */
export function Party({ party, menu }: { party: Person[]; menu: KnownMenu }) {
  return (
    <ol className="party">
      {party.map((person, index) => (
        <li key={person.id ?? index} className="stack">
          <p className="row">
            <strong>{person.name || 'Erased'}</strong>
            {index === 0 && <span className="badge">Lead Guest</span>}
          </p>
          {person.allergies && (
            <p className="answer-allergies">
              <strong>Allergies:</strong> {person.allergies}
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
        </li>
      ))}
    </ol>
  )
}
