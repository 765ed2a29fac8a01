import { hydrate } from './hydrate.tsx'
import { NotComing } from './not-coming.tsx'

hydrate(NotComing)
