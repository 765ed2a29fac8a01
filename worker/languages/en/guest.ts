import * as adminShared from '../../admin/words/guest.ts'
import * as site from '../../core/words/shared.ts'
import * as eventsGuest from '../../events/words/guest.ts'
import * as eventsShared from '../../events/words/shared.ts'
import * as live from '../../live/words/shared.ts'
import * as menuGuest from '../../menu/words/guest.ts'
import * as menuShared from '../../menu/words/shared.ts'
import * as needsGuest from '../../needs/words/guest.ts'
import * as conflicts from '../../needs/words/guest-conflicts.ts'
import * as partyGuest from '../../party/words/guest.ts'
import * as decline from '../../party/words/guest-decline.ts'
import * as preview from '../../party/words/guest-preview.ts'
import * as receipt from '../../party/words/guest-receipt.ts'
import * as partyShared from '../../party/words/shared.ts'
import { needs as needsShared } from './needs.ts'
import { english } from './writing.ts'

/** All that guests read, by noun. Home, the edit page and a personal link’s add their own: guest-home.ts and its like. */
export const guest = {
  ...english,
  admin: adminShared,
  site,
  events: { ...eventsShared, ...eventsGuest },
  live,
  menu: { ...menuShared, ...menuGuest },
  needs: { ...needsShared, ...needsGuest },
  conflicts,
  party: { ...partyShared, ...partyGuest },
  decline,
  receipt,
  preview,
}
