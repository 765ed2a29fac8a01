import type { ComplaintWords } from '../../core/complaints.ts'
import { checkInput } from './core/server.ts'
import { emailInvalid, nameTooLong } from './core/shared.ts'
import { agreedByRequired, agreedByTooLong, agreementTooLong } from './kitchen/shared.ts'
import { nameRequired } from './links/kitchen.ts'
import { pleaseChoose } from './menu/guest.ts'
import { needUnknown } from './needs/guest.ts'
import { consentRequired, contradicts, onlyTheKitchen } from './needs/shared.ts'
import { allergiesTooLong, guestNameRequired, leadNameRequired } from './party/shared.ts'

/** The sentence of every complaint. */
export const complaints: ComplaintWords = {
  input_invalid: checkInput,
  email_invalid: emailInvalid,
  name_required: ({ index }) => (index === 0 ? leadNameRequired : guestNameRequired(index)),
  name_too_long: nameTooLong,
  allergies_too_long: allergiesTooLong,
  consent_required: consentRequired,
  need_unknown: needUnknown,
  choice_required: ({ guest, course }) => pleaseChoose(guest, course),
  contradiction: ({ between, ownNeeds }) => contradicts(between, ownNeeds),
  only_the_kitchen: onlyTheKitchen,
  said_by_required: nameRequired,
  agreed_by_required: agreedByRequired,
  agreed_by_too_long: agreedByTooLong,
  instead_too_long: agreementTooLong,
}
