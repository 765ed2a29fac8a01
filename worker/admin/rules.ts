type Suspendable = { suspendedAt?: number | null; plannerSuspendedAt?: number | null }

/** True if an event is suspended, by itself or with its planner. */
export function isSuspended({ suspendedAt = null, plannerSuspendedAt = null }: Suspendable): boolean {
  return suspendedAt !== null || plannerSuspendedAt !== null
}
