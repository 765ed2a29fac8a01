import * as invite from '../../invitations/words/guest-invite.ts'
import { guest as common } from './guest.ts'

/** Words of a personal link's page. */
export const guest = { ...common, invite }
