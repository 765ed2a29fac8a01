import type { Browser, Page } from '@playwright/test'
import { picture } from '../support/deep.ts'
import { accessible, expect, test } from '../support/journey.ts'
import { answerAs, contain, type Staged, stage } from '../support/kitchen-fixtures.ts'

const phone = { width: 390, height: 844 }

/** A link's page in a browser of its own, at its special guests. */
async function linked(browser: Browser, page: Page, { id }: Staged, label: string): Promise<Page> {
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const data = { label, mayConfirm: true }
  const made = await page.request.post(`/api/events/${id}/kitchen-links`, { headers, data })
  const { url } = await made.json()
  const own = await (await browser.newContext({ viewport: phone })).newPage()
  await own.goto(new URL(url).pathname)
  await own.getByRole('link', { name: 'Specials 1' }).click()
  return own
}

test('what one link agreed and another changes is told to the one and to the planner at once @deep', async ({
  page,
  browser,
}) => {
  const event = await stage(page, 'Two kitchens', { Main: ['Satay'] })
  const [main] = event.categories
  const satay = main?.items[0]?.id ?? ''
  await contain(page, event, satay, 'peanuts')
  const needs = [{ what: 'peanuts', how: 'allergy' }]
  const selections = { [main?.id ?? '']: satay }
  await answerAs(browser, event, [{ name: 'Ana', allergies: '', selections, needs, consent: true }])
  const hot = await linked(browser, page, event, 'Hot kitchen')
  const pastry = await linked(browser, page, event, 'Pastry')
  await page.goto(`/events/${event.id}/kitchen`)

  await hot.getByLabel('Serve instead').fill('cucumber salad')
  await hot.getByLabel('Agreed by').fill('Marta')
  await hot.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(pastry.getByText('cucumber salad, agreed by Marta (Hot kitchen)')).toBeVisible()
  await expect(page.getByText('cucumber salad, agreed by Marta (Hot kitchen)')).toBeVisible()
  await expect(hot.getByText('Changed since you agreed it')).toHaveCount(0)

  // Its form was open: what is typed there stays, below what the other has agreed meanwhile.
  await pastry.getByLabel('Serve instead').fill('fruit salad')
  await pastry.getByLabel('Agreed by').fill('Jo')
  await pastry.getByRole('button', { name: 'Agree', exact: true }).click()
  const line =
    'S1 Main: cucumber salad, agreed by Marta (Hot kitchen). Now: fruit salad, agreed by Jo (Pastry).'
  await expect(hot.getByText('Changed since you agreed it')).toBeVisible()
  await expect(hot.getByText(line)).toBeVisible()
  await expect(hot.getByText('Something you agreed was changed')).toBeInViewport()
  await expect(hot.getByText('before: cucumber salad, agreed by Marta (Hot kitchen)')).toBeVisible()
  await expect(hot.getByText('Agreed.', { exact: true })).toHaveCount(0)
  await expect(page.getByText('Agreed by one person, changed by another')).toBeVisible()
  await expect(page.getByText(line)).toBeVisible()
  await expect(pastry.getByText('Changed since you agreed it')).toHaveCount(0)
  for (const one of [hot, page]) await accessible(one)
  await picture(hot, 'overruled-390')
  await picture(page, 'overruled-1280', { fullPage: true })

  await hot.getByRole('button', { name: 'Change what S1 gets for Main' }).click()
  await hot.getByRole('button', { name: 'Take it back' }).click()
  await expect(hot.getByText('Changed since you agreed it')).toHaveCount(0)
  await expect(pastry.getByText('Taken back by Hot kitchen: NOT AGREED.')).toBeVisible()
  for (const one of [hot, pastry]) await one.context().close()
})
