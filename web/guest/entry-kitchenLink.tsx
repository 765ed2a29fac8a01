import { hydrate } from './hydrate.tsx'
import { KitchenLink } from './kitchen/kitchen-link.tsx'

hydrate(KitchenLink)
