import { readerFieldErrors } from '../reader-field-errors.ts'
import * as coreServer from './core/server.ts'
import * as coreShared from './core/shared.ts'
import * as kitchen from './kitchen/shared.ts'
import * as links from './links/kitchen.ts'
import * as menu from './menu/guest.ts'
import * as needsGuest from './needs/guest.ts'
import * as needsShared from './needs/shared.ts'
import * as needsContents from './needs/shared-contents.ts'
import * as party from './party/shared.ts'

export const fieldErrors = readerFieldErrors({
  core: { ...coreServer, ...coreShared },
  kitchen,
  links,
  menu,
  needs: { ...needsGuest, ...needsShared, ...needsContents },
  party,
})
