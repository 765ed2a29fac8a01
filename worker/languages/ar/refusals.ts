import type { RefusalWords } from '../../core/refusals.ts'
import { refusals as english } from '../en/refusals.ts'
import { readerRefusals } from '../reader-refusals.ts'
import * as adminGuest from './admin/guest.ts'
import * as adminKitchen from './admin/kitchen.ts'
import * as coreServer from './core/server.ts'
import * as coreShared from './core/shared.ts'
import * as events from './events/guest.ts'
import * as invitations from './invitations/server.ts'
import * as links from './links/kitchen.ts'
import * as menu from './menu/guest.ts'
import * as partyGuest from './party/guest.ts'
import * as edit from './party/guest-edit.ts'
import * as partyServer from './party/server.ts'
import * as sheets from './sheets/shared.ts'

/** The sentence of every reason. What planners are refused is English. */
export const refusals: RefusalWords = {
  ...english,
  ...readerRefusals({
    admin: { ...adminGuest, ...adminKitchen },
    core: { ...coreServer, ...coreShared },
    events,
    invitations,
    links,
    menu,
    party: { ...partyGuest, ...partyServer },
    edit,
    sheets,
  }),
}
