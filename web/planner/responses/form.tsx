import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { KnownMenu } from '#contract/answers'
import { asksEmail } from '#contract/capacity'
import { noneForMe } from '#contract/choices'
import type { PlannerEvent } from '#contract/event'
import type { ResponseView } from '#contract/guest'
import { correction } from '#contract/party'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Field } from '#ui/field'
import { api, ask } from '../../client/api.ts'
import { FailureNotice } from '../../client/failure-notice.tsx'
import { useAction } from '../../client/use-action.ts'
import { BothAnswers } from './newer.tsx'
import { type Answer, nobody, PeopleFields } from './people.tsx'

/**
 * The form with which a planner answers on a guest's behalf, or corrects the response given. What was taken off the
 * menu is left out.
 */
export function AnswerForm({
  event,
  menu,
  response,
  saved,
  onClose,
}: {
  event: PlannerEvent
  menu: KnownMenu
  response: ResponseView | null
  saved: () => Promise<void>
  onClose: () => void
}) {
  const [submissionId] = useState(() => crypto.randomUUID())
  // What is corrected: the response given, or one that was added before, with its first version, and the answer was lost.
  const [stored, setStored] = useState(response && { id: response.id, version: response.version })
  const live = menu.filter(({ removed }) => !removed)
  const form = useForm<Answer>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: answerOf(response, live),
    resolver: standardSchemaResolver(correction) as Resolver<Answer>,
  })
  const { register, handleSubmit, formState, reset } = form
  const { errors } = formState

  const send = (answer: Answer, over?: number) =>
    stored
      ? ask((options) =>
          api.events[':id'].responses[':rid'].$put(
            {
              param: { id: event.id, rid: stored.id },
              json: { ...answer, version: over ?? stored.version },
            },
            options,
          ),
        )
      : ask((options) =>
          api.events[':id'].responses.$post(
            { param: { id: event.id }, json: { ...answer, submissionId } },
            options,
          ),
        )
  const { busy, failure, run, clear } = useAction(
    async (answer: Answer, over?: number) => {
      await send(answer, over)
      await saved()
      onClose()
    },
    async ({ code, details, fields }) => {
      // The server decides: what the planner corrects may have been open before.
      if (code === 'required') {
        for (const [path, message] of Object.entries(fields))
          form.setError(path as `party.${number}.selections.${string}`, { message })
        form.setFocus(Object.keys(fields)[0] as `party.${number}.selections.${string}`)
      }
      if (code === 'id_reused') setStored({ id: (details as { responseId: string }).responseId, version: 1 })
      if (code === 'menu_changed') await saved()
    },
  )
  const newer = failure?.code === 'changed' ? newerOf(failure.details) : null
  const submit = (over?: number) => handleSubmit((answer) => run(answer, over))

  return (
    <Dialog title={response ? 'Correct Response' : 'Add Response'} onClose={onClose} busy={busy}>
      <form className="stack" noValidate onSubmit={(submitted) => void submit()(submitted)}>
        <p className="quietly">
          You answer on a guest’s behalf. The guest limit holds; the deadline does not.
        </p>
        {asksEmail(event.guestLimit) && (
          <Field
            label="Email (Optional)"
            type="email"
            hint="Their edit link is mailed there."
            complaint={errors.email?.message}
            {...register('email')}
          />
        )}
        <PeopleFields form={form} live={live} />
        <FailureNotice failure={failure} />
        {newer && (
          <BothAnswers
            menu={menu}
            newer={newer.party}
            mine={form.getValues('party')}
            keepMine={() => void submit(newer.version)()}
            takeNewer={() => {
              clear()
              setStored({ id: newer.id, version: newer.version })
              reset(answerOf(newer, live))
            }}
          />
        )}
        <div className="actions">
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button look="primary" type="submit" disabled={busy}>
            {busy ? 'Saving...' : stored ? 'Save Response' : 'Add Response'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function newerOf(details: unknown): ResponseView | null {
  return details && typeof details === 'object' && 'response' in details
    ? (details.response as ResponseView)
    : null
}

// Only what can be chosen now: an answer with a dish that was taken off the menu would be refused.
function answerOf(response: ResponseView | null, live: KnownMenu): Answer {
  const party = response?.party ?? [nobody]
  return {
    email: response?.leadGuestEmail ?? '',
    party: party.map((person) => ({
      ...person,
      selections: Object.fromEntries(
        live.map(({ id, items }) => {
          const choice = person.selections[id] ?? ''
          const kept = choice === noneForMe || items.some((item) => !item.removed && item.id === choice)
          return [id, kept ? choice : '']
        }),
      ),
    })),
  }
}
