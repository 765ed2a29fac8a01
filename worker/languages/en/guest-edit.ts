import * as edit from '../../party/words/guest-edit.ts'
import { guest as common } from './guest.ts'

/** Words of the edit page. */
export const guest = { ...common, edit }
