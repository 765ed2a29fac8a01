import { Edit } from './edit.tsx'
import { hydrate } from './hydrate.tsx'

hydrate(Edit)
