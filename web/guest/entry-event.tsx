import '../client/receipt/receipts.css'
import './guest.css'
import { hydrate } from '../client/receipt/hydrate.tsx'
import { Event } from './answer/event.tsx'

void hydrate(Event, true)
