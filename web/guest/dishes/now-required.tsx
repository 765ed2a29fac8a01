import { displayName } from '../../client/receipt/display-name.ts'
import { useGuestWords } from '../../client/words.tsx'
import { BarMessage } from '../form/bar.tsx'
import { nowRequired } from '../form/machine/event-loaded.ts'
import type { FormState } from '../form/machine/state.ts'
import type { Dispatch } from '../form/machine/use-machine.ts'
import { ChoiceLink } from './lost-list.tsx'

/** The courses that became required since the page loaded, with a link to each missing choice. */
export function NowRequired({ form, dispatch }: { form: FormState; dispatch: Dispatch }) {
  const words = useGuestWords()
  const { courses, missing } = nowRequired(form)
  return (
    <BarMessage kind="error" sentence={words.menu.nowRequired(courses)}>
      <ul className="lost">
        {missing.map(({ index, category: { id, name } }) => (
          <li key={`${index} ${id}`}>
            <ChoiceLink personIndex={index} categoryId={id} dispatch={dispatch}>
              {words.menu.pleaseChoose(displayName(words, form.draft.party[index], index), name)}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </BarMessage>
  )
}
