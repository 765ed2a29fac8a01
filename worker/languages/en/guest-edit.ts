import * as edit from '../../party/words/guest-edit.ts'
import { guest as common } from './guest.ts'

/** What guests read where they edit a response. */
export const guest = { ...common, edit }
