import type { Texts } from '../en/text.ts'
import { caterer } from './caterer-guide.tsx'
import { guest } from './guest-guide.tsx'
import { privacy } from './privacy.tsx'

export const turkish: Texts = { guest, caterer, privacy }
