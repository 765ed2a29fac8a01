import { useLayoutEffect, useRef } from 'react'
import { dishesByAge } from '#menu/rules/for-children'
import type { Category } from '#menu/shape/menu'
import { Typeset } from '#ui/typeset'
import { DishLines } from '../../client/dish-lines.tsx'
import { useGuestWords } from '../../client/words.tsx'
import { someAllergensSentence, useAllergensNotStatedSentence } from '../needs/allergens-not-stated.ts'

/**
 * The menu as text, above the form; without a script it is all there is. Open on a wide screen, folded on a narrow one.
 */
export function MenuToRead({ categories }: { categories: Category[] }) {
  const words = useGuestWords()
  const detailsRef = useRef<HTMLDetailsElement>(null)
  const allergensNotStated =
    useAllergensNotStatedSentence(categories) ?? someAllergensSentence(words, categories)
  useLayoutEffect(() => {
    if (!detailsRef.current) return
    // Until hydration the style sheet opens it on a wide screen, so that the page does not move now.
    if (matchMedia('(min-width: 60rem)').matches) detailsRef.current.open = true
    detailsRef.current.dataset.hydrated = ''
  }, [])
  return (
    <details ref={detailsRef} className="menu-to-read">
      <summary>{words.party.readMenuFirst}</summary>
      {allergensNotStated && <p className="quietly not-stated">{allergensNotStated}</p>}
      {categories.map((category) => (
        <section key={category.id}>
          <h2>
            <Typeset text={category.name} />
          </h2>
          <ul>
            {dishesByAge(category.items).map((item) => (
              <li key={item.id}>
                <span className="name">
                  <Typeset text={item.name} />
                </span>
                <DishLines dish={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}
