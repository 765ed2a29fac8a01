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
export type Answer = { id: string; name: string }

/** Calls by which a planner says whose an answer is. Each takes effect at once and offers to undo it. */
export type Whose = {
  theirs: (party: Party, answer: Answer) => void
  notTheirs: (party: Party, answer: Answer) => void
  unlink: (party: Party, answer: Answer) => void
  /** Keeps one of two answers of a party and withdraws the other. `other` is the party's while `kept` is not, or else. */
  keep: (party: Party, kept: Answer, other: Answer) => void
  /** Stores for a party that nobody of it comes. */
  notComing: (party: Invitation) => void
}

/**
 * Stores whose answers are. One party is asked about while another's answer is still on its way.
 * @param changed reads the list anew
 */
export function useWhose(eventId: string, changed: () => Promise<void>): Whose {
  const underWay = useRef(new Set<string>())
  const store = useCallback(
    async (party: Party, said: () => Promise<void>, told: string, back: () => Promise<void>) => {
      if (underWay.current.has(party.id)) return
      underWay.current.add(party.id)
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
      underWay.current.delete(party.id)
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
      (party, answer) =>
        void store(
          party,
          () => link(party, answer.id),
          answerLinked(answer.name, party.label),
          // The answer before is the party's own again.
          () => link(party, party.responseId, party.declineId ? { declineId: party.declineId } : {}),
        ),
      [store, link],
    ),
    notTheirs: useCallback(
      (party, answer) =>
        void store(
          party,
          () => link(party, null, { not: answer.id }),
          answerNotTheirs(answer.name, party.label),
          () => link(party, null, { ask: answer.id }),
        ),
      [store, link],
    ),
    unlink: useCallback(
      (party, answer) =>
        void store(
          party,
          () => link(party, null),
          answerUnlinked(answer.name, party.label),
          () => link(party, answer.id),
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
