import { type FormEvent, useState } from 'react'
import { closingDay, dayAfter, dayAt, instantOf, isOpen } from '#events/rules/closing'
import type { PlannerEvent } from '#events/shape/event'
import { inZone } from '#events/words/planner-head'
import { nearDay, whenText, zoneName } from '#languages/en/days'
import { reminderHours, reminderWindows, usualWindows, windowsMax } from '#mailings/rules/limits'
import { timeOf } from '#mailings/rules/plan'
import type { Reminders } from '#mailings/shape/mail'
import { tooManyWindows } from '#mailings/words/planner'
import * as words from '#mailings/words/planner-mail'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import { FailureNotice } from '../../../client/calls/failure-notice.tsx'
import { useAction } from '../../../client/calls/use-action.ts'
import { isElsewhere } from '../../../client/other-time-zone.tsx'
import {
  FirstMail,
  firstDone,
  focusFirstError,
  knownFirst,
  nothingAnswered,
} from '../../shared/mail/first-mail.tsx'
import { savePlan } from './data.ts'

const hours = Array.from(
  { length: reminderHours.last - reminderHours.first + 1 },
  (_, index) => reminderHours.first + index,
)

/** The days on which reminders go out by themselves, and what goes out next. */
export function Plan({
  event,
  at,
  reminders,
  saved,
}: {
  event: PlannerEvent
  at: number
  reminders: Reminders
  saved: () => Promise<void>
}) {
  const { windows: stored, next } = reminders
  const { timeZone } = event
  const [windows, setWindows] = useState<readonly number[]>(stored.length > 0 ? stored : usualWindows)
  const [hour, setHour] = useState(reminders.hour)
  const isFirst = !reminders.tested || !reminders.allowed
  const [first, setFirst] = useState(nothingAnswered)
  const known = knownFirst(first, reminders)
  const [showErrors, setShowErrors] = useState(false)
  const save = useAction(async (days: readonly number[]) => {
    const chosen = reminderWindows.filter((one) => days.includes(one))
    await savePlan(event.id, { windows: chosen, hour, allowed: known.allowed })
    await saved()
    toast(chosen.length > 0 ? words.planSaved : words.planOff)
  })
  const wrong =
    windows.length > windowsMax ? tooManyWindows : showErrors && windows.length === 0 && words.chooseADay
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    setShowErrors(true)
    if (!wrong && windows.length > 0 && firstDone(known, null)) return void save.run(windows)
    focusFirstError(submitted.currentTarget)
  }
  const today = dayAt(at, timeZone)
  const zone = isElsewhere(event.closesAt, timeZone) && inZone(zoneName(timeZone))
  const [soonest] = next
  return (
    <section className="card stack mail-plan" aria-labelledby="plan">
      <h2 id="plan">{words.planHeading}</h2>
      {soonest ? (
        <p role="status" className="figures">
          <strong>
            {words.nextLine(whenText(soonest.at, timeZone))}
            {zone}
          </strong>
          <br />
          <span className="quietly">{words.nextCounts(next)}</span>
        </p>
      ) : (
        <p role="status" className="quietly">
          {stored.length > 0 ? words.noneLeft : words.noPlan}
        </p>
      )}
      {isOpen(event, at) && (
        <form className="stack" noValidate onSubmit={submit} onChange={save.clear}>
          <p className="quietly small">{words.planAbout}</p>
          <fieldset className="mail-days">
            <legend>{words.planDays}</legend>
            {reminderWindows.map((days) => {
              const day = dayAfter(closingDay(event), -days)
              const isOver = instantOf(day, timeOf(hour), timeZone) <= at
              return (
                <label key={days} className="check">
                  <input
                    type="checkbox"
                    checked={windows.includes(days)}
                    aria-invalid={wrong ? true : undefined}
                    aria-describedby={wrong ? 'wrong-days' : undefined}
                    onChange={({ target }) =>
                      setWindows((before) =>
                        target.checked ? [...before, days] : before.filter((one) => one !== days),
                      )
                    }
                  />
                  <span>
                    <span className="figures">{nearDay(day, today)}</span>{' '}
                    <span className="quietly small">
                      {words.daysBefore(days)}
                      {isOver && `, ${words.dayOver}`}
                    </span>
                  </span>
                </label>
              )
            })}
            <p id="wrong-days" className="field-error" aria-live="polite">
              {wrong}
            </p>
          </fieldset>
          <div className="field">
            <label htmlFor="plan-hour">
              {words.planHour}
              {zone}
            </label>
            <select
              id="plan-hour"
              className="input"
              value={hour}
              onChange={({ target }) => setHour(Number(target.value))}
            >
              {hours.map((one) => (
                <option key={one} value={one}>
                  {timeOf(one)}
                </option>
              ))}
            </select>
          </div>
          {isFirst && (
            <FirstMail
              eventId={event.id}
              count={null}
              first={known}
              change={setFirst}
              showErrors={showErrors}
            />
          )}
          <FailureNotice failure={save.failure} />
          <div className="row">
            <Button look="plain" type="submit" disabled={save.busy}>
              {save.busy ? words.savingPlan : stored.length > 0 ? words.savePlan : words.switchOn}
            </Button>
            {stored.length > 0 && (
              <Button look="quiet" disabled={save.busy} onClick={() => void save.run([])}>
                {words.switchOff}
              </Button>
            )}
          </div>
        </form>
      )}
    </section>
  )
}
