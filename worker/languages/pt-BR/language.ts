import type { Language } from '../language.ts'
import { demo } from './events/demo.ts'
import { fieldErrors } from './field-errors.ts'
import { frame, pages } from './frame.ts'
import { guest as edit } from './guest-edit.ts'
import { guest as home } from './guest-home.ts'
import { guest as invite } from './guest-invite.ts'
import { kitchen } from './kitchen.ts'
import { mail } from './mail.ts'
import { refusals } from './refusals.ts'

/** Its words, by who reads them. */
export const portuguese: Language = {
  guest: { ...home, ...edit, ...invite },
  kitchen,
  mail,
  refusals,
  fieldErrors,
  frame,
  pages,
  demo,
}
