/** The history state with which the confirm page opens the dashboard, so that the form of a first event is open. */
export const firstEvent = { firstEvent: true } as const

/** True if a history entry has that state. */
export function wantsFirstEvent(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'firstEvent' in state
}

/**
 * Removes that state from the current entry without a navigation, so that a reload does not open the form again. React Router
 * keeps its state under `usr`.
 */
export function forgetFirstEvent(): void {
  history.replaceState({ ...history.state, usr: null }, '')
}
