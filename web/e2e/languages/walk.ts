import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { english } from '../../../worker/languages/languages.ts'
import { pseudoOf } from '../../../worker/languages/pseudo.ts'
import { looks } from '../support/deep.ts'
import { staged } from '../support/guest-fixtures.ts'
import { test as journey } from '../support/journey.ts'
import { takenOver } from '../support/taken-over.ts'
import { findings } from './findings.ts'

const words = english.guest

/** The words of the guest's pages as the pseudo-language has them. */
export const flow = pseudoOf({
  ...words.events,
  ...words.needs,
  ...words.party,
  ...words.menu,
  ...words.home,
})
export const decline = pseudoOf({ ...words.decline })
export const edit = pseudoOf({ ...words.edit, ...words.party, ...words.site })
export const receipt = pseudoOf({ ...words.receipt })
export const site = pseudoOf({ ...words.site, ...english.frame })

const phone = { width: 390, height: 844 }

const kept = { name: 'lang', domain: 'localhost', path: '/', expires: -1, httpOnly: false, secure: true }
/** The cookie that keeps a pseudo-language. */
export const spoken = (value: 'en-XA' | 'ar-XB') => ({ ...kept, value, sameSite: 'Lax' as const })

/** A journey in the pseudo-language en-XA, by its cookie. */
export const test = journey.extend({
  storageState: { cookies: [spoken('en-XA')], origins: [] },
  viewport: phone,
  permissions: ['clipboard-read', 'clipboard-write'],
})
const sizes = looks([{ width: 320, height: 640 }, phone], [{ width: 1280, height: 800 }])

const menu = { Starter: ['Soup', 'Salad'], Main: ['Fish', 'Risotto'] }
const guest = 'Rosa Marin'
const email = 'rosa@example.com'

/** Texts that may stand untranslated: the brand, what planner and guests typed here, the names of places. */
export const data = [
  ...['Platewise', 'Platewise Ltd'],
  ...['Garden party', ...Object.keys(menu), ...Object.values(menu).flat()],
  ...[guest, 'Rosa', 'Marin', 'Bernd', 'Walnuts', email, 'Theirs', 'Other 1', 'Other 2', 'Other'],
  ...['Berlin', 'Summer Garden Lunch', 'Spring Tasting'],
]

/**
 * Says what is wrong with the page as it stands, on the narrowest phone there is and on the usual one, which it is walked
 * on. The walk goes on, so that one run tells of all.
 */
export async function read(page: Page, what: string, more: string[] = []): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    expect.soft(await findings(page, [...data, ...more]), `${what}, ${size.width} px`).toEqual([])
  }
  await page.setViewportSize(phone)
}

/** An event of one's own, with a menu. @param guestLimit more than 30 asks for the email address */
export function garden(request: APIRequestContext, guestLimit?: number) {
  return staged(request, { title: 'Garden party', menu, ...(guestLimit && { guestLimit }) })
}

export { takenOver } from '../support/taken-over.ts'

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** From the first step to review, for a party of one with no choices. */
export async function atReview(page: Page, code: string): Promise<void> {
  await page.goto(`/event/${code}`)
  await takenOver(page)
  await page.getByLabel(flow.leadName).fill(guest)
  await press(page, flow.goOn)
  await expect(page.getByRole('heading', { name: flow.whatWouldYouLike('Rosa') })).toBeVisible()
  await press(page, flow.goOn)
  await expect(page.getByRole('heading', { name: flow.isEverythingRight })).toBeVisible()
}
