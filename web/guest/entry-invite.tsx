import '../client/receipt/receipts.css'
import './guest.css'
import { hydrate } from '../client/receipt/hydrate.tsx'
import { Invite } from './answer/invited/invite.tsx'

void hydrate(Invite, true)
