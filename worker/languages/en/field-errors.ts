import { checkInput } from '../../core/words/server.ts'
import { emailInvalid, nameTooLong } from '../../core/words/shared.ts'
import { agreedByRequired, agreedByTooLong, substituteTooLong } from '../../kitchen/words/shared.ts'
import { nameRequired } from '../../links/words/kitchen.ts'
import { pleaseChoose } from '../../menu/words/guest.ts'
import { needUnknown } from '../../needs/words/guest.ts'
import { consentRequired } from '../../needs/words/shared.ts'
import { contradicts, onlyTheKitchen } from '../../needs/words/shared-contents.ts'
import { allergiesTooLong, guestNameRequired, leadNameRequired } from '../../party/words/shared.ts'
import { readerFieldErrors } from '../reader-field-errors.ts'

// By name: planners' pages load these, and no other words of guests and cooks with them.
export const fieldErrors = readerFieldErrors({
  core: { checkInput, emailInvalid, nameTooLong },
  kitchen: { agreedByRequired, agreedByTooLong, substituteTooLong },
  links: { nameRequired },
  menu: { pleaseChoose },
  needs: { needUnknown, consentRequired, contradicts, onlyTheKitchen },
  party: { allergiesTooLong, guestNameRequired, leadNameRequired },
})
