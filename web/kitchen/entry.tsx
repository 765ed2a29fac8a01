import '../client/receipt/receipts.css'
import '../guest/guest.css'
import { hydrate } from '../client/receipt/hydrate.tsx'
import { KitchenLink } from './kitchen-link.tsx'

void hydrate(KitchenLink)
