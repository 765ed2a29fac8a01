import type { Texts } from '../en/text.ts'
import { caterer } from './caterer-guide.tsx'
import { guest } from './guest-guide.tsx'
import { privacy } from './privacy.tsx'

export const arabic: Texts = { guest, caterer, privacy }
