import { guest as english } from '../en/guest-home.ts'
import { pseudoWords } from '../pseudo.ts'

export const guest = /* @__PURE__ */ pseudoWords(english)
