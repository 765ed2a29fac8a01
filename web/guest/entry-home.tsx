import '../client/receipt/receipts.css'
import './guest.css'
import './home/home.css'
import './home/story.css'
import { hydrate } from '../client/root/hydrate.tsx'
import { Home } from './home/home.tsx'

void hydrate(Home, { asTransition: true })
