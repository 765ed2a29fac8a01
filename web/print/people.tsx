import { dishNamer } from '#kitchen/rules/named-dishes'
import type { PrintedPeople } from '#print/shape/documents'
import { useKitchenWords } from '../client/words.tsx'
import { ByName } from './by-name.tsx'
import { needsInColumns } from './density.ts'
import { PrintedList, type Width } from './list.tsx'
import { Names } from './names.tsx'
import { PersonRow } from './person-row.tsx'

/** People and their dishes: by course and dish, or by party. */
export function PeopleList(printed: PrintedPeople) {
  if (printed.by === 'name') return <ByName {...printed} />
  return printed.by === 'course' ? <ByCourse {...printed} /> : <ByParty {...printed} />
}

function ByCourse(printed: Extract<PrintedPeople, { by: 'course' }>) {
  const words = useKitchenWords()
  if (printed.courses.length === 0) return <p>{words.print.noMenu}</p>
  return printed.courses.map(({ id, name, dishes }) => (
    <PrintedList key={id} name={name} printed={printed} widths={['name', 'share']} look="names">
      <tbody>
        {dishes.map(({ name: dish, people }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dishes may have one name
          <tr key={index}>
            <th scope="row">{words.print.headed(dish, people.length)}</th>
            <td>
              <Names people={people} />
            </td>
          </tr>
        ))}
      </tbody>
    </PrintedList>
  ))
}

function ByParty(printed: Extract<PrintedPeople, { by: 'party' }>) {
  const words = useKitchenWords()
  const { categories, parties } = printed.list
  const people = parties.flatMap((party) => party.people)
  const namedDishes = dishNamer(categories, {
    noChoice: words.menu.noChoice,
    noneName: words.menu.noneName,
    unknownItem: words.menu.unknownItem,
  })
  const inColumns = needsInColumns(
    categories.length,
    people.filter(({ text }) => text !== ''),
  )
  const courses = inColumns ? categories.map(({ name }) => name) : []
  return (
    <PrintedList
      name={words.print.guestCount(people.length)}
      printed={printed}
      widths={['name', inColumns ? 'need' : 'share', ...courses.map((): Width => 'share')]}
      columns={[words.print.nameHead, words.print.needHead, ...courses]}
      look={`parties ${inColumns ? 'in-columns' : 'run-in'}`}
    >
      {parties.map(({ people: party }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parties may share a name
        <tbody key={index}>
          {party.map((person, at) => (
            <PersonRow
              // biome-ignore lint/suspicious/noArrayIndexKey: two guests may share a name
              key={at}
              {...{ name: person.name, text: person.text, lines: namedDishes(person.dishes) }}
              courseIds={inColumns ? categories.map(({ id }) => id) : null}
            />
          ))}
        </tbody>
      ))}
    </PrintedList>
  )
}
