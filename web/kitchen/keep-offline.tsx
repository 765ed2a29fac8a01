import { keepFailed, keepHere, keepHint, keeping, keptUntil, removeKept } from '#kitchen/words/kitchen'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { whenText } from '#words/days'
import { useHydrated } from '../client/use-hydrated.ts'
import { keepsPages } from './kept-pages.ts'
import type { KeptHere } from './use-kept.ts'

/** Keeps the page on this phone for a day, where the planner allows it and the phone can. */
export function KeepOffline({ kept, timeZone }: { kept: KeptHere; timeZone: string }) {
  const hydrated = useHydrated()
  if (!hydrated || !keepsPages()) return null
  const { until, state } = kept
  return (
    <div className="keep-offline" role="status">
      {until === null ? (
        <>
          <Button disabled={state === 'busy'} onClick={() => void kept.keep()}>
            {state === 'busy' ? keeping : keepHere}
          </Button>
          <p className="quietly small">{keepHint}</p>
        </>
      ) : (
        <>
          <p>{keptUntil(whenText(until, timeZone))}</p>
          <Button look="quiet" onClick={() => void kept.remove()}>
            {removeKept}
          </Button>
        </>
      )}
      {state === 'failed' && <Notice kind="error">{keepFailed}</Notice>}
    </div>
  )
}
