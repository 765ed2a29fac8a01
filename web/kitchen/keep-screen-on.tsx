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
    let over = false
    const hold = async () => {
      // The browser releases the lock whenever the page is hidden.
      if (document.visibilityState !== 'visible') return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (over) await held.release()
        else lock = held
      } catch {
        // Refused, for example on a low battery: the switch shows the actual state.
        setOn(false)
      }
    }
    const seen = () => void hold()
    seen()
    document.addEventListener('visibilitychange', seen)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', seen)
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
