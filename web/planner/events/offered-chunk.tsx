import { lazy } from 'react'

/** The notice of an event that is offered to its reader, loaded where there is one. */
export const OfferedChunk = lazy(async () => ({ default: (await import('./offered.tsx')).Offered }))
