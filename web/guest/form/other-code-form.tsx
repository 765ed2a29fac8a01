import { Button } from '#ui/button'
import { useGuestWords } from '../../client/words.tsx'
import { CodeField, codeId } from './code-field.tsx'

/** Asks for another code where one was wrong. The browser sends it: it leads to its page, or back here. */
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
