import { useEffect, useState } from 'react'
import { useHydrated } from '../client/use-hydrated.ts'
import { useKitchenWords } from '../client/words.tsx'

/** A switch that keeps the screen on. Hidden where the browser cannot. */
export function KeepScreenOn() {
  const words = useKitchenWords()
  const hydrated = useHydrated()
  const [on, setOn] = useState(false)
  useEffect(() => {
    if (!on) return
    let lock: WakeLockSentinel | undefined
    let stopped = false
    const requestLock = async () => {
      // The browser releases the lock whenever the page is hidden.
      if (document.visibilityState !== 'visible') return
      try {
        const granted = await navigator.wakeLock.request('screen')
        if (stopped) await granted.release()
        else lock = granted
      } catch {
        // Refused, for example on a low battery: the switch shows the actual state.
        setOn(false)
      }
    }
    const onVisible = () => void requestLock()
    onVisible()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      stopped = true
      document.removeEventListener('visibilitychange', onVisible)
      void lock?.release()
    }
  }, [on])
  if (!hydrated || !('wakeLock' in navigator)) return null
  return (
    <label className="awake">
      <input type="checkbox" checked={on} onChange={({ target }) => setOn(target.checked)} />
      {words.kitchen.keepAwake}
    </label>
  )
}
