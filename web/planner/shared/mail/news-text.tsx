import { useRef, useState } from 'react'
import { closingDay, isOpen } from '#events/rules/closing'
import type { PlannerEvent } from '#events/shape/event'
import { longDay, mealLine } from '#languages/en/days'
import * as words from '#mailings/words/planner-send'
import { Button } from '#ui/button'
import { TextField } from '#ui/field'
import { toast } from '#ui/toast'

/** News of an event as a text that planners send themselves. */
export function NewsText({ event }: { event: PlannerEvent }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [byHand, setByHand] = useState(false)
  const [at] = useState(() => Date.now())
  const deadline = isOpen(event, at) ? longDay(closingDay(event)) : ''
  const text = words.newsText(event.title, mealLine(event), deadline)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(words.newsCopied),
      () => {
        setByHand(true)
        field.current?.select()
      },
    )
  return (
    <div>
      <TextField
        ref={field}
        label={words.newsTextLabel}
        hint={byHand ? words.newsByHand : words.newsTextHint}
        readOnly
        rows={4}
        value={text}
      />
      <Button small onClick={() => void copy()}>
        {words.copyNews}
      </Button>
    </div>
  )
}
