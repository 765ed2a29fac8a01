import type { InviteWords } from '../language.ts'
import { guest as common } from './guest.ts'
import * as invite from './invitations/guest-invite.ts'

/** Words of a personal link’s page. */
export const guest = { ...common, invite } satisfies InviteWords
