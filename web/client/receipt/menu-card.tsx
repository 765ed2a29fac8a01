import type { ReactNode } from 'react'
import type { EditView } from '#party/shape/guest'
import { Typeset } from '#ui/typeset'
import { useGuestWords } from '../words.tsx'
import { displayName } from './display-name.ts'
import { Initial } from './initial.tsx'
import { initialsOf } from './initials.ts'
import { NoticeLines } from './notice-lines.tsx'
import { PersonChoices } from './person-choices.tsx'

/**
 * A response set like the menu card of its event: who eats what.
 * @param id of the title, which labels the card
 * @param children what stands below on the card
 */
export function MenuCard({ view, id, children }: { view: EditView; id: string; children?: ReactNode }) {
  const words = useGuestWords()
  const { event, response, categories } = view
  const initials = initialsOf(response.party.map(({ name }) => name))
  return (
    <article className="card menu-card" aria-labelledby={id}>
      <h2 id={id}>
        <Typeset text={event.title} />
      </h2>
      <p className="meal">{words.days.mealLine(event)}</p>
      <ol className="receipt-party">
        {response.party.map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is their place in the party
          <li key={index}>
            <div className="whose">
              <Initial>{initials[index]}</Initial>
              <h3 translate="no">{displayName(words, person, index)}</h3>
            </div>
            <PersonChoices person={person} categories={categories} />
            <NoticeLines lines={view.notices?.people[index]} />
          </li>
        ))}
      </ol>
      {view.notComing && (
        <p className="quietly">
          {words.decline.notComingNames}: <bdi translate="no">{view.notComing.join(' · ')}</bdi>
        </p>
      )}
      <NoticeLines lines={view.notices?.party} />
      {children}
    </article>
  )
}
