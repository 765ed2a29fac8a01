import { formsOf } from '../forms.ts'
import { lang } from './locale.ts'

export const { plural, inAList, byAlphabet, lower, upper } = /* @__PURE__ */ formsOf<
  'zero' | 'one' | 'two' | 'few' | 'many'
>(lang)
