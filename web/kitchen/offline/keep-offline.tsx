import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { useHydrated } from '../../client/use-hydrated.ts'
import { useKitchenWords } from '../../client/words.tsx'
import { canKeepPages } from './pages.ts'
import type { OfflineCopy } from './use-offline-copy.ts'

/** Keeps the page on this phone for a day, where the planner allows it and the phone can. */
export function KeepOffline({ copy, timeZone }: { copy: OfflineCopy; timeZone: string }) {
  const hydrated = useHydrated()
  const { days, kitchen: words } = useKitchenWords()
  if (!hydrated || !canKeepPages()) return null
  const { until, state } = copy
  return (
    <div className="keep-offline" role="status">
      {until === null ? (
        <>
          <Button disabled={state === 'busy'} onClick={() => void copy.keep()}>
            {state === 'busy' ? words.keeping : words.keepHere}
          </Button>
          <p className="quietly small">{words.keepHint}</p>
        </>
      ) : (
        <>
          <p>{words.keptUntil(days.whenText(until, timeZone))}</p>
          <Button look="quiet" onClick={() => void copy.remove()}>
            {words.removeKept}
          </Button>
        </>
      )}
      {state === 'failed' && <Notice kind="error">{words.keepFailed}</Notice>}
    </div>
  )
}
