import { picture } from '../support/deep.ts'
import { announce, expect, test } from '../support/journey.ts'
import { stage } from '../support/kitchen-fixtures.ts'

const menu = {
  Starter: ['Burrata with blood orange', 'Chestnut velouté', 'Green salad'],
  Main: ['Slow-braised short rib', 'Roast sea bass', 'Risotto'],
  Dessert: ['Crème brûlée', 'Plum tart'],
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a caterer’s phone opens on title, news and counts, with the name and the button in the bar', async ({
  page,
}) => {
  announce(/^(\/api)?\/kitchen\//)
  const event = await stage(page, 'Clara & Jonah’s wedding', menu)
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const post = async (path: string, data: object) => {
    const answered = await page.request.post(path, { headers, data })
    expect(answered.ok(), path).toBe(true)
    return answered
  }
  const selections = Object.fromEntries(event.categories.map(({ id, items }) => [id, items[0]?.id ?? '']))
  const party = (length: number) =>
    Array.from({ length }, (_, at) => ({ name: `Guest ${at}`, allergies: '', selections }))
  const answer = (length: number) =>
    post(`/api/codes/${event.code}/responses`, { submissionId: crypto.randomUUID(), party: party(length) })
  const issue = () => post(`/api/events/${event.id}/sheets`, { id: crypto.randomUUID(), kind: 'provisional' })
  const look = {
    cloth: 'gingham-green',
    venue: 'Seehaus Lindow',
    serviceDay: '2027-06-19',
    serviceTime: '18:30',
  }
  await post(`/__local/parties/${event.code}`, { parties: [party(6)], event: look })
  const made = await post(`/api/events/${event.id}/kitchen-links`, { label: 'Hot kitchen' })
  const { url } = await made.json()
  const { pathname } = new URL(url)
  await issue()
  await post(`/api${pathname}/seen`, { sheet: 1, name: 'Marta' })
  await answer(4)
  await issue()
  await page.goto(pathname)

  const news = page.locator('.band .news')
  await expect(news).toHaveText(/^Sheet 2 has replaced sheet 1 · \d changes since you saw sheet 1$/)
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    return { top: box?.y ?? Number.NaN, end: (box?.y ?? Number.NaN) + (box?.height ?? 0) }
  }
  const cloth = await boxOf('.kitchen-cloth')
  expect(cloth.top).toBe(0)
  expect(cloth.end).toBeLessThanOrEqual(16)
  expect.soft((await boxOf('h1')).top).toBeLessThanOrEqual(32)
  expect.soft((await boxOf('.band .news')).end).toBeLessThanOrEqual(170)
  expect.soft((await boxOf('.kitchen-plates')).top).toBeLessThanOrEqual(240)
  expect.soft((await boxOf('.kitchen-lines > li')).top).toBeLessThanOrEqual(330)
  const bar = await boxOf('.kitchen-bar')
  expect(bar.end).toBeLessThanOrEqual(844)
  expect.soft((await boxOf('.kitchen-lines > li:last-child')).end).toBeLessThanOrEqual(bar.top)
  for (const it of [page.getByLabel('Your name'), page.getByRole('button', { name: 'I have seen sheet 2' })])
    expect((await it.boundingBox())?.y).toBeGreaterThan(bar.top)
  await picture(page, 'kitchen-first-screen')

  // With letters half as large again the first dish stays on the screen, and nothing is wider than it.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'))
  expect.soft((await boxOf('.kitchen-lines > li')).top).toBeLessThanOrEqual(600)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
