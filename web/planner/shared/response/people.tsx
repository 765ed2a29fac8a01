import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { partyMax } from '#core/limits'
import { allPlaces } from '#invitations/words/planner-answers'
import type { MenuWithRemoved } from '#party/shape/responses'
import { addGuest, allergiesColumn, nameColumn } from '#party/words/planner-form'
import { Button } from '#ui/button'
import { PersonFields } from './person-fields.tsx'
import { nobody, type ResponseValues } from './values.ts'

/** So many courses stand side by side in one line; more take another line. */
const inOneLine = 6

/** The people of a party, a row each with the courses side by side; what is on the menu now can be chosen. */
export function PeopleFields({
  form,
  live,
  most,
}: {
  form: UseFormReturn<ResponseValues>
  live: MenuWithRemoved
  /** Places of an invitation, any of whose people may be left out. */
  most: number | undefined
}) {
  const { control, setFocus } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'party', keyName: 'key' })
  const lines = live.length > inOneLine
  return (
    <div className={lines ? 'answer-people' : `answer-people in-line courses-${live.length}`}>
      {!lines && (
        // Each field has its own label; these repeat them for the eye.
        <div className="answer-row answer-head" aria-hidden="true">
          <span>{nameColumn}</span>
          <span>{allergiesColumn}</span>
          {live.map(({ id, name }) => (
            <span key={id}>{name}</span>
          ))}
        </div>
      )}
      {fields.map(({ key }, index) => (
        <PersonFields
          key={key}
          form={form}
          index={index}
          live={live}
          remove={
            index > 0 || (most !== undefined && fields.length > 1)
              ? () => {
                  remove(index)
                  setFocus(`party.${Math.max(0, index - 1)}.name`)
                }
              : undefined
          }
        />
      ))}
      <div>
        <Button
          small
          data-enter
          disabled={fields.length >= (most ?? partyMax)}
          onClick={() => append(nobody)}
        >
          {addGuest}
        </Button>
        {most !== undefined && fields.length >= most && <p className="quietly small">{allPlaces(most)}</p>}
      </div>
    </div>
  )
}
