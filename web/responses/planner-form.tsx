import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { type Resolver, useFieldArray, useForm } from 'react-hook-form'
import type { KnownMenu } from '#contract/answers'
import { asksEmail } from '#contract/capacity'
import type { PlannerEvent } from '#contract/event'
import type { ResponseView } from '#contract/guest'
import { partyMax } from '#contract/limits'
import { correction } from '#contract/party'
import type { Person } from '#contract/person'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Field, TextField } from '#ui/field'
import { Notice } from '#ui/notice'
import { ApiError, api, ask } from '../api.ts'

type Answer = { email: string; party: Person[] }

const nobody: Person = { name: '', allergies: '', selections: {} }

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
  const [version, setVersion] = useState(response?.version)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const live = menu.filter(({ removed }) => !removed)
  const form = useForm<Answer>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: answerOf(response, live),
    resolver: standardSchemaResolver(correction) as Resolver<Answer>,
  })
  const { register, control, handleSubmit, formState, reset } = form
  const { errors, isSubmitting } = formState
  const { fields, append, remove } = useFieldArray({ control, name: 'party' })
  const newer = failure?.code === 'changed' ? newerOf(failure.details) : null

  const send = (answer: Answer, over = version) =>
    response
      ? ask((options) =>
          api.events[':id'].responses[':rid'].$put(
            {
              param: { id: event.id, rid: response.id },
              json: { ...answer, ...(over !== undefined && { version: over }) },
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
  const submit = (over?: number) =>
    handleSubmit(async (answer) => {
      setFailure(null)
      try {
        await send(answer, over)
        await saved()
        onClose()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setFailure(error)
        if (error.code === 'menu_changed') await saved()
      }
    })

  return (
    <Dialog title={response ? 'Correct Response' : 'Add Response'} onClose={onClose} busy={isSubmitting}>
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
        {fields.map((field, index) => (
          <fieldset key={field.id} className="card stack answer-person">
            <legend>
              <h3>{index === 0 ? 'Lead Guest' : `Guest ${index + 1}`}</h3>
            </legend>
            <Field
              label="Name *"
              complaint={errors.party?.[index]?.name?.message}
              {...register(`party.${index}.name`)}
            />
            <TextField
              label="Allergies/Dietary Restrictions (Optional)"
              rows={2}
              complaint={errors.party?.[index]?.allergies?.message}
              {...register(`party.${index}.allergies`)}
            />
            {live.map((category) => {
              const name = `party.${index}.selections.${category.id}` as const
              return (
                <div className="field" key={category.id}>
                  <label htmlFor={name}>{category.name}</label>
                  <select id={name} className="input" {...register(name)}>
                    <option value="">Nothing Chosen</option>
                    {category.items
                      .filter(({ removed }) => !removed)
                      .map((item) => (
                        <option key={item.id} value={item.id}>
                          {item.name}
                        </option>
                      ))}
                  </select>
                </div>
              )
            })}
            {index > 0 && (
              <div>
                <Button look="quiet" small onClick={() => remove(index)}>
                  Remove Guest {index + 1}
                </Button>
              </div>
            )}
          </fieldset>
        ))}
        <div>
          <Button small disabled={fields.length >= partyMax} onClick={() => append(nobody)}>
            Add Guest
          </Button>
        </div>
        {failure && (
          <Notice kind="error" trace={failure.requestId}>
            {failure.message}
          </Notice>
        )}
        {newer && (
          <div className="row">
            <Button small onClick={() => void submit(newer.version)()}>
              Keep mine
            </Button>
            <Button
              small
              onClick={() => {
                setFailure(null)
                setVersion(newer.version)
                reset(answerOf(newer, live))
              }}
            >
              Take the newer one ({newer.party.map(({ name }) => name).join(', ')})
            </Button>
          </div>
        )}
        <div className="actions">
          <Button onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button look="primary" type="submit" disabled={isSubmitting}>
            {isSubmitting ? 'Saving...' : response ? 'Save Response' : 'Add Response'}
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
          const chosen = items.find((item) => !item.removed && item.id === person.selections[id])
          return [id, chosen?.id ?? '']
        }),
      ),
    })),
  }
}
