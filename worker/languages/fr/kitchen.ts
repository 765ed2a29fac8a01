import type { KitchenWords } from '../language.ts'
import * as admin from './admin/kitchen.ts'
import * as site from './core/shared.ts'
import * as listPaper from './invitations/paper.ts'
import * as guestList from './invitations/shared.ts'
import * as kitchenOwn from './kitchen/kitchen.ts'
import * as kitchenShared from './kitchen/shared.ts'
import * as counts from './kitchen/shared-counts.ts'
import * as links from './links/kitchen.ts'
import * as live from './live/shared.ts'
import * as menu from './menu/shared.ts'
import * as needsKitchen from './needs/kitchen.ts'
import * as needsShared from './needs/shared.ts'
import * as needsContents from './needs/shared-contents.ts'
import * as print from './print/kitchen.ts'
import * as cards from './print/kitchen-cards.ts'
import * as seating from './seating/shared.ts'
import * as sheetsKitchen from './sheets/kitchen.ts'
import * as diff from './sheets/kitchen-diff.ts'
import * as sheetsShared from './sheets/shared.ts'
import { french } from './writing.ts'

/** All that the kitchen reads on its page and on paper, by noun. */
export const kitchen = {
  ...french,
  admin,
  site,
  kitchen: { ...kitchenShared, ...kitchenOwn },
  counts,
  guestList: { ...guestList, ...listPaper },
  links,
  live,
  menu,
  needs: { ...needsShared, ...needsContents, ...needsKitchen },
  print,
  cards,
  seating,
  sheets: { ...sheetsShared, ...sheetsKitchen },
  diff,
} satisfies KitchenWords
