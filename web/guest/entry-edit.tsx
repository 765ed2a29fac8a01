import '../client/receipt/receipts.css'
import './guest.css'
import { hydrate } from '../client/root/hydrate.tsx'
import { Edit } from './edit/edit.tsx'

void hydrate(Edit)
