import type { FieldErrorWords } from '../core/field-errors.ts'
import type * as coreServer from '../core/words/server.ts'
import type * as coreShared from '../core/words/shared.ts'
import type * as kitchenShared from '../kitchen/words/shared.ts'
import type * as linksKitchen from '../links/words/kitchen.ts'
import type * as menuGuest from '../menu/words/guest.ts'
import type * as needsGuest from '../needs/words/guest.ts'
import type * as needsShared from '../needs/words/shared.ts'
import type * as needsContents from '../needs/words/shared-contents.ts'
import type * as partyShared from '../party/words/shared.ts'
import type { InOtherWords } from './in-other-words.ts'

/** The nouns' words among which the sentences of errors are, in one language. */
type Nouns = {
  core: InOtherWords<Pick<typeof coreServer, 'checkInput'>> &
    InOtherWords<Pick<typeof coreShared, 'emailInvalid' | 'nameTooLong'>>
  kitchen: InOtherWords<
    Pick<typeof kitchenShared, 'agreedByRequired' | 'agreedByTooLong' | 'substituteTooLong'>
  >
  links: InOtherWords<Pick<typeof linksKitchen, 'nameRequired'>>
  menu: InOtherWords<Pick<typeof menuGuest, 'pleaseChoose'>>
  needs: InOtherWords<Pick<typeof needsGuest, 'needUnknown'>> &
    InOtherWords<Pick<typeof needsShared, 'consentRequired'>> &
    InOtherWords<Pick<typeof needsContents, 'contradicts' | 'onlyTheKitchen'>>
  party: InOtherWords<Pick<typeof partyShared, 'allergiesTooLong' | 'guestNameRequired' | 'leadNameRequired'>>
}

/** The sentence of every error. */
export function readerFieldErrors({ core, kitchen, links, menu, needs, party }: Nouns): FieldErrorWords {
  return {
    input_invalid: core.checkInput,
    email_invalid: core.emailInvalid,
    name_required: ({ index }) => (index === 0 ? party.leadNameRequired : party.guestNameRequired(index)),
    name_too_long: core.nameTooLong,
    allergies_too_long: party.allergiesTooLong,
    consent_required: needs.consentRequired,
    need_unknown: needs.needUnknown,
    choice_required: ({ guest, course }) => menu.pleaseChoose(guest, course),
    contradiction: ({ between, ownNeeds }) => needs.contradicts(between, ownNeeds),
    only_the_kitchen: needs.onlyTheKitchen,
    said_by_required: links.nameRequired,
    agreed_by_required: kitchen.agreedByRequired,
    agreed_by_too_long: kitchen.agreedByTooLong,
    instead_too_long: kitchen.substituteTooLong,
  }
}
