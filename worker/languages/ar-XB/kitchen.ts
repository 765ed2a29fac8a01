import { kitchen as english } from '../en/kitchen.ts'
import { mirrored, pseudoWords } from '../pseudo.ts'

export const kitchen = /* @__PURE__ */ pseudoWords(english, mirrored)
