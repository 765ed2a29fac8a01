/** A record this site keeps on the device; null when there is none, or the device keeps nothing. */
export function readRecord(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a record on the device, or removes it with null. A device that keeps nothing is no reason to stop. */
export function writeRecord(key: string, record: unknown): void {
  try {
    if (record === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(record))
  } catch {}
}

/** Removes every record whose key begins so. */
export function dropRecords(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {}
}

/** Keys of what a planner typed about guests and did not save. It goes when they sign out. */
export const plannerDrafts = 'platewise.answer.'
