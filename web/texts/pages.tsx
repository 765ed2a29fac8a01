import type { ReactNode } from 'react'
import type { PageOf } from '#core/pages'
import type { Language } from '#languages/language'
import { NotFound } from '../client/not-found.tsx'
import { CatererGuide } from './caterer-guide.tsx'
import { GuestGuide } from './guest-guide.tsx'
import { Intro } from './intro.tsx'
import { PlannerGuide } from './planner-guide.tsx'
import { Pricing } from './pricing.tsx'
import { PrivacyPolicy } from './privacy.tsx'
import { Terms } from './terms.tsx'

/** The texts: rendered on the server alone, some of them in their reader's language. */
export const textPages: Record<
  Exclude<PageOf<'text'>, 'notificationOff' | 'stop'>,
  (props: { language: Language }) => ReactNode
> = {
  pricing: Pricing,
  intro: Intro,
  guestGuide: GuestGuide,
  catererGuide: CatererGuide,
  plannerGuide: PlannerGuide,
  terms: Terms,
  privacy: PrivacyPolicy,
  notFound: NotFound,
}
