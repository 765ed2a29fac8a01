import { site } from './site.ts'

/** How a page is called in the browser's tab, by search engines and in the preview of a shared link. */
export type PageName = { title: string; description: string }

const of = (title: string, description: string): PageName => ({
  title: `${title} · ${site.name}`,
  description,
})

/** The pages with an address of their own, by that address. */
export const pages = {
  '/planner': of(
    'Planner sign-in',
    'Create events, build the menu, share a code and know what every guest will eat.',
  ),
  '/dashboard': of('Your events', 'Your events, their codes and who has answered.'),
  '/dashboard/account': of('Your account', 'Download everything of your own, or delete your account.'),
  '/dashboard/orders': of('Your Purchases', 'What you bought for your events, when and for how much.'),
  '/checkout/success': of('Your payment', 'How your payment stands.'),
  '/dashboard/admin': of('Administration', 'Planners, events, payments to refund and the audit log.'),
  '/reset-password2': of('Reset password', 'Choose a new password for your planner account.'),
  '/confirm-email': of('Confirm your email', 'One press, and your planner account is ready.'),
  '/pricing': of(
    'Pricing',
    'Free for up to 30 guests per event. Larger events with a one-time payment, no subscription.',
  ),
  '/intro-help': of('Getting Started', 'What Platewise does for planners and guests, and where to begin.'),
  '/guest-help': of(
    'Guest Guide',
    'How to choose your menu with an event code, for yourself and your party, and how to change it later.',
  ),
  '/help': of(
    'Event Planner Guide',
    'From the first event to the list for the kitchen: how planners use Platewise, step by step.',
  ),
  '/terms-and-conditions': of(
    'Terms and Conditions',
    'The agreement between you and us: what you get, what it costs, refunds, and what we ask of you.',
  ),
  '/privacy-policy': of(
    'Privacy Policy',
    'What is kept of planners and guests, why, who sees it, when it is erased, and your rights.',
  ),
} satisfies Record<string, PageName>

export type PagePath = keyof typeof pages

/** True for the address of a page named here. */
export function isPagePath(path: string): path is PagePath {
  return Object.hasOwn(pages, path)
}
