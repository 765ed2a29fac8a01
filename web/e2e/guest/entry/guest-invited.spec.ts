import type { Page } from '@playwright/test'
import { later, ownClock } from '../../support/clock.ts'
import { next, sent, submit } from '../../support/guest-fixtures.ts'
import { invite, listCounts, listed } from '../../support/guest-list-fixtures.ts'
import { accessible, announce, expect, test } from '../../support/journey.ts'
import { takenOver } from '../../support/taken-over.ts'

const lees = {
  people: [{ name: 'Anna Lee' }, { name: 'Tom Lee' }, { name: 'Eva Lee' }],
  maxSize: 4,
}

async function openedInvite(page: Page, token: string): Promise<void> {
  await ownClock(page)
  await page.goto(`/invite/${token}`)
  await takenOver(page)
}

const comes = (page: Page, name: string, way: 'Coming' | 'Not coming') =>
  page.getByRole('group', { name: `Is ${name} coming?` }).getByRole('radio', { name: way, exact: true })

test('a listed family answers by name: who comes, who does not, and who is still open', async ({
  page,
  request,
}) => {
  const { id, token } = await listed(request, lees)
  await openedInvite(page, token)
  await expect(page.getByLabel('Your Name *')).toBeHidden()
  await accessible(page)
  await page.getByRole('button', { name: 'Continue' }).click({ force: true })
  await expect(page.getByText('Please say who is coming')).toBeVisible()
  await comes(page, 'Anna Lee', 'Coming').check()
  await comes(page, 'Tom Lee', 'Not coming').check()
  await expect(page.getByText('You can bring 1 more guest')).toBeVisible()
  await page.getByLabel('One more: Guest 2 name').fill('Kim Plus')
  await accessible(page)
  await next(page)
  await expect(page.getByRole('heading', { name: 'What would you like, Anna?' })).toBeVisible()
  await page.getByRole('radio', { name: 'Fish' }).check()
  await next(page)
  await expect(page.getByLabel('Guest 2 Name *')).toHaveValue('Kim Plus')
  await next(page)
  await expect(page.getByText('Not coming: Tom Lee.')).toBeVisible()
  await expect(page.getByText('No answer yet for Eva Lee.')).toBeVisible()
  await accessible(page)
  await sent(page)
  await expect(page.getByText('Who cannot come: Tom Lee')).toBeVisible()
  expect(await listCounts(request, id)).toMatchObject({ invited: 4, coming: 2, notComing: 1, silent: 1 })
})

test('a second visit by the link finds the answer without its needs, and changes it @deep', async ({
  page,
  request,
}) => {
  const { id, token } = await listed(request, lees)
  await openedInvite(page, token)
  await page.getByRole('button', { name: 'We are all coming' }).click()
  await page.getByText(/^Nothing given · Add$/).click()
  await page.getByLabel(/Allergies/).fill('Peanuts')
  await page.getByRole('button', { name: /pass this on/ }).click()
  for (let step = 0; step < 4; step++) await next(page)
  await sent(page)
  await openedInvite(page, token)
  await expect(page.getByText('You have answered before')).toBeVisible()
  expect(await page.content()).not.toContain('Peanuts')
  await expect(comes(page, 'Tom Lee', 'Coming')).toBeChecked()
  await accessible(page)
  await comes(page, 'Tom Lee', 'Not coming').check()
  for (let step = 0; step < 3; step++) await next(page)
  await submit(page)
  await expect(page.getByText('Menu selections submitted successfully!')).toBeVisible()
  await expect.poll(() => listCounts(request, id)).toMatchObject({ coming: 2, notComing: 1, silent: 0 })
  const kept = await request.get(`/api/events/${id}/responses`)
  expect(JSON.stringify(await kept.json())).toContain('Peanuts')
})

