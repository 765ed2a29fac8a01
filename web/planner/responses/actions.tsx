import type { ResponseView } from '#party/shape/guest'
import type { PlannerResponse } from '#party/shape/responses'
import { erased } from '#seating/words/shared'
import { Button } from '#ui/button'
import { Editing } from '../shared/event/editing.tsx'

/** Opens the dialog that corrects or deletes a response. */
export type OpenResponse = (open: { form: ResponseView } | { remove: ResponseView }) => void

/** Buttons to correct and delete a response. */
export function ResponseActions({ response, open }: { response: PlannerResponse; open: OpenResponse }) {
  const name = response.leadGuestName || erased
  return (
    <Editing>
      <div className="row">
        <Button look="quiet" small onClick={() => open({ form: response })}>
          Correct<span className="visually-hidden"> the response of {name}</span>
        </Button>
        <Button look="quiet" small onClick={() => open({ remove: response })}>
          Delete<span className="visually-hidden"> the response of {name}</span>
        </Button>
      </div>
    </Editing>
  )
}
