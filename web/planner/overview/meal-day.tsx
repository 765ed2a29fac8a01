import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PlannerEvent } from '#events/shape/event'
import { mealDayAbout, mealDayAsked, mealDayLabel, mealDaySave, mealDaySaved } from '#overview/words/planner'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'

/** Asks for the day of the meal, on which depends how long needs are kept, and takes the answer in place. */
export function MealDay({ event }: { event: PlannerEvent }) {
  const { revalidate } = useRevalidator()
  const [day, setDay] = useState('')
  const { busy, failure, run, clear } = useAction(async (serviceDay: string) => {
    const { id, title, description, eventDate, timeZone } = event
    const json = { title, description, eventDate, timeZone, serviceDay }
    await callApi((options) => api.events[':id'].$put({ param: { id }, json }, options))
    toast(mealDaySaved)
    await revalidate()
  })
  const send = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (day !== '') void run(day)
  }
  return (
    <form noValidate onSubmit={send} onChange={clear}>
      <strong>{mealDayAsked}</strong>
      <p className="quietly">{mealDayAbout}</p>
      <Field
        label={mealDayLabel}
        type="date"
        value={day}
        error={failure?.fields.serviceDay}
        onChange={({ target }) => setDay(target.value)}
      />
      {failure && !failure.fields.serviceDay && <FailureNotice failure={failure} />}
      <Button small type="submit" disabled={busy || day === ''}>
        {mealDaySave}
      </Button>
    </form>
  )
}
