import type { GuestWords } from '../language.ts'
import * as admin from './admin/guest.ts'
import * as site from './core/shared.ts'
import * as eventsGuest from './events/guest.ts'
import * as eventsShared from './events/shared.ts'
import * as live from './live/shared.ts'
import * as menuGuest from './menu/guest.ts'
import * as menuShared from './menu/shared.ts'
import * as needsGuest from './needs/guest.ts'
import * as conflicts from './needs/guest-conflicts.ts'
import * as needsShared from './needs/shared.ts'
import * as needsContents from './needs/shared-contents.ts'
import * as partyGuest from './party/guest.ts'
import * as decline from './party/guest-decline.ts'
import * as preview from './party/guest-preview.ts'
import * as receipt from './party/guest-receipt.ts'
import * as partyShared from './party/shared.ts'
import { german } from './writing.ts'

/** All that guests read, by noun. Home, the edit page and a personal link’s add their own: guest-home.ts and its like. */
export const guest = {
  ...german,
  admin,
  site,
  events: { ...eventsShared, ...eventsGuest },
  live,
  menu: { ...menuShared, ...menuGuest },
  needs: { ...needsShared, ...needsContents, ...needsGuest },
  conflicts,
  party: { ...partyShared, ...partyGuest },
  decline,
  receipt,
  preview,
} satisfies GuestWords
