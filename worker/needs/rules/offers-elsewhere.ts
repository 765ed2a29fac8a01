import type { OfferWords } from './offers.ts'
import { french } from './offers-french.ts'
import { german } from './offers-german.ts'
import { italian } from './offers-italian.ts'
import { portuguese } from './offers-portuguese.ts'
import { spanish } from './offers-spanish.ts'

/**
 * Names and denials that guests type in five languages, whatever language the page speaks, each read by itself. Compared
 * folded: without case, accents and apostrophes, a hyphen as a space.
 */
export const offersElsewhere: readonly OfferWords[] = [german, french, spanish, portuguese, italian]
