import '../client/receipt/receipts.css'
import './guest.css'
import { loadOrReload } from '../client/new-version.ts'
import { hydrate } from '../client/root/hydrate.tsx'
import { Event } from './answer/event.tsx'

// A personal link has the same page with a part of its own, which no other guest loads. The page's data say which one it is.
const isInvite = document.getElementById('data')?.textContent?.startsWith('{"id":"invite"')
const loadInvite = () => import('./answer/invited/invite.tsx')
const hydrateInvite = async () => {
  const { Invite } = await loadOrReload(loadInvite, () => ({ address: location.href, state: null }))()
  await hydrate(Invite, { asTransition: true })
}

void (isInvite ? hydrateInvite() : hydrate(Event, { asTransition: true }))
