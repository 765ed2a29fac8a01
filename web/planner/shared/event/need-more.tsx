import { isOpen } from '#events/rules/closing'
import { needMore, upgradeForMore } from '#purchases/words/planner'
import { Button } from '#ui/button'
import { cardPaymentsOn } from './card-payments.ts'
import { useEvent } from './event-place.ts'

/** Beside a limit that is reached, or a part of an upgrade: the way to have more. Nothing where there is none. */
export function NeedMore() {
  const { event, at, open } = useEvent()
  if (!cardPaymentsOn() || !isOpen(event, at) || event.member) return null
  return (
    <span className="need-more">
      {needMore}{' '}
      <Button look="quiet" small onClick={() => open('upgrade')}>
        {upgradeForMore}
      </Button>
    </span>
  )
}
