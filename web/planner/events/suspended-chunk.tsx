import { lazy } from 'react'

/** The notice of a suspended event, loaded where there is one. */
export const SuspendedChunk = lazy(async () => ({ default: (await import('./suspended.tsx')).Suspended }))
