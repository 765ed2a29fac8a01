import { expect } from '@playwright/test'
import { looks } from '../../support/deep.ts'
import { invite } from '../../support/guest-list-fixtures.ts'
import { accessible, test } from '../../support/journey.ts'
import { contain, stage } from '../../support/kitchen-fixtures.ts'

for (const width of looks([1280], [390]))
  test(`a planner answers for a party, is warned of a dish, and goes to the answer, at ${width} px @deep`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const staged = await stage(page, 'On the phone', { Main: ['Beef', 'Bass'] })
    const [beef] = staged.categories[0]?.items ?? []
    await contain(page, staged, beef?.id ?? '', 'milk')
    await invite(page.request, staged.id, { people: [{ name: 'Ann Lee' }], maxSize: 3 })
    await invite(page.request, staged.id, { label: 'Ada Hofmann', maxSize: 1 })
    await page.goto(`/events/${staged.id}/guests`)

    await page.getByRole('button', { name: 'Ada Hofmann', exact: true }).click()
    await page.getByRole('button', { name: 'Answer for them Ada Hofmann' }).click()
    const ada = page.getByRole('dialog', { name: 'Answer for Ada Hofmann' })
    await expect(ada.getByLabel('Name *')).toHaveValue('Ada Hofmann')
    await ada.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Close', exact: true }).click()

    // A row for each place: Ann's, her guest's, and one that nobody takes.
    await page.getByRole('button', { name: 'Ann Lee', exact: true }).click()
    await expect(page.getByRole('link', { name: 'See their answer Ann Lee' })).toBeHidden()
    await page.getByRole('button', { name: 'Answer for them Ann Lee' }).click()
    const form = page.getByRole('dialog', { name: 'Answer for Ann Lee' })
    const names = form.getByLabel('Name *')
    await expect(names).toHaveCount(3)
    await names.nth(2).fill('Tom')
    const main = form.getByRole('combobox', { name: 'Main' })
    await main.nth(0).selectOption({ label: 'Bass' })
    await main.nth(2).selectOption({ label: 'Beef' })
    const needs = form.locator('.answer-needs').nth(2)
    await needs.locator('summary').first().click()
    await needs.getByLabel('Milk', { exact: true }).check()
    const warning = form.getByText('Beef: Contains milk. Tom told us: milk allergy.')
    await expect(warning).toBeVisible()
    await accessible(page)
    await main.nth(2).selectOption({ label: 'Bass' })
    await expect(warning).toBeHidden()
    await main.nth(2).selectOption({ label: 'Beef' })
    await form.getByRole('button', { name: 'Add Response' }).click()
    await expect(form).toBeHidden()
    await expect(
      page.getByText('2 coming · 0 not coming · 1 not answered · 1 not used (4 invited)', { exact: true }),
    ).toBeVisible()

    await page.getByRole('link', { name: 'See their answer Ann Lee' }).click()
    const answer =
      width < 768
        ? page.getByRole('dialog', { name: 'Ann Lee' })
        : page.getByRole('complementary', { name: 'Ann Lee' })
    await expect(answer.getByText('Tom', { exact: true })).toBeVisible()
    await expect(answer.getByRole('button', { name: /^Correct/ })).toBeVisible()
    await accessible(page)
  })
