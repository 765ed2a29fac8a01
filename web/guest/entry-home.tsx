import { Home } from './home.tsx'
import { hydrate } from './hydrate.tsx'

hydrate(Home)
