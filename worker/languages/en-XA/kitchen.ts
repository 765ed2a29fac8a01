import { kitchen as english } from '../en/kitchen.ts'
import { pseudoWords } from '../pseudo.ts'

export const kitchen = /* @__PURE__ */ pseudoWords(english)
