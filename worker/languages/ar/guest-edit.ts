import type { EditWords } from '../language.ts'
import { guest as common } from './guest.ts'
import * as edit from './party/guest-edit.ts'

/** Words of the edit page. */
export const guest = { ...common, edit } satisfies EditWords
