/** Brought to the dashboard by who has just confirmed an address: the form of a first event is to be open. */
export const firstEvent = { firstEvent: true } as const

/** True if a history entry was opened for that. */
export function wantsFirstEvent(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'firstEvent' in state
}

/**
 * Takes it back from the place in the history where the page stands. At once, without a navigation: a reload right
 * after the form was closed does not open it again.
 */
export function forgetFirstEvent(): void {
  history.replaceState({ ...history.state, usr: null }, '')
}
