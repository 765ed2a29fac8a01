import { guest as english } from '../en/guest-invite.ts'
import { pseudoWords } from '../pseudo.ts'

export const guest = /* @__PURE__ */ pseudoWords(english)
