import { useRef, useState } from 'react'
import { importUndone } from '#invitations/words/planner-import'
import { toast } from '#ui/toast'
import { ApiError } from '../../../client/calls/api.ts'
import { toastFailure, useAction } from '../../../client/calls/use-action.ts'
import { addParty, takeOff } from '../calls.ts'
import type { ImportRow } from './parties.ts'

/** A row as it is sent: under an id of its own, so that it is added once however often it is sent. */
type Sent = ImportRow & { id: string }

/** Rows that the server does not take, with its reason. */
export type Refused = { rowNo: number; label: string; reason: string }

/**
 * Adds the parties of a list one after another. After a failure it goes on where it stopped.
 * @param changed reads the list anew
 */
export function useAdding(eventId: string, changed: () => Promise<void>) {
  const [rows, setRows] = useState<Sent[]>([])
  const [done, setDone] = useState(0)
  const [refused, setRefused] = useState<Refused[]>([])
  const added = useRef<string[]>([])
  const adding = useAction(async (of: Sent[], from: number) => {
    for (const [at, { rowNo, id, ...party }] of of.entries()) {
      if (at < from) continue
      try {
        await addParty(eventId, id, party)
        added.current.push(id)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'invalid') throw error
        const reason = Object.values(error.fields)[0] ?? error.message
        setRefused((before) => [...before, { rowNo, label: party.label, reason }])
      }
      setDone(at + 1)
    }
    await changed()
  })
  const undoing = useAction(async () => {
    for (let id = added.current.at(-1); id; id = added.current.at(-1)) {
      await takeOff(eventId, id)
      added.current.pop()
    }
    setRows([])
    setDone(0)
    setRefused([])
    await changed()
    toast(importUndone)
  }, toastFailure)
  return {
    all: rows.length,
    done,
    refused,
    busy: adding.busy,
    failure: adding.failure,
    start(parties: readonly ImportRow[]) {
      const sent = parties.map((party) => ({ ...party, id: crypto.randomUUID() }))
      setRows(sent)
      void adding.run(sent, 0)
    },
    goOn: () => void adding.run(rows, done),
    undo: () => void undoing.run(),
    undoing: undoing.busy,
  }
}
