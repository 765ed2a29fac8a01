import { next, opened, sent } from '../../support/guest-fixtures.ts'
import { accessible, expect, test } from '../../support/journey.ts'
import { stage } from '../../support/kitchen-fixtures.ts'
import { printed, solid } from '../../support/pdf.ts'

test('a dish for children is offered to them first, and counted apart @deep', async ({ page, browser }) => {
  const event = await stage(page, 'With children', { Main: ['Nuggets', 'Beef'] })
  const [main] = event.categories
  const headers = { origin: new URL(page.url()).origin }
  const told = { contact: null, guaranteedPlates: null, guaranteedDue: null, sparePercent: 0 }
  const settings = { ...told, extras: [], asksAge: true, courses: [] }
  const asked = await page.request.put(`/api/events/${event.id}/kitchen-settings`, {
    headers,
    data: settings,
  })
  expect(asked.ok()).toBe(true)

  await page.goto(`/events/${event.id}/menu/${main?.id}`)
  await page.getByRole('button', { name: 'Edit Nuggets' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Menu Item' })
  await form.getByLabel('For children').check()
  await accessible(page)
  await form.getByRole('button', { name: 'Update Item' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'Nuggets' }).first()).toContainText(
    'For children',
  )
  await page.getByRole('button', { name: 'Add Item' }).click()
  const adding = page.getByRole('dialog', { name: 'Add Menu Item' })
  await adding.getByLabel('Item Name').fill('Pasta')
  await adding.getByLabel('For children').check()
  await adding.getByRole('button', { name: 'Add Item' }).click()
  await expect(adding.getByText('Pasta added.')).toBeVisible()
  await expect(adding.getByLabel('For children')).not.toBeChecked()
  await adding.getByRole('button', { name: 'Done' }).click()
  const preview = page.getByRole('complementary').getByRole('listitem')
  await expect(preview).toHaveText([/^Beef/, /^Nuggets.*For children/, /^Pasta.*For children/])
  await accessible(page)

  const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await opened(guest, event.code)
  await guest.getByLabel('Your Name *').fill('Ann')
  await guest.getByRole('button', { name: 'One guest more' }).click()
  await guest.getByLabel('Guest 2 name (you can add it later)').fill('Leo')
  await next(guest)
  const dishes = guest.getByRole('radio', { name: /^(Beef|Nuggets|Pasta)$/ })
  const values = () => dishes.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  const [nuggets = '', beef = ''] = main?.items.map(({ id }) => id) ?? []
  await expect.poll(async () => (await values()).slice(0, 2)).toEqual([beef, nuggets])
  await expect(guest.getByRole('radio', { name: 'Nuggets' })).toHaveAccessibleDescription('For children')
  await guest.getByRole('radio', { name: 'Beef' }).check()
  await next(guest)
  await guest.getByRole('group', { name: 'Is Leo a child?' }).getByLabel('Child', { exact: true }).check()
  await expect.poll(async () => (await values())[0]).toBe(nuggets)
  await accessible(guest)
  await guest.getByRole('radio', { name: 'Nuggets' }).check()
  await next(guest)
  await sent(guest)
  await guest.context().close()

  await page.goto(`/events/${event.id}/kitchen`)
  const rows = page.getByRole('table', { name: 'Main' }).getByRole('row')
  await expect(rows).toHaveText([
    ...[/Dish/, /^Beef ?1/, /^For children$/, /^Nuggets ?1.*including 1 child/, /^Pasta ?0/],
    ...[/^None for me/, /^Not chosen/, /^in all ?2/],
  ])
  await accessible(page)
  await page.goto(`/events/${event.id}/print/kitchen`)
  const { pages } = await printed(page)
  expect(solid(pages.join(' '))).toContain(solid('Beef 1 For children Nuggets including 1 child 1 Pasta 0'))
})
