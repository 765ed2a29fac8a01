import { guest as english } from '../en/guest.ts'
import { mirrored, pseudoWords } from '../pseudo.ts'

export const guest = /* @__PURE__ */ pseudoWords(english, mirrored)
