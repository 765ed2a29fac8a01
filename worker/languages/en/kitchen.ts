import * as admin from '../../admin/words/kitchen.ts'
import * as site from '../../core/words/shared.ts'
import * as listPaper from '../../invitations/words/paper.ts'
import * as guestList from '../../invitations/words/shared.ts'
import * as kitchenOwn from '../../kitchen/words/kitchen.ts'
import * as kitchenShared from '../../kitchen/words/shared.ts'
import * as counts from '../../kitchen/words/shared-counts.ts'
import * as links from '../../links/words/kitchen.ts'
import * as live from '../../live/words/shared.ts'
import * as menu from '../../menu/words/shared.ts'
import * as needsKitchen from '../../needs/words/kitchen.ts'
import * as needsShared from '../../needs/words/shared.ts'
import * as needsContents from '../../needs/words/shared-contents.ts'
import * as print from '../../print/words/kitchen.ts'
import * as cards from '../../print/words/kitchen-cards.ts'
import * as seating from '../../seating/words/shared.ts'
import * as sheetsKitchen from '../../sheets/words/kitchen.ts'
import * as diff from '../../sheets/words/kitchen-diff.ts'
import * as sheetsShared from '../../sheets/words/shared.ts'
import { english } from './writing.ts'

/** All that the kitchen reads on its page and on paper, by noun. */
export const kitchen = {
  ...english,
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
}
