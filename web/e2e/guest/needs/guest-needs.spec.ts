import type { EditView } from '../../../../worker/party/shape/guest.ts'
import type { Person } from '../../../../worker/party/shape/person.ts'
import { picture } from '../../support/deep.ts'
import {
  answered,
  next,
  opened,
  openNeeds,
  partySent,
  sent,
  staged,
  state,
  takenOver,
} from '../../support/guest-fixtures.ts'
import { accessible, expect, test } from '../../support/journey.ts'

const menu = { Main: ['Beef', 'Risotto'] }

test('a need is ticked, worded and passed on by one button, and what was not is asked about', async ({
  page,
  request,
}) => {
  const { code } = await staged(request, { menu, hostName: 'Paula' })
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Anna Berg')
  await page.getByRole('button', { name: 'One guest more' }).click()
  await page.getByLabel('Guest 2 name (you can add it later)').fill('Leo')
  await openNeeds(page)
  const nuts = page.getByRole('checkbox', { name: 'Nuts', exact: true })
  await expect(page.getByLabel(/Allergies/)).toHaveAccessibleDescription(
    'People read what you write here. It is not compared with the dishes.',
  )
  await page.getByLabel(/Allergies/).fill('no nut allergy')
  await expect(page.getByText('Did you mean:')).toHaveCount(0)
  await page.getByLabel(/Allergies/).fill('keine Laktose')
  await expect(page.getByRole('button', { name: 'Lactose?', exact: true })).toBeVisible()
  await page.getByLabel(/Allergies/).fill('keine Nüsse-Allergie')
  await expect(page.getByText('Did you mean:')).toHaveCount(0)
  await page.getByLabel(/Allergies/).fill('nut allergy')
  await page.getByRole('button', { name: 'Nuts?', exact: true }).click()
  await expect(nuts).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Peanuts' })).not.toBeChecked()
  await page.getByRole('group', { name: 'Nuts' }).getByLabel('Intolerance').check()
  await accessible(page)
  await next(page)
  const pass = page.getByRole('button', { name: 'Pass on', exact: true })
  await expect(pass).toBeFocused()
  await expect(page.getByText(/This is not passed on yet/)).toContainText(
    'Paula, those who plan with them and the kitchen',
  )
  await accessible(page)
  await pass.click()
  await expect(page.getByText('Nut intolerance · nut allergy · Change')).toBeVisible()
  await next(page)
  await page.getByRole('radio', { name: 'Beef' }).check()
  await next(page)
  await openNeeds(page)
  await page.getByRole('checkbox', { name: 'Vegan' }).check()
  await expect(page.getByRole('button', { name: 'Leo agrees, or is my child: pass this on' })).toBeVisible()
  await page.reload()
  // Folded after the reload it does not read as given, and what stops is said beside the button.
  await expect(page.getByText('Vegan · not agreed yet')).toBeVisible()
  await next(page)
  await expect(pass).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'Vegan' })).toBeChecked()
  await expect(page.getByRole('alert')).toHaveText('Please agree to pass on Leo’s needs, or remove them.')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Nothing given · Add')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Leo’s needs were removed.')
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Vegan · not agreed yet').click()
  await next(page)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await next(page)
  // The other needs named in the words are offered once more, and the words stay.
  await expect(page.getByText('You wrote “nut allergy”.')).toBeVisible()
  await page.getByRole('button', { name: 'Add: Peanuts' }).click()
  await expect(page.getByText('You wrote “nut allergy”.')).toHaveCount(0)
  await expect(
    page.getByText('People read what you write here. It is not compared with the dishes.'),
  ).toBeVisible()
  await accessible(page)
  await sent(page)
  const link = await page.getByLabel('Link to change your answer').inputValue()
  const stored = await request.get(`/api/responses/${link.split('/').at(-1)}`)
  const [anna, leo] = ((await stored.json()) as EditView).response.party
  expect(anna).toMatchObject({
    allergies: 'nut allergy',
    needs: [
      { what: 'peanuts', how: 'allergy', by: 'guest' },
      { what: 'nuts', how: 'intolerance', by: 'guest' },
    ],
    consent: { at: expect.any(Number) },
  })
  expect(leo).not.toHaveProperty('needs')
})

