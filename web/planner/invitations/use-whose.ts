import { useCallback, useRef } from 'react'
import type { Invitation } from '#invitations/shape/invitation'
import {
  answerKept,
  answerLinked,
  answerNotTheirs,
  answerUndone,
  answerUnlinked,
  declineStored,
} from '#invitations/words/planner-answers'
import { restorableFor } from '#party/rules/restorable'
import { undo } from '#party/words/planner'
import { toast } from '#ui/toast'
import { failureOf, toastFailure } from '../../client/calls/use-action.ts'
import { backOnline } from '../../client/live/online.ts'
import { declineFor, sayWhose, undecline, unwithdraw, withdraw } from './calls.ts'

type Party = Pick<Invitation, 'id' | 'label' | 'responseId' | 'declineId'>
export type NamedResponse = { id: string; name: string }

/** Calls by which a planner says whose a response is. Each takes effect at once and offers to undo it. */
export type Whose = {
  theirs: (party: Party, response: NamedResponse) => void
  notTheirs: (party: Party, response: NamedResponse) => void
  unlink: (party: Party, response: NamedResponse) => void
  /** Keeps one of two responses of a party and withdraws the other. `other` is the party's while `kept` is not, or else. */
  keep: (party: Party, kept: NamedResponse, other: NamedResponse) => void
  /** Stores for a party that nobody of it comes. */
  notComing: (party: Invitation) => void
}

/**
 * Stores whose responses are. One party can be asked about while the call for another is pending.
 * @param changed reads the list anew
 */
export function useWhose(eventId: string, changed: () => Promise<void>): Whose {
  const isSending = useRef(new Set<string>())
  const store = useCallback(
    async (party: Party, said: () => Promise<void>, told: string, back: () => Promise<void>) => {
      if (isSending.current.has(party.id)) return
      isSending.current.add(party.id)
      const tryTo = async (act: () => Promise<void>) => {
        try {
          await backOnline()
          await act()
          return true
        } catch (error) {
          toastFailure(failureOf(error))
          return false
        } finally {
          await changed()
        }
      }
      const takeBack = async () => {
        if (await tryTo(back)) toast(answerUndone)
      }
      const done = await tryTo(said)
      isSending.current.delete(party.id)
      if (done)
        toast(told, { seconds: restorableFor / 1000, action: { label: undo, run: () => void takeBack() } })
    },
    [changed],
  )
  const link = useCallback(
    (
      party: Party,
      responseId: string | null,
      more: { not?: string; ask?: string; declineId?: string } = {},
    ) => sayWhose(eventId, party.id, { responseId, ...more }),
    [eventId],
  )
  return {
    theirs: useCallback(
      (party, response) =>
        void store(
          party,
          () => link(party, response.id),
          answerLinked(response.name, party.label),
          // The answer before is the party's own again.
          () => link(party, party.responseId, party.declineId ? { declineId: party.declineId } : {}),
        ),
      [store, link],
    ),
    notTheirs: useCallback(
      (party, response) =>
        void store(
          party,
          () => link(party, null, { not: response.id }),
          answerNotTheirs(response.name, party.label),
          () => link(party, null, { ask: response.id }),
        ),
      [store, link],
    ),
    unlink: useCallback(
      (party, response) =>
        void store(
          party,
          () => link(party, null),
          answerUnlinked(response.name, party.label),
          () => link(party, response.id),
        ),
      [store, link],
    ),
    keep: useCallback(
      (party, kept, other) =>
        void store(
          party,
          async () => {
            if (kept.id !== party.responseId) await link(party, kept.id)
            await withdraw(eventId, other.id)
          },
          answerKept(kept.name, other.name),
          async () => {
            await unwithdraw(eventId, other.id)
            if (other.id === party.responseId) await link(party, other.id)
          },
        ),
      [store, link, eventId],
    ),
    notComing: useCallback(
      (party) => {
        let declined = ''
        void store(
          party,
          async () => {
            declined = await declineFor(eventId, party)
          },
          declineStored(party.label),
          () => undecline(eventId, declined),
        )
      },
      [store, eventId],
    ),
  }
}
