import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { useHydrated } from '../client/use-hydrated.ts'
import { useKitchenWords } from '../client/words.tsx'
import { keepsPages } from './kept-pages.ts'
import type { KeptHere } from './use-kept.ts'

/** Keeps the page on this phone for a day, where the planner allows it and the phone can. */
export function KeepOffline({ kept, timeZone }: { kept: KeptHere; timeZone: string }) {
  const hydrated = useHydrated()
  const { days, kitchen: words } = useKitchenWords()
  if (!hydrated || !keepsPages()) return null
  const { until, state } = kept
  return (
    <div className="keep-offline" role="status">
      {until === null ? (
        <>
          <Button disabled={state === 'busy'} onClick={() => void kept.keep()}>
            {state === 'busy' ? words.keeping : words.keepHere}
          </Button>
          <p className="quietly small">{words.keepHint}</p>
        </>
      ) : (
        <>
          <p>{words.keptUntil(days.whenText(until, timeZone))}</p>
          <Button look="quiet" onClick={() => void kept.remove()}>
            {words.removeKept}
          </Button>
        </>
      )}
      {state === 'failed' && <Notice kind="error">{words.keepFailed}</Notice>}
    </div>
  )
}
