import { accessible, expect, test } from '../../support/journey.ts'
import { freshEmail, mailsTo, mailTo } from '../../support/mailbox.ts'
import { makePlanner } from '../../support/purchases-fixtures.ts'

test('a planner copies a guest’s edit link, and sends it again @deep', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id } = await makePlanner(page, { guestLimit: 100 })
  const email = freshEmail('edith')
  const headers = { origin: new URL(page.url()).origin }
  const party = [{ name: 'Edith Stone', allergies: '', selections: {} }]
  for (const [name, address] of [
    ['Edith Stone', email],
    ['Tom Reed', ''],
  ]) {
    const data = { submissionId: crypto.randomUUID(), email: address, party: [{ ...party[0], name }] }
    expect((await page.request.post(`/api/events/${id}/responses`, { headers, data })).status()).toBe(201)
  }
  const first = await mailTo(request, email, /Supper/)
  await page.goto(`/events/${id}/responses`)
  await page.getByText('Edith Stone', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Copy edit link of the response of Edith Stone' }).click()
  await expect(page.getByText('Edit link copied.')).toBeVisible()
  const url = await page.evaluate(() => navigator.clipboard.readText())
  expect(url).toBe(first.links.find((link) => link.includes('/edit/')))
  await page.getByRole('button', { name: 'Send it again of the response of Edith Stone' }).click()
  await expect(page.getByText(`The edit link is on its way to ${email}.`)).toBeVisible()
  await expect.poll(() => mailsTo(request, email)).toHaveLength(2)
  await accessible(page)

  // Without an address there is nothing to send; a browser that does not let the page copy is given the link.
  await page.getByText('Tom Reed', { exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Send it again of the response of Tom Reed' })).toHaveCount(0)
  await page.evaluate(() => Object.assign(navigator.clipboard, { write: () => Promise.reject(new Error()) }))
  await page.getByRole('button', { name: 'Copy edit link of the response of Tom Reed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy edit link' })
  await expect(dialog.getByLabel('Edit link')).toHaveValue(/\/edit\//)
  await accessible(page)
})
