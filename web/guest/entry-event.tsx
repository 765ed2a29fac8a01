import { Event } from './event.tsx'
import { hydrate } from './hydrate.tsx'

hydrate(Event, true)
