import { useRevalidator } from 'react-router'
import * as words from '#members/words/planner'
import { toast } from '#ui/toast'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { switchMails } from './data.ts'

/** The reader's own switch of the mail about the event. */
export function Mails({ on }: { on: boolean }) {
  const { event } = useEvent()
  const { revalidate } = useRevalidator()
  const { busy, args, run } = useAction(async (next: boolean) => {
    await switchMails(event.id, next)
    await revalidate()
    toast(next ? words.mailsOn : words.mailsOff)
  }, toastFailure)
  return (
    <section className="stack" aria-labelledby="mails">
      <h3 id="mails">{words.mailsTitle}</h3>
      <div>
        <label className="check">
          <input
            type="checkbox"
            aria-describedby="mails-about"
            checked={args?.[0] ?? on}
            disabled={busy}
            onChange={({ target }) => void run(target.checked)}
          />
          {words.mailsSwitch}
        </label>
        <p id="mails-about" className="quietly">
          {words.mailsAbout}
        </p>
      </div>
    </section>
  )
}
