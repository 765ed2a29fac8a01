import { type FormEvent, useState } from 'react'
import { type OwnNeed, ownNeedsMax } from '#needs/rules/needs'
import {
  addOwnNeed,
  archiveOwnNeed,
  ownNeedName,
  ownNeedsAbout,
  ownNeedsFull,
  ownNeedsTitle,
} from '#needs/words/planner'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { api, callApi } from '../../../client/calls/api.ts'
import { FailureNotice } from '../../../client/calls/failure-notice.tsx'
import { useAction } from '../../../client/calls/use-action.ts'

/** The needs that an event offers besides the allergens and diets. */
export function OwnNeeds({
  eventId,
  ownNeeds,
  stored,
}: {
  eventId: string
  ownNeeds: readonly OwnNeed[]
  stored: () => Promise<unknown>
}) {
  const offered = ownNeeds.filter(({ archived }) => !archived)
  const [name, setName] = useState('')
  const { busy, failure, run, clear } = useAction(async (names: string[], added: boolean) => {
    const json = {
      needs: names.map((one) => ({ name: one })),
      was: offered.map((one) => ({ name: one.name })),
    }
    await callApi((options) => api.events[':id'].needs.$put({ param: { id: eventId }, json }, options))
    await stored()
    if (added) setName('')
  })
  const names = offered.map((one) => one.name)
  const full = offered.length >= ownNeedsMax
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() && !full) void run([...names, name], true)
  }
  const error = failure?.fields && Object.values(failure.fields)[0]
  return (
    <section className="stack" aria-label={ownNeedsTitle}>
      <h3>{ownNeedsTitle}</h3>
      <p className="quietly small">{full ? ownNeedsFull : ownNeedsAbout}</p>
      {offered.length > 0 && (
        <ul className="own-needs">
          {offered.map((one) => (
            <li key={one.id}>
              {one.name}
              <Button
                small
                look="quiet"
                disabled={busy}
                onClick={() =>
                  void run(
                    names.filter((other) => other !== one.name),
                    false,
                  )
                }
              >
                {archiveOwnNeed}
                <span className="visually-hidden"> {one.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!full && (
        <form className="contents-copy" noValidate onSubmit={add} onChange={clear}>
          <Field
            label={ownNeedName}
            autoComplete="off"
            value={name}
            readOnly={busy}
            onChange={({ target }) => setName(target.value)}
            error={error}
          />
          <Button type="submit" disabled={busy || name.trim() === ''}>
            {addOwnNeed}
          </Button>
        </form>
      )}
      <FailureNotice failure={error ? undefined : failure} />
    </section>
  )
}
