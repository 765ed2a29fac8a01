import { useEffect, useState } from 'react'
import { useGuestWords } from '../../client/words.tsx'

/** The counts of the four dishes at first, and what each of three more parties chooses. */
const first = [37, 45, 48, 34]
const parties = [
  [1, 1, 2, 0],
  [2, 1, 1, 2],
  [1, 1, 1, 1],
]
const all = 89
const everyMs = 1200

/** A set menu with its counts, marked as an example. Three answers come in, then it rests; none with reduced motion. */
export function ExampleMenu() {
  const words = useGuestWords()
  const [come, setCome] = useState(0)
  useEffect(() => {
    if (come === parties.length || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setTimeout(() => setCome(come + 1), everyMs)
    return () => clearTimeout(timer)
  }, [come])
  const countOf = (dish: number) =>
    parties.slice(0, come).reduce((sum, chosen) => sum + (chosen[dish] ?? 0), first[dish] ?? 0)
  return (
    <figure className="example-menu">
      <figcaption>{words.home.exampleMenu}</figcaption>
      <p className="title">{words.home.example.title}</p>
      <p className="quietly">{words.home.example.day}</p>
      {words.home.example.courses.map(({ name, dishes }, course) => (
        <div key={name}>
          <p className="course-name">{name}</p>
          <ul>
            {dishes.map((dish, at) => (
              <li key={dish}>
                <span>{dish}</span>
                <b className="figures">{countOf(2 * course + at)}</b>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="quietly small figures">{words.home.haveChosen(countOf(0) + countOf(1), all)}</p>
    </figure>
  )
}
