import * as home from '../../events/words/guest-home.ts'
import { guest as common } from './guest.ts'

/** Words of the home page. */
export const guest = { ...common, home }
