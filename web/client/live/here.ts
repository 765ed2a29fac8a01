import type { PresentMember } from '#live/shape'

export type Here = readonly PresentMember[]

/** Milliseconds for which a person who left is still shown: a reload is no leaving. */
const holdMs = 5_000

/** The members in a live message; null for a message about anything else. */
export function hereIn(text: string): PresentMember[] | null {
  try {
    const message = JSON.parse(text) as { here?: PresentMember[] }
    return Array.isArray(message.here) ? message.here : null
  } catch {
    return null
  }
}

/**
 * Follows which other members have the event open. Whoever comes is shown at once, and whoever leaves goes a little later.
 * @param show called when that changes
 */
export function whoIsHere(show: (here: Here) => void) {
  const shown = new Map<string, PresentMember>()
  const leaving = new Map<string, ReturnType<typeof setTimeout>>()
  const tell = () => show([...shown.values()])
  return {
    update(here: Here): void {
      const before = shown.size
      for (const one of here) {
        clearTimeout(leaving.get(one.id))
        leaving.delete(one.id)
        shown.set(one.id, one)
      }
      const now = new Set(here.map(({ id }) => id))
      for (const id of shown.keys()) {
        if (now.has(id) || leaving.has(id)) continue
        const go = () => {
          leaving.delete(id)
          shown.delete(id)
          tell()
        }
        leaving.set(id, setTimeout(go, holdMs))
      }
      if (shown.size !== before) tell()
    },
    end(): void {
      for (const timer of leaving.values()) clearTimeout(timer)
    },
  }
}
