import '../client/receipt/receipts.css'
import './guest.css'
import { hydrate } from '../client/root/hydrate.tsx'
import { NotComing } from './decline/not-coming.tsx'

void hydrate(NotComing)
