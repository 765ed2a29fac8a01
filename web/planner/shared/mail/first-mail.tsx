import './send.css'
import { type Dispatch, type SetStateAction, useId, useState } from 'react'
import * as words from '#mailings/words/planner-send'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { FailureNotice } from '../../../client/calls/failure-notice.tsx'
import { useAction } from '../../../client/calls/use-action.ts'
import { testMail } from './calls.ts'

/** Answers asked for once, before an event's first mail. `typed`: the number of parties it goes to. */
export type First = { tested: boolean; allowed: boolean; typed: string }

export const nothingAnswered: First = { tested: false, allowed: false, typed: '' }

/**
 * Asks for a test mail to oneself, for the word that one may write to these people, and for their number.
 * @param count of parties that get the mail; null where nothing is sent yet
 * @param note stands in the test mail as in the guests'. @param mayTest false where it has an error, which it then shows
 * @param showErrors says what is still missing
 */
export function FirstMail({
  eventId,
  count,
  note = '',
  mayTest = () => true,
  first,
  change,
  showErrors,
}: {
  eventId: string
  count: number | null
  note?: string
  mayTest?: () => boolean
  first: First
  change: Dispatch<SetStateAction<First>>
  showErrors: boolean
}) {
  const id = useId()
  const { tested, allowed, typed } = first
  const [sent, setSent] = useState(false)
  const test = useAction(async () => {
    await testMail(eventId, note)
    setSent(true)
    change((before) => ({ ...before, tested: true }))
  })
  return (
    <section className="mail-first" aria-labelledby={id}>
      <h3 id={id}>{words.beforeFirst}</h3>
      <div>
        <p>{words.testAbout}</p>
        <Button
          small
          aria-describedby={`${id}-test`}
          data-field-error={showErrors && !tested ? true : undefined}
          disabled={test.busy}
          onClick={() => mayTest() && void test.run()}
        >
          {test.busy ? words.sendingTest : sent ? words.sendTestAgain : words.sendTest}
        </Button>
        <p role="status" className="small">
          {sent && words.testOnItsWay}
        </p>
        <FailureNotice failure={test.failure} />
        <ErrorLine id={`${id}-test`}>{showErrors && !tested && words.testFirst}</ErrorLine>
      </div>
      <div>
        <label className="check">
          <input
            type="checkbox"
            checked={allowed}
            aria-invalid={showErrors && !allowed ? true : undefined}
            aria-describedby={`${id}-may`}
            onChange={({ target }) => change((before) => ({ ...before, allowed: target.checked }))}
          />
          {words.mayWrite}
        </label>
        <ErrorLine id={`${id}-may`}>{showErrors && !allowed && words.mayWriteFirst}</ErrorLine>
      </div>
      {count !== null && (
        <Field
          label={words.typeNumber(count)}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={showErrors && !isNumber(typed, count) ? words.typeItFirst : undefined}
          onChange={({ target }) => change((before) => ({ ...before, typed: target.value }))}
        />
      )}
    </section>
  )
}

/** Leads to the first control of a form that has an error, once it is drawn. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid], [data-field-error]')?.focus())
}

function ErrorLine({ id, children }: { id: string; children: string | false }) {
  return (
    <p id={id} className="field-error" aria-live="polite">
      {children}
    </p>
  )
}

function isNumber(typed: string, count: number): boolean {
  return typed.replaceAll(/\D/g, '') === String(count)
}

/** Answers given here, and those that the event has already: its first mail may go out from another dialog. */
export function knownFirst(first: First, { tested, allowed }: Pick<First, 'tested' | 'allowed'>): First {
  return { ...first, tested: first.tested || tested, allowed: first.allowed || allowed }
}

/** True once all of it is answered. */
export function firstDone({ tested, allowed, typed }: First, count: number | null): boolean {
  return tested && allowed && (count === null || isNumber(typed, count))
}
