import * as home from '../../events/words/guest-home.ts'
import { guest as common } from './guest.ts'

/** What guests read at home. */
export const guest = { ...common, home }
