import type { Page } from '@playwright/test'
import { type Effort, thumb } from './thumb.ts'

/** A guest and what they choose: the position of a dish in each course, or what the lead guest has. */
export type Chooser = { name: string; dishes: number[] | 'same' }

const names = ['Anna Berg', 'Leo', 'Mia', 'Paul', 'Ida', 'Emil', 'Ella', 'Finn', 'Clara', 'Noah']

/** A party whose guests choose one after the other; those of `same` have what the lead guest has. */
export function choosers(size: number, same: number[] = []): Chooser[] {
  return names.slice(0, size).map((name, at) => ({
    name,
    dishes: same.includes(at) ? 'same' : [at % 3, (at + 1) % 3, (at + 2) % 3],
  }))
}

/**
 * Walks the guest's way from the event's page to the receipt as a person on a phone would, with every shortcut that the
 * page offers. Nobody has an allergy, and the names are short.
 */
export async function walkAs(page: Page, url: string, party: Chooser[]): Promise<Effort> {
  const { effort, see, tap, type, enter, wait } = thumb(page)
  const [lead, ...guests] = party
  if (!lead) throw new Error('nobody comes')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const heading = (name: string | RegExp) => page.getByRole('heading', { name, exact: true }).waitFor()
  const goOn = async (to: string | RegExp) => {
    await tap(button('Continue'))
    await wait(() => heading(to))
  }
  // One reads a whole course before choosing from it.
  const choose = async (dishes: number[]) => {
    for (const [course, dish] of dishes.entries()) {
      const whole = page.locator('.course').nth(course)
      await see(whole)
      await tap(whole.locator('.dish').nth(dish))
    }
  }

  await wait(async () => {
    await page.goto(url)
    await page.locator('.menu-to-read[data-hydrated]').waitFor({ state: 'attached' })
  })
  await tap(page.getByLabel('Your Name *'))
  await type(lead.name)
  await nameGuests()
  await goOn(/^What would you like/)
  await choose(lead.dishes === 'same' ? [] : lead.dishes)
  for (const [at, { name, dishes }] of guests.entries()) {
    await goOn(`Guest ${at + 2}`)
    const field = page.getByLabel(`Guest ${at + 2} Name *`)
    if ((await field.inputValue()) === '') {
      await tap(field)
      await type(name)
    }
    const same = button('Same as Anna')
    if (dishes === 'same' && (await same.isVisible())) await tap(same)
    else await choose(dishes === 'same' ? (lead.dishes as number[]) : dishes)
  }
  await goOn('Is everything right?')
  await tap(button('Submit Menu Selections'))
  await wait(() => page.getByText(/^Thank you, /).waitFor())
  return effort

  // Each name that is entered opens the line for the next.
  async function nameGuests(): Promise<void> {
    const more = button('Plus: one guest more')
    for (const [at, { name }] of guests.entries()) {
      const field = page.getByLabel(`Guest ${at + 2} name (you can add it later)`)
      if (!(await field.isVisible())) await tap(more)
      if (!(await field.isVisible())) continue
      if (at === 0) await tap(field)
      await type(name)
      if (at < guests.length - 1) await enter()
    }
  }
}
