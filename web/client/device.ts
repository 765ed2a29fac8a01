/** Place of a record: the device, or this tab alone, over its reloads. */
type Place = 'localStorage' | 'sessionStorage'

/** A record this site keeps on the device; null when there is none, or the device keeps nothing. */
export function readRecord(key: string, place: Place = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[place].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a record on the device; null removes it. A failure is ignored: the page works without storage. */
export function writeRecord(key: string, record: unknown, place: Place = 'localStorage'): void {
  try {
    if (record === null) globalThis[place].removeItem(key)
    else globalThis[place].setItem(key, JSON.stringify(record))
  } catch {}
}

/** True if this device can store records. It cannot in some private modes, or with a full storage. */
export function keepsRecords(): boolean {
  const key = 'platewise.probe'
  try {
    localStorage.setItem(key, 'x'.repeat(200))
    localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** Removes every record whose key begins so, of the device and of this tab. */
export function dropRecords(prefix: string): void {
  for (const place of ['localStorage', 'sessionStorage'] as const)
    try {
      for (const key of Object.keys(globalThis[place]))
        if (key.startsWith(prefix)) globalThis[place].removeItem(key)
    } catch {}
}

/** Prefix of the keys of what a planner typed and did not save. It is removed when they sign out. */
export const plannerDraftPrefix = 'platewise.planner.'
