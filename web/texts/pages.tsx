import type { ReactNode } from 'react'
import type { PageOf } from '#core/pages'
import { NotFound } from '../client/not-found.tsx'
import { CatererGuide } from './caterer-guide.tsx'
import { GuestGuide } from './guest-guide.tsx'
import { Intro } from './intro.tsx'
import { PlannerGuide } from './planner-guide.tsx'
import { Pricing } from './pricing.tsx'
import { PrivacyPolicy } from './privacy.tsx'
import { Terms } from './terms.tsx'

/** The texts: rendered on the server alone. */
export const textPages: Record<Exclude<PageOf<'text'>, 'notificationOff' | 'stop'>, () => ReactNode> = {
  pricing: Pricing,
  intro: Intro,
  guestGuide: GuestGuide,
  catererGuide: CatererGuide,
  plannerGuide: PlannerGuide,
  terms: Terms,
  privacy: PrivacyPolicy,
  notFound: NotFound,
}
