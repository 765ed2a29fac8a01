import { partyMax } from '#core/limits'
import type { GuestWords } from '#languages/language'
import { Button } from '#ui/button'
import { sentence } from '#ui/sentence'
import { displayName } from '../../client/receipt/display-name.ts'
import { useGuestWords } from '../../client/words.tsx'
import type { FormState, RemovalCause } from './machine/state.ts'
import type { Dispatch } from './machine/use-machine.ts'
import type { Dropped } from './rules/response-draft.ts'

/** True if somebody was removed in this way and can be restored. */
export function canRestore({ removalCause, draft }: FormState, cause: RemovalCause): boolean {
  return removalCause === cause && Boolean(draft.dropped?.length) && draft.party.length < partyMax
}

/** The announcement that somebody was removed. */
export function removedSentence(words: GuestWords, removed: Dropped | undefined): string | undefined {
  return removed && words.party.wasRemoved(displayName(words, removed.person, removed.at))
}

/** Says who was last removed in this way, with an undo. */
export function RemovedLine({
  form,
  dispatch,
  cause,
}: {
  form: FormState
  dispatch: Dispatch
  cause: RemovalCause
}) {
  const words = useGuestWords()
  const [last] = form.draft.dropped ?? []
  if (!last || !canRestore(form, cause)) return null
  const name = <span translate="no">{displayName(words, last.person, last.at)}</span>
  return (
    <p className="row removed">
      <span>{sentence(words.party.wasRemoved, name)}</span>
      <Button small onClick={() => dispatch({ type: 'person_restored' })}>
        {words.receipt.undo}
      </Button>
    </p>
  )
}
