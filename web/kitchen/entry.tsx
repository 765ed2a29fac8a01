import '../client/receipt/receipts.css'
import '../guest/guest.css'
import { hydrate } from '../client/root/hydrate.tsx'
import { KitchenPage } from './kitchen-page.tsx'

void hydrate(KitchenPage)