test('words that say none ask nothing, and nothing is lost when the list comes late @deep', async ({
  page,
  request,
}) => {
  const { code } = await staged(request, { menu })
  await opened(page, code)
  await page.getByLabel('Your Name *').fill('Anna Berg')
  await openNeeds(page)
  await page.getByLabel(/Allergies/).fill('None')
  await expect(page.getByRole('checkbox', { name: 'Milk' })).toBeVisible()
  await next(page)
  await expect(page.getByRole('heading', { name: /What would you like/ })).toBeVisible()
})

test('without a script the line of needs opens @deep', async ({ browser, request }) => {
  const { code } = await staged(request, { menu })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/event/${code}`)
  await expect(page.getByLabel(/Allergies/)).toBeHidden()
  await openNeeds(page)
  await expect(page.getByLabel('Allergies/Dietary Restrictions (Optional)')).toBeVisible()
  await context.close()
})

test('a guest with a nut allergy is warned, asks for another dish, and review and receipt say so', async ({
  page,
  request,
}) => {
  const event = await staged(request, { menu, hostName: 'Paula' })
  await state(request, event, 'Beef', { contents: [{ what: 'nuts', state: 'contains' }] })
  await opened(page, event.code)
  await page.getByLabel('Your Name *').fill('Anna Berg')
  await openNeeds(page)
  await page.getByRole('checkbox', { name: 'Nuts', exact: true }).check()
  await page.getByRole('button', { name: /^I agree/ }).click()
  await next(page)
  await expect(page.getByText('Contains nuts. You told us: nut allergy.')).toBeVisible()
  await expect(
    page.getByText('Nuts are not confirmed here. Paula sees this and must ask the kitchen.'),
  ).toBeVisible()
  await page.getByRole('radio', { name: 'Beef' }).check()
  const wish = page.getByRole('group', {
    name: 'This dish contains nuts, and you told us you have a nut allergy.',
  })
  const ask = wish.getByLabel('Please make it without nuts, or give me another dish')
  await expect(ask).toBeChecked()
  // Both answers stand above the bar, and not behind it.
  const other = await wish.getByRole('button', { name: 'Choose another dish' }).boundingBox()
  const bar = await page.getByRole('button', { name: 'Continue' }).boundingBox()
  expect((other?.y ?? 0) + (other?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await accessible(page)
  await next(page)
  await expect(page.getByText('Paula must ask the kitchen about 1 of your dishes.')).toBeVisible()
  await expect(page.getByText(/^Please also tell the staff on the day/)).toBeVisible()
  await accessible(page)
  await sent(page)
  await expect(page.getByText('Paula must ask the kitchen about 1 of your dishes.')).toBeVisible()
  await expect(page.getByText(/Beef: Contains nuts.*Please make it without nuts/)).toBeVisible()
})

test('a need that is ticked and not agreed never reads as given, at a dish either @deep', async ({
  page,
  request,
}) => {
  const event = await staged(request, { menu, hostName: 'Paula' })
  await state(request, event, 'Beef', { contents: [{ what: 'nuts', state: 'contains' }] })
  const { editToken } = await answered(request, event.code, 1)
  await page.goto(`/edit/${editToken}`)
  await takenOver(page)
  await openNeeds(page)
  await page.getByRole('checkbox', { name: 'Nuts', exact: true }).check()
  await page.getByRole('radio', { name: 'Beef' }).check()
  await expect(page.getByText('Contains nuts. You ticked: nut allergy, not agreed yet.')).toBeVisible()
  await expect(
    page.getByText(/^Once agreed, Paula, those who plan with them and the kitchen see this\./),
  ).toBeVisible()
  await expect(page.getByText(/[Yy]ou told us|\. Paula sees this/)).toHaveCount(0)
  await page.getByRole('button', { name: /^I agree/ }).click()
  await expect(page.getByText('Contains nuts. You told us: nut allergy.')).toBeVisible()
  await expect(page.getByText('not agreed yet')).toHaveCount(0)
  await expect(
    page.getByRole('group', { name: 'This dish contains nuts, and you told us you have a nut allergy.' }),
  ).toBeVisible()
})

test('what is not confirmed is said once a course, and no dish reads it beside what is known @deep', async ({
  page,
  request,
}) => {
  const event = await staged(request, {
    menu: { Starter: ['Soup', 'Salad', 'Terrine'], Main: ['Beef', 'Fish'], Dessert: ['Cake', 'Fruit'] },
    hostName: 'Paula',
  })
  await state(request, event, 'Soup', { contents: [{ what: 'nuts', state: 'contains' }] })
  await state(request, event, 'Fruit', { contents: [{ what: 'nuts', state: 'without' }], by: 'kitchen' })
  await opened(page, event.code)
  await page.getByLabel('Your Name *').fill('Anna Berg')
  await openNeeds(page)
  await page.getByRole('checkbox', { name: 'Nuts', exact: true }).check()
  await page.getByRole('button', { name: /^I agree/ }).click()
  await next(page)
  const sentence = 'Nuts are not confirmed here. Paula sees this and must ask the kitchen.'
  const course = (name: string) => page.getByRole('group', { name })
  await expect(course('Starter').getByText(/not confirmed/)).toHaveText([`Salad, Terrine: ${sentence}`])
  await expect(course('Starter').getByText('Contains nuts. You told us: nut allergy.')).toBeVisible()
  await expect(course('Main').getByText(/not confirmed/)).toHaveText([sentence])
  await expect(course('Dessert').getByText(/Nuts are not confirmed/)).toHaveText([`Cake: ${sentence}`])
  const fruit = page.getByRole('radio', { name: 'Fruit' })
  await expect(fruit).toHaveAccessibleDescription(
    /^\S+ kitchen, .*: no nuts in the recipe\. Traces: not confirmed\.$/,
  )
  await expect(page.getByText('Other allergens: not confirmed.')).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Salad' })).not.toHaveAccessibleDescription(/not confirmed/)
  await accessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await picture(page, `course-needs-${colorScheme}`, { fullPage: true })
  }
})

test('on the way back one reaches one’s person at once, and takes back what was agreed @deep', async ({
  page,
  request,
}) => {
  const { code, categories } = await staged(request, { menu, hostName: 'Anna and Tom' })
  const needing = { needs: [{ what: 'nuts', how: 'allergy' }], consent: true }
  const party = ['Anna Berg', 'Leo', 'Mia'].map((name) => ({
    ...{ name, allergies: '', selections: { [categories[0]?.id ?? '']: 'none' } },
    ...(name === 'Leo' && needing),
  })) as unknown as Person[]
  const { editToken } = await partySent(request, code, party)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/edit/${editToken}`)
  const people = page.getByRole('navigation', { name: 'Your party' })
  await people.getByRole('link', { name: /^Leo/ }).click()
  const given = page.getByText('Nut allergy · Change')
  await expect(given).toBeInViewport()
  await given.click()
  await expect(
    page.getByText(
      /^Leo agreed on .* that Anna and Tom, those who plan with them and the kitchen see this\.$/,
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText(/^Taking it back removes Leo’s needs and words\./)).toBeVisible()
  await accessible(page)
  await picture(page, 'take-back-390')
  await page.getByRole('group').getByRole('button', { name: 'Remove', exact: true }).first().click()
  await expect(given).toHaveCount(0)
  // Update opens a folded need that it refuses, says so beside the button, and focuses it.
  const mia = page.locator('#person-2')
  await people.getByRole('link', { name: /^Mia/ }).click()
  await mia.getByText('Nothing given · Add').click()
  await mia.getByRole('checkbox', { name: 'Vegan' }).check()
  await mia.getByText('Vegan · not agreed yet').click()
  await expect(mia.getByRole('checkbox', { name: 'Vegan' })).toBeHidden()
  await page.getByRole('button', { name: 'Update Menu Selections' }).click()
  await expect(mia.getByRole('button', { name: 'Pass on', exact: true })).toBeFocused()
  await expect(page.getByText('Please agree to pass on Mia’s needs')).toBeInViewport()
  await mia.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('button', { name: 'Update Menu Selections' }).click()
  await expect(page.getByText('Menu selections updated successfully!').first()).toBeVisible()
  const stored = (await (await request.get(`/api/responses/${editToken}`)).json()) as EditView
  expect(stored.response.party[1]).not.toHaveProperty('needs')
  expect(stored.response.party[1]).not.toHaveProperty('consent')
  // The browser had not answered before: it knows the answer from now on.
  await page.waitForURL('/')
  await expect(page.getByText(/You answered for Anna/)).toBeVisible()
})
