import type { NamedDish } from '#kitchen/rules/named-dishes'
import { useKitchenWords } from '../client/words.tsx'

/**
 * A person's row: name, need and dishes.
 * @param party the lead guest, where the row does not stand among its party
 * @param courseIds the courses that have a column each; null where the dishes run in
 */
export function PersonRow({
  name,
  party = '',
  text,
  lines,
  courseIds,
}: {
  name: string
  party?: string
  text: string
  lines: NamedDish[]
  courseIds: string[] | null
}) {
  const words = useKitchenWords()
  return (
    <tr>
      <th scope="row">
        <bdi>{name || words.print.nameErased}</bdi>
        {party !== name && party !== '' && <small> {words.print.withLead(party)}</small>}
      </th>
      <td>
        <strong>{text}</strong>{' '}
        {!courseIds && (
          <span className="eats">
            {lines.length === 0
              ? words.menu.noPlate
              : lines.map(({ categoryId, course, dish }, index) => (
                  <span key={categoryId}>
                    {index > 0 && '\u00a0· '}
                    <bdi>{course}</bdi>
                    {words.colon}
                    <bdi>{dish}</bdi>
                  </span>
                ))}
          </span>
        )}
      </td>
      {courseIds?.map((id) => (
        <Dish
          key={id}
          line={
            lines.length === 0
              ? { dish: words.menu.noPlate, chosen: true }
              : lines.find(({ categoryId }) => categoryId === id)
          }
        />
      ))}
    </tr>
  )
}

function Dish({ line }: { line: Pick<NamedDish, 'dish' | 'chosen'> | undefined }) {
  return <td className={line?.chosen ? '' : 'open'}>{line?.dish}</td>
}
