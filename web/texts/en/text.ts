import type { ReactNode } from 'react'
import type { Part, Parts } from '../document/document.tsx'
import type { answering } from './caterer-guide-answering.tsx'
import type { reading } from './caterer-guide-reading.tsx'
import type { afterwards } from './guest-guide-after.tsx'
import type { choosing } from './guest-guide-choosing.tsx'

/** The parts that English has. One that is missing, or one too many, does not compile. */
type PartsLike<English extends Parts> = Record<keyof English, Part>

export type GuestText = {
  lead: ReactNode
  /** The button at the end, which leads home. */
  enterCode: string
  parts: PartsLike<typeof choosing & typeof afterwards>
}

export type CatererText = {
  lead: ReactNode
  /** The button at the end, which leads to the planner's guide: English in every language. */
  plannerGuide: string
  parts: PartsLike<typeof reading & typeof answering>
}

/** The guest's part of the privacy policy. Its anchors are other ones than those of the English text that follows it. */
export type PrivacyText = {
  lead: ReactNode
  parts: Record<
    'your-answer' | 'your-needs' | 'seen-by' | 'erased-when' | 'your-device' | 'your-rights' | 'rest',
    Part
  >
}

/** The texts that are written in each language. */
export type Texts = { guest: GuestText; caterer: CatererText; privacy: PrivacyText }
