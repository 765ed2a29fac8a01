import type { Category } from '#menu/shape/menu'
import { noneForMe } from '#party/rules/choices'
import type { Person } from '#party/shape/person'
import { sentence } from '#ui/sentence'
import { useGuestWords } from '../words.tsx'

/** Each person's choices, to look over: used before sending and on the receipt. */
export function PersonChoices({ person, categories }: { person: Person; categories: Category[] }) {
  const words = useGuestWords()
  return (
    <>
      <dl className="choices">
        {categories.map(({ id, name, items }) => {
          const chosen = person.selections[id]
          // An infant is asked for nothing.
          if (!chosen && person.age === 'infant') return null
          const item =
            chosen === noneForMe
              ? { name: words.menu.noneName, line: undefined }
              : items.find((one) => one.id === chosen)
          return (
            <div key={id}>
              <dt key={name}>{name}</dt>
              <dd key={item?.name ?? ''} className={item ? '' : 'open'}>
                {item ? item.name : words.receipt.nothingChosen}
                {item?.line && <span className="contents">{item.line}</span>}
              </dd>
            </div>
          )
        })}
      </dl>
      {person.allergies.trim() && (
        <p className="allergies">
          {sentence(
            words.receipt.allergiesLine,
            <strong>{words.receipt.allergies}</strong>,
            <span translate="no">{person.allergies}</span>,
          )}
        </p>
      )}
    </>
  )
}