test('two phones with one link: the older page is refused, and opens the newer answer when it is loaded again', async ({
  page,
  request,
  browser,
}) => {
  announce(/\/api\/invitations\//)
  const { id, token } = await listed(request, { people: [{ name: 'Anna Lee' }, { name: 'Tom Lee' }] })
  await openedInvite(page, token)
  await page.getByRole('button', { name: 'We are all coming' }).click()
  for (let step = 0; step < 3; step++) await next(page)
  await sent(page)
  const other = await (
    await browser.newContext({ storageState: await page.context().storageState() })
  ).newPage()
  await openedInvite(page, token)
  await openedInvite(other, token)
  const change = async (phone: Page, dish: string) => {
    await next(phone)
    await phone.getByRole('radio', { name: dish }).check()
    for (let step = 0; step < 2; step++) await next(phone)
    await submit(phone)
  }
  await change(other, 'Soup')
  await expect(other.getByText('Menu selections submitted successfully!')).toBeVisible()
  await change(page, 'Salad')
  await expect(page.getByText('This answer was changed meanwhile')).toBeVisible()
  await openedInvite(page, token)
  await expect(page.getByText('Your own change was not saved')).toBeVisible()
  await next(page)
  await expect(page.getByRole('radio', { name: 'Soup' })).toBeChecked()
  expect(await listCounts(request, id)).toMatchObject({ coming: 2 })
  await other.context().close()
})

test('somebody invited alone has their name filled in', async ({ page, request }) => {
  const { token } = await listed(request, { people: [{ name: 'Hilde Weber' }] })
  await openedInvite(page, token)
  await expect(comes(page, 'Hilde Weber', 'Coming')).toBeChecked()
  await next(page)
  await expect(page.getByRole('heading', { name: 'What would you like, Hilde?' })).toBeVisible()
})

test('a party of one that the list names by its label alone has its name filled in @deep', async ({
  page,
  request,
}) => {
  const { token } = await listed(request, { label: 'Ada Hofmann', maxSize: 1 })
  await openedInvite(page, token)
  await expect(page.getByLabel('Your Name *')).toHaveValue('Ada Hofmann')
  await next(page)
  await expect(page.getByRole('heading', { name: 'What would you like, Ada?' })).toBeVisible()
})

test('a family of which nobody comes says so once, and may come after all @deep', async ({
  page,
  request,
}) => {
  announce(/favicon|\/api\/responses\//)
  const { id, token } = await listed(request, lees)
  await openedInvite(page, token)
  for (const name of ['Anna Lee', 'Tom Lee', 'Eva Lee']) await comes(page, name, 'Not coming').check()
  await page.getByRole('button', { name: 'We cannot come' }).first().click()
  await accessible(page)
  await page.getByRole('button', { name: 'Yes, tell them' }).click()
  await expect(page.getByRole('heading', { name: 'You told us you cannot come' })).toBeFocused()
  expect(await listCounts(request, id)).toMatchObject({ coming: 0, notComing: 3 })
  await openedInvite(page, token)
  await expect(page.getByText('you can’t come')).toBeVisible()
  await comes(page, 'Eva Lee', 'Coming').check()
  await next(page)
  await next(page)
  // The page makes the receipt by itself while the stored answer cannot be read.
  await page.route(/favicon\.svg|\/api\/responses\//, (route) => route.abort())
  await submit(page)
  await expect(page.getByText(/^Menu selections submitted successfully!/)).toBeVisible()
  await later(page, 2_000)
  await expect(page.getByText('Who cannot come: Anna Lee · Tom Lee')).toBeVisible()
  expect(await listCounts(request, id)).toMatchObject({ coming: 1, notComing: 2, silent: 0 })
})

test('a party listed by a label types its own names, within its places', async ({ page, request }) => {
  const { token } = await listed(request, { label: 'The Okafors', maxSize: 2 })
  await openedInvite(page, token)
  await page.getByLabel('Your Name *').fill('Ada Okafor')
  await page.getByRole('button', { name: 'One guest more' }).click()
  await expect(page.getByRole('button', { name: 'One guest more' })).toBeDisabled()
})

test('a renewed link opens, and the one before opens nothing @deep', async ({ page, request }) => {
  const { id, token, invitation } = await listed(request, { people: [{ name: 'Ann Lee' }] })
  const renewed = await request.post(`/api/events/${id}/invitations/${invitation}/link`, {
    data: {},
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { url } = (await renewed.json()) as { url: string }
  announce(/\/invite\//)
  expect((await page.goto(`/invite/${token}`))?.status()).toBe(404)
  await accessible(page)
  expect((await page.goto(new URL(url).pathname))?.status()).toBe(200)
  const other = await invite(request, id, { people: [{ name: 'Bo' }] })
  expect(other.token).not.toBe(token)
})

test('presses before the script arrives count @deep', async ({ page, request }) => {
  const { token } = await listed(request, lees)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/invite/${token}`, { waitUntil: 'commit' })
  await comes(page, 'Tom Lee', 'Coming').check()
  release()
  await takenOver(page)
  await expect(comes(page, 'Tom Lee', 'Coming')).toBeChecked()
  await expect(page.getByText(/You can bring/)).toBeVisible()
})
