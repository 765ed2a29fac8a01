import { type ReactNode, useEffect, useState } from 'react'
import { useHomeWords } from '../../client/words.tsx'

/** The counts of the three dishes at first, and what three more parties add to them. */
const initialCounts = [55, 17, 6]
const partyCounts = [
  [2, 1, 0],
  [2, 0, 1],
  [1, 1, 1],
]
const invitedGuests = 100
const agreedSubstitutes = 8
const intervalMs = 1200

/**
 * One menu on a tablecloth, as a guest, the planner and the kitchen see it. Three responses arrive one after another; none with
 * reduced motion.
 */
export function ExampleCards() {
  const { home } = useHomeWords()
  const { example } = home
  const [arrivedParties, setArrivedParties] = useState(0)
  useEffect(() => {
    if (arrivedParties === partyCounts.length || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return
    const timer = setTimeout(() => setArrivedParties(arrivedParties + 1), intervalMs)
    return () => clearTimeout(timer)
  }, [arrivedParties])
  const countOf = (dish: number) =>
    partyCounts
      .slice(0, arrivedParties)
      .reduce((sum, counts) => sum + (counts[dish] ?? 0), initialCounts[dish] ?? 0)
  const coming = example.dishes.reduce((sum, _, dish) => sum + countOf(dish), 0)
  return (
    <figure className="example-cards cloth cloth-gingham-green">
      <figcaption className="visually-hidden">{home.examples}</figcaption>
      <ExampleCard label={home.guestChooses}>
        <p className="title">{example.title}</p>
        <p className="quietly small">{example.day}</p>
        <p className="course-name">{example.course}</p>
        <ul>
          {example.dishes.map((dish, index) => (
            <li key={dish}>
              <span>{dish}</span>
              <b className={index === 1 ? 'initial current' : 'initial'}>{example.initials[index]}</b>
            </li>
          ))}
        </ul>
      </ExampleCard>
      <ExampleCard label={home.plannerSees}>
        <p className="title">{example.title}</p>
        <p className="quietly small figures">{home.haveChosen(coming, invitedGuests)}</p>
        <p className="course-name">{example.course}</p>
        <ul>
          {example.dishes.map((dish, index) => (
            <li key={dish}>
              <span>{dish}</span>
              <b className="figures">{countOf(index)}</b>
            </li>
          ))}
        </ul>
      </ExampleCard>
      <ExampleCard label={home.kitchenCooks}>
        <ul className="plates">
          {example.dishes.map((dish, index) => (
            <li key={dish}>
              <b className="figures">{countOf(index)}</b>
              <span>
                {dish}
                {index === 0 && (
                  <small className="figures">{home.asAgreed(countOf(index), agreedSubstitutes)}</small>
                )}
              </span>
            </li>
          ))}
        </ul>
      </ExampleCard>
    </figure>
  )
}

function ExampleCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="cloth-card">
      <p className="label">{label}</p>
      {children}
    </div>
  )
}
