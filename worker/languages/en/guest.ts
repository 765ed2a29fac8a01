import * as adminShared from '../../admin/words/guest.ts'
import * as site from '../../core/words/shared.ts'
import * as events from '../../events/words/guest.ts'
import * as home from '../../events/words/guest-home.ts'
import * as live from '../../live/words/shared.ts'
import * as menuGuest from '../../menu/words/guest.ts'
import * as menuShared from '../../menu/words/shared.ts'
import * as needsGuest from '../../needs/words/guest.ts'
import * as conflicts from '../../needs/words/guest-conflicts.ts'
import * as needsShared from '../../needs/words/shared.ts'
import * as party from '../../party/words/guest.ts'
import * as decline from '../../party/words/guest-decline.ts'
import * as edit from '../../party/words/guest-edit.ts'
import * as receipt from '../../party/words/guest-receipt.ts'
import { english } from './writing.ts'

/** All that guests read, by noun; what a room of theirs says alone, by that room. */
export const guest = {
  ...english,
  admin: adminShared,
  site,
  events,
  home,
  live,
  menu: { ...menuShared, ...menuGuest },
  needs: { ...needsShared, ...needsGuest },
  conflicts,
  party,
  decline,
  edit,
  receipt,
}
