import { picture } from '../support/deep.ts'
import { accessible, expect, test } from '../support/journey.ts'
import { answerAs, stage } from '../support/kitchen-fixtures.ts'

test('who chose no dish is agreed one by a link, which the planner changes @deep', async ({
  page,
  browser,
}) => {
  const event = await stage(page, 'Nothing fits', { Main: ['Satay', 'Beef'] })
  const needs = [{ what: 'peanuts', how: 'allergy' }]
  const ana = { name: 'Ana', allergies: '', selections: {}, needs, consent: true } as const
  await answerAs(browser, event, [ana, { name: 'Leo', allergies: '', selections: {} }])
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const data = { label: 'Hot kitchen', mayConfirm: true }
  const made = await page.request.post(`/api/events/${event.id}/kitchen-links`, { headers, data })
  const { url } = await made.json()
  const cook = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await cook.goto(new URL(url).pathname)
  await cook.getByRole('link', { name: 'Specials 1' }).click()
  await page.goto(`/events/${event.id}/kitchen`)

  await cook.getByRole('button', { name: 'Serve something else: S1, Main' }).click()
  await cook.getByLabel('Serve instead').fill('cucumber salad')
  await cook.getByLabel('Agreed by').fill('Marta')
  await cook.getByRole('button', { name: 'Agree', exact: true }).click()
  const agreed = 'cucumber salad, agreed by Marta (Hot kitchen)'
  await expect(cook.getByText(`no dish chosen: ${agreed}`)).toBeVisible()
  await accessible(cook)
  await picture(cook, 'no-dish-390', { fullPage: true })
  await cook.emulateMedia({ colorScheme: 'dark' })
  await picture(cook, 'no-dish-390-dark', { fullPage: true })

  await expect(page.getByText(agreed)).toBeVisible()
  const row = page.getByRole('row', { name: /No dish chosen, something agreed/ })
  await expect(row).toContainText('S1')
  await page.getByRole('button', { name: /^Change.*Ana/ }).click()
  await page.getByLabel('Serve instead').fill('lentil salad')
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(page.getByText('lentil salad').first()).toBeVisible()
  await expect(cook.getByText('lentil salad').first()).toBeVisible()
  await accessible(page)
  await picture(page, 'no-dish-1280', { fullPage: true })
  await page.goto(`/events/${event.id}/print/tables`)
  await expect(page.getByText('no dish chosen: lentil salad').first()).toBeVisible()
  await picture(page, 'no-dish-tables', { fullPage: true })
  await cook.context().close()
})
