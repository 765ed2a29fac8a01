import type { HomeWords } from '../language.ts'
import * as home from './events/guest-home.ts'
import { guest as common } from './guest.ts'

/** Words of the home page. */
export const guest = { ...common, home } satisfies HomeWords
