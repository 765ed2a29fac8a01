import type { Category } from '#menu/shape/menu'
import { noneForMe } from '#party/rules/choices'
import type { Person } from '#party/shape/person'
import { sentence } from '#ui/sentence'
import { Typeset } from '#ui/typeset'
import { useGuestWords } from '../words.tsx'

/**
 * Each person's choices, to look over: used before sending and on the receipt.
 * @param differs in what two answers differ: courses by their ids, and `needs`
 */
export function PersonChoices({
  person,
  categories,
  differs = [],
}: {
  person: Person
  categories: Category[]
  differs?: readonly string[]
}) {
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
              ? { name: words.menu.noneName, statementLine: undefined, main: undefined }
              : items.find((one) => one.id === chosen)
          const itemName = item ? <Typeset text={item.name} /> : words.receipt.nothingChosen
          return (
            <div key={id}>
              <dt key={name}>
                <Typeset text={name} />
              </dt>
              <dd key={item?.name ?? ''} className={item ? '' : 'open'}>
                {differs.includes(id) ? <mark>{itemName}</mark> : itemName}
                {/* The kitchen, and who brings it to the table, call it by its main name. */}
                {item?.main && item.main.name !== item.name && (
                  <bdi className="contents main-name" translate="no">
                    {item.main.name}
                  </bdi>
                )}
                {item?.statementLine && <span className="contents">{item.statementLine}</span>}
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
            <span translate="no">
              {differs.includes('needs') ? <mark>{person.allergies}</mark> : person.allergies}
            </span>,
          )}
        </p>
      )}
    </>
  )
}
