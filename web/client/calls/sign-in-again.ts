/**
 * A refused call that waits while the person signs in again, in a dialog over the page that listens here. The call is then
 * repeated, so that nothing typed is lost.
 */
type Asking = { done: Promise<boolean>; settle: (signedIn: boolean) => void }

let asking: Asking | undefined
const listeners = new Set<() => void>()

/** Asks once, however many calls were refused. False when the person gave up, or when there is no page to ask on. */
export function signInAgain(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false)
  if (!asking) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    asking = { done: promise, settle: resolve }
    changed()
  }
  return asking.done
}

/** The dialog's answer. */
export function settleSignInAgain(signedIn: boolean): void {
  asking?.settle(signedIn)
  asking = undefined
  changed()
}

export function isAskedAgain(): boolean {
  return asking !== undefined
}

export function onAskedAgain(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function changed(): void {
  for (const listener of listeners) listener()
}
