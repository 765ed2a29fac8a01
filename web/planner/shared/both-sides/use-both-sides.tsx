import { type ReactNode, useRef, useState } from 'react'
import type { SavedMeanwhile } from '#core/shapes'
import type { Failure } from '../../../client/calls/use-action.ts'
import { type FieldWords, WhichOne } from './which-one.tsx'

/**
 * A form's opening values, so that it sends only changed fields, and the question for each field that somebody else
 * changed meanwhile.
 * @param opened the stored values by field, as the form begins with them
 * @param words the label of each field, and its values in words
 * @returns `was`: each field that differs in the input, with what the form was opened with. `learn`: takes a failed call.
 *   `unasked`: a failure, unless the question asks about it: the notice would lie behind it. `saved`: the
 *   form stays open with what is stored now.
 *   `asking`: to be shown outside the form; it is given what sends the form again once that is decided, with the values of
 *   the other side that the form is to take over
 */
export function useBothSides<Fields extends object>(
  opened: Fields,
  words: Record<string, FieldWords>,
): {
  was: (input: object) => Partial<Fields>
  learn: (failure: Failure) => void
  unasked: (failure: Failure | undefined) => Failure | undefined
  saved: (input: object) => void
  asking: (save: (theirs: Partial<Fields>) => void) => ReactNode
} {
  const seen = useRef(new Map<string, unknown>(Object.entries(opened)))
  const [both, setBoth] = useState<SavedMeanwhile[]>([])
  return {
    was(input) {
      const values = input as Record<string, unknown>
      const changed = [...seen.current].filter(
        ([name, value]) => name in values && !same(values[name], value),
      )
      return Object.fromEntries(changed) as Partial<Fields>
    },
    learn({ code, details }) {
      if (code === 'changed') setBoth(bothIn(details).filter(({ of }) => of in words))
    },
    unasked: (failure) => (both.length > 0 ? undefined : failure),
    saved(input) {
      for (const [name, value] of Object.entries(input)) seen.current.set(name, value)
    },
    asking: (save) =>
      both.length > 0 && (
        <WhichOne
          both={both}
          words={words}
          choose={(chosen) => {
            setBoth([])
            for (const { of, theirs } of both) seen.current.set(of, theirs)
            const stays = both
              .filter(({ of }) => chosen[of] === 'theirs')
              .map(({ of, theirs }) => [of, theirs])
            save(Object.fromEntries(stays) as Partial<Fields>)
          }}
          onClose={() => setBoth([])}
        />
      ),
  }
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

function bothIn(details: unknown): SavedMeanwhile[] {
  return details && typeof details === 'object' && 'both' in details ? (details.both as SavedMeanwhile[]) : []
}
