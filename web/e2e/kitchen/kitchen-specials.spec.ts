import { day } from '../support/events-planner.ts'
import { accessible, expect, test } from '../support/journey.ts'
import { answerAs, contain, stage } from '../support/kitchen-fixtures.ts'
import { middleOf } from '../support/measured.ts'

test('a planner agrees what is served instead, and takes it back @deep', async ({ page, browser }) => {
  const event = await stage(page, 'Not the satay', { Main: ['Satay skewers', 'Risotto'] })
  const [main] = event.categories
  const [satay = '', risotto = ''] = main?.items.map(({ id }) => id) ?? []
  await contain(page, event, satay, 'peanuts')
  const chose = (dish: string) => ({ [main?.id ?? '']: dish })
  await answerAs(browser, event, [
    {
      name: 'Ana Lopes',
      allergies: 'no satay sauce',
      selections: chose(satay),
      needs: [{ what: 'peanuts', how: 'allergy' }],
      consent: true,
    },
    { name: 'Leo', allergies: '', selections: chose(satay) },
    { name: 'Mia', allergies: '', selections: chose(risotto) },
  ])
  await page.goto(`/events/${event.id}/kitchen`)
  await expect(page.getByText('3 plates (3 guests)')).toBeVisible()
  // She is not counted as the dish: one falls from what is cooked as listed.
  const dish = page.getByRole('row', { name: /^Satay skewers 2 / })
  await expect(dish).toContainText('1 as listed, 1 changed: S1')
  await expect(page.getByRole('row', { name: /^in all 3/ })).toBeVisible()
  const ana = page.getByRole('region', { name: /^Specials/ }).getByRole('listitem')
  await expect(ana).toContainText('S1')
  await expect(ana).toContainText('ALLERGY: PEANUTS “no satay sauce”')
  await expect(ana).toContainText('NOT the Satay skewers (contains)')
  await expect(ana.getByText('NOT AGREED')).toBeVisible()
  await accessible(page)

  await ana.getByRole('button', { name: 'Serve instead' }).click()
  await ana.getByRole('textbox', { name: 'Serve instead' }).fill('cucumber salad')
  await ana.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(ana.getByText('Please say who agreed to it')).toBeVisible()
  await accessible(page)
  await ana.getByRole('textbox', { name: 'Agreed by' }).fill('Marta')
  await ana.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(ana.getByText(/cucumber salad, agreed by Marta, /)).toBeVisible()
  await expect(ana.getByText('NOT AGREED')).toBeHidden()
  await expect(dish).toContainText('1 as listed, 1 changed: S1')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(ana.getByText('NOT AGREED')).toBeVisible()
})

test('the kitchen is told when courses are served, and what those get who have not chosen @deep', async ({
  page,
  browser,
}) => {
  const event = await stage(page, 'Told', { Main: ['Beef', 'Risotto'] })
  await answerAs(browser, event, [{ name: 'Ann', allergies: '', selections: {} }])
  await page.goto(`/events/${event.id}/kitchen`)
  await page.getByText('Kitchen details').click()
  await page.getByLabel('Phone contact for the kitchen').fill('Mia Ott +351 912 345 678')
  await page.getByLabel('Main: served at').fill('19:40')
  await page.getByLabel('Main: guests who have not chosen get').selectOption('Risotto')
  await page.getByLabel('Guaranteed plates').fill('many')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A whole number of plates')).toBeVisible()
  await page.getByLabel('Guaranteed plates').fill('1')
  await page.getByLabel('Can be changed until').fill('2026-12-01T12:00')
  await page.getByRole('button', { name: 'Add another' }).click()
  await page.getByLabel('For', { exact: true }).fill('crew')
  await page.getByLabel('How many').fill('5')
  await accessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Main, 19:40' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Not chosen 1 / })).toContainText('get Risotto')
  await expect(page.getByText('guaranteed 1, due Tue 1 December, 12:00')).toBeVisible()
  await expect(page.getByText('crew 5 (not guests)')).toBeVisible()
  await page.reload()
  await page.getByText('Kitchen details').click()
  await expect(page.getByLabel('Can be changed until')).toHaveValue('2026-12-01T12:00')
})

test('words become a need by one press, and the overview asks for the day of the meal @deep', async ({
  page,
  browser,
}) => {
  const event = await stage(page, 'Words', { Main: ['Pesto', 'Beef'] })
  const [main] = event.categories
  const [pesto = ''] = main?.items.map(({ id }) => id) ?? []
  await contain(page, event, pesto, 'nuts')
  await answerAs(browser, event, [
    { name: 'Mia', allergies: 'nut allergy', selections: { [main?.id ?? '']: pesto } },
  ])
  await page.goto(`/events/${event.id}/kitchen`)
  const mia = page.getByRole('region', { name: /^Specials/ }).getByRole('listitem')
  await expect(mia).toContainText(/WORDS NOT CHECKED AGAINST DISHES: ask$/)
  await page.getByRole('button', { name: 'Add Nuts (allergy) for Mia' }).click()
  await expect(page.getByText('ALLERGY: NUTS')).toBeVisible()
  await expect(mia).not.toContainText('NOT CHECKED')
  await expect(page.getByText('NOT AGREED')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('ALLERGY: NUTS')).toBeHidden()
  await accessible(page)
  // The list has what no word of theirs named, too.
  const choice = page.getByLabel('Choose a need… for Mia')
  const add = page.getByRole('button', { name: 'Add the chosen need for Mia' })
  await expect(add).toBeDisabled()
  await choice.selectOption('Vegan')
  await add.click()
  await expect(mia).toContainText('VEGAN')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(choice).toHaveValue('')
  await choice.selectOption('Nuts')
  await add.click()
  await expect(page.getByText('NOT AGREED')).toBeVisible()

  await page.goto(`/events/${event.id}`)
  await expect(
    page.getByText('1 guest chose a dish that contains what they must avoid.', { exact: false }),
  ).toBeVisible()
  await expect(page.getByText('Which day is the meal?')).toBeVisible()
  await accessible(page)
  await page.getByLabel('Day of the meal').fill(day(220))
  // Its button stands level with it.
  const save = page.getByRole('button', { name: 'Save', exact: true })
  expect(await middleOf(save)).toBeCloseTo(await middleOf(page.getByLabel('Day of the meal')), 0)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Which day is the meal?')).toBeHidden()
  await page.getByRole('link', { name: 'See who' }).click()
  await expect(page).toHaveURL(`/events/${event.id}/kitchen#specials`)
})
