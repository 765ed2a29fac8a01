import type { Invitation } from '#invitations/shape/invitation'
import { partyRemoved, partyRestored } from '#invitations/words/planner-list'
import { restorableFor } from '#party/rules/restorable'
import { undo } from '#party/words/planner'
import { toast } from '#ui/toast'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'
import { putBack, takeOff } from './calls.ts'

/** Takes a party off the list; for a minute a message offers to undo it. @param changed reads the list anew */
export function useRemoveParty(
  eventId: string,
  changed: () => Promise<void>,
): (party: Invitation) => Promise<void> {
  const restore = useAction(async ({ id, label }: Invitation) => {
    await putBack(eventId, id)
    toast(partyRestored(label))
    await changed()
  }, toastFailure)
  const remove = useAction(async (party: Invitation) => {
    await takeOff(eventId, party.id)
    toast(partyRemoved(party.label), {
      seconds: restorableFor / 1000,
      action: { label: undo, run: () => void restore.run(party) },
    })
    await changed()
  }, toastFailure)
  return remove.run
}
