import { Button } from '#ui/button'
import { useGuestWords } from '../../client/words.tsx'
import { CodeField, codeId } from './code-field.tsx'

/** Asks for another code after a wrong one. The browser submits it, to the event's page or back to this one. */
export function OtherCodeForm() {
  const { events } = useGuestWords()
  return (
    <form className="code-form" action="/event">
      <label htmlFor={codeId}>{events.enterCode}</label>
      <p className="quietly" id="event-code-hint">
        {events.codeHint}
      </p>
      <CodeField required aria-describedby="event-code-hint" />
      <Button look="primary" type="submit" className="wide">
        {events.accessMenu}
      </Button>
    </form>
  )
}
