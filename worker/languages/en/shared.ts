import * as site from '../../core/words/shared.ts'
import * as live from '../../live/words/shared.ts'
import * as menu from '../../menu/words/shared.ts'
import { needs } from './needs.ts'
import { english } from './writing.ts'

/** All that guests, kitchens and planners read alike, by noun. */
export const shared = { ...english, site, live, menu, needs }
