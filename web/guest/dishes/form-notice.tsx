import type { ReactNode } from 'react'
import { Chunk } from '../../client/chunk.tsx'
import { useGuestWords } from '../../client/words.tsx'
import { BarMessage } from '../form/bar.tsx'
import { nowRequired } from '../form/machine/event-loaded.ts'
import { nameChangeToAskAbout } from '../form/machine/renaming.ts'
import type { FormState } from '../form/machine/state.ts'
import type { Dispatch } from '../form/machine/use-machine.ts'
import { whoseNeeds } from '../needs/chunks.ts'
import { NowRequired } from './now-required.tsx'
import { UndoLine } from './undo-line.tsx'

/**
 * The most important change since the form was opened: courses that became required, a reopened event, a name typed over
 * another, or a press that can be undone.
 * @param children shown if there is none
 */
export function FormNotice({
  form,
  dispatch,
  children,
}: {
  form: FormState
  dispatch: Dispatch
  children: ReactNode
}) {
  const words = useGuestWords()
  if (nowRequired(form).courses.length > 0) return <NowRequired form={form} dispatch={dispatch} />
  if (form.hasReopened) return <BarMessage kind="warning" sentence={words.events.reopened} />
  const nameChange = nameChangeToAskAbout(form)
  if (nameChange)
    return (
      <Chunk
        key={`${nameChange.index} ${nameChange.previousName}`}
        chunk={whoseNeeds}
        props={{ form, dispatch, nameChange }}
      />
    )
  return form.undo ? <UndoLine form={form} dispatch={dispatch} /> : children
}
