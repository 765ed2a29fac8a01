import { useLayoutEffect, useRef } from 'react'
import { offeredTo } from '#menu/rules/for-children'
import type { Category } from '#menu/shape/menu'
import { Typeset } from '#ui/typeset'
import { DishLines } from '../../client/dish-lines.tsx'
import { useGuestWords } from '../../client/words.tsx'
import { othersOf, useNotStated } from '../needs/not-stated.ts'

/**
 * The menu to read, without choosing: what there is before one begins, and all there is without a script. Open on a
 * wide screen, one tap away on a narrow one.
 */
export function MenuToRead({ categories }: { categories: Category[] }) {
  const words = useGuestWords()
  const menu = useRef<HTMLDetailsElement>(null)
  const notStated = useNotStated(categories) ?? othersOf(words, categories)
  useLayoutEffect(() => {
    if (!menu.current) return
    // Until here the style sheet shows it on a wide screen: nothing moves when the script arrives.
    if (matchMedia('(min-width: 60rem)').matches) menu.current.open = true
    menu.current.dataset.taken = ''
  }, [])
  return (
    <details ref={menu} className="menu-to-read">
      <summary>{words.party.readMenuFirst}</summary>
      {notStated && <p className="quietly not-stated">{notStated}</p>}
      {categories.map((category) => (
        <section key={category.id}>
          <h2>
            <Typeset text={category.name} />
          </h2>
          <ul>
            {offeredTo(category.items).map((item) => (
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
