import { picture } from '../support/deep.ts'
import { accessible, expect, test } from '../support/journey.ts'
import { answerAs, stage } from '../support/kitchen-fixtures.ts'

const family = (...names: string[]) => names.map((name) => ({ name, allergies: '', selections: {} }))

test('one family from two phones is asked about; the kitchen beside it reads what is decided, and undone @deep', async ({
  page,
  browser,
}) => {
  const event = await stage(page, 'From two phones', { Main: ['Fish'] })
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const made = await page.request.post(`/api/events/${event.id}/kitchen-links`, {
    headers,
    data: { label: 'Kitchen', mayConfirm: true },
  })
  const { url } = await made.json()
  const kitchen = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await answerAs(browser, event, family('Ann Lee', 'Leo Lee', 'Mia Lee', 'Tom Lee'))
  await kitchen.goto(new URL(url).pathname)
  await page.goto(`/events/${event.id}`)
  await expect(kitchen.getByText('(4 guests)')).toBeVisible()

  await answerAs(browser, event, family('Leo Lee', 'Ann Lee', 'Mia Lee', 'Tom Lee'))
  const next = page.getByRole('region', { name: 'What is next' })
  const asked = next.getByText('The same people twice? 4 plates may be too many.')
  const twice = kitchen.getByText('(8 guests; 4 perhaps twice)')
  await expect(asked).toBeVisible()
  await expect(next.getByText('Two responses have the same names as Leo Lee’s party.')).toBeVisible()
  await expect(twice).toBeVisible()
  for (const one of [page, kitchen]) await accessible(one)
  await picture(page, 'perhaps-twice-1280')

  await next.getByRole('button', { name: 'Both are right' }).click()
  await expect(asked).toHaveCount(0)
  await expect(kitchen.getByText('(8 guests)')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(asked).toBeVisible()
  await expect(twice).toBeVisible()

  await next.getByRole('button', { name: 'Keep the newer' }).click()
  await expect(asked).toHaveCount(0)
  await expect(kitchen.getByText('(4 guests)')).toBeVisible()
  await page
    .getByText('The older response was deleted')
    .locator('..')
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(asked).toBeVisible()
  await expect(twice).toBeVisible()
})
