import type { Page } from '@playwright/test'
import { partySent, staged } from '../support/guest-fixtures.ts'
import { expect, test } from '../support/journey.ts'
import { stage } from '../support/kitchen-fixtures.ts'
import { cutOff } from '../support/measured.ts'
import { printed, solid, writes } from '../support/pdf.ts'
import { takenOver } from '../support/taken-over.ts'

// Long, without spaces; in letters of half and of full width.
const course = '前菜の盛り合わせ季節の味わい'
const beef = '牛フィレ肉のグリル山葵ソースと旬の彩り野菜のロースト添え赤ワイン仕立ての特製ソース'
const dishes = [beef, 'ﾊﾝﾊﾞｰｸﾞｽﾃｰｷﾃﾞﾐｸﾞﾗｽｿｰｽ', 'ＲＯＡＳＴＢＥＥＦｗｉｔｈＨＯＲＳＥＲＡＤＩＳＨ']
const names = [
  '小笠原山田百合子エリザベス佐々木東海林',
  'ﾊｾｶﾞﾜﾔﾏﾀﾞﾚｲｺｴﾘｻﾞﾍﾞｽ',
  'ＭａｘｉｍｉｌｉａｎＭｕｓｔｅｒｍａｎｎ',
]
const words = '大豆とピーナッツにアレルギーがあります少量でも危険です'
const title = '髙橋さんと渡邊さんの結婚披露宴レセプションパーティー'

type Menu = { id: string; items: { id: string }[] }[]

/** A party, each with a dish of their own. */
const partyOf = ([first]: Menu) =>
  names.map((name, index) => ({
    ...{ name, allergies: index === 0 ? words : '', ...(index === 0 && { consent: true as const }) },
    selections: { [first?.id ?? '']: first?.items[index]?.id ?? '' },
  }))

async function read(page: Page, what: string): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    // A step that is told by its place has its words for a reader alone.
    const cut = (await cutOff(page)).filter((one) => !one.startsWith('SPAN.visually-hidden where'))
    expect.soft(cut, `${what}, ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
}

test('long Japanese names and dishes stay within each screen of a guest @deep', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { code, categories } = await staged(request, { title, menu: { [course]: dishes } })
  await page.goto(`/event/${code}`)
  await takenOver(page)
  await page.getByText('Read the menu first').click()
  await read(page, 'the event')
  // No font has slanted letters of it: they stand upright within what is slanted.
  await expect(page.locator('.menu-to-read h2 bdi').first()).toHaveCSS('font-style', 'normal')
  await page.getByLabel('Your Name *').fill(names[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel(beef).check()
  await read(page, 'the dishes')
  await expect(page.locator('.course h3 bdi').first()).toHaveCSS('font-style', 'normal')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible()
  await read(page, 'the review')
  await page.getByRole('button', { name: 'Submit Menu Selections' }).click()
  await expect(page.getByText(/^Thank you, /)).toBeVisible()
  await read(page, 'the receipt')
  const { editToken } = await partySent(request, code, partyOf(categories))
  await page.goto(`/edit/${editToken}`)
  await takenOver(page)
  await read(page, 'the edit page')
})

test('long Japanese names and dishes stand whole on the kitchen’s page and paper @deep', async ({
  page,
  request,
}) => {
  const event = await stage(page, title, { [course]: dishes })
  await partySent(request, event.code, partyOf(event.categories))
  await page.goto(`/events/${event.id}/kitchen`)
  const headers = { 'content-type': 'application/json', origin: new URL(page.url()).origin }
  const post = (path: string, data: object) =>
    page.request.post(`/api/events/${event.id}/${path}`, { headers, data })
  await post('tables', { name: '鶴の間', seats: 3 })
  await post('placements/fills', { id: crypto.randomUUID() })
  const made = await post('kitchen-links', { label: '温製調理場', mayConfirm: true, names: 'all' })
  const link = new URL((await made.json()).url).pathname
  await page.goto(link)
  await takenOver(page)
  await read(page, 'the kitchen')
  for (const kind of ['', '/sheet', '/specials', '/tables', '/dishes', '/cards']) {
    await page.goto(`${link}/print${kind}`)
    const { pages, beyond } = await printed(page)
    // Cards have notes in the paper's margin.
    if (!/dishes|cards/.test(kind)) expect([kind, beyond]).toEqual([kind, []])
    if (!writes('ja')) continue
    // A file names some glyphs by their compatibility forms.
    const all = solid(pages.join('')).normalize('NFKC')
    const said = kind === '/specials' ? [beef, words] : kind === '/cards' ? names : dishes
    for (const text of said) expect(all).toContain(solid(text.normalize('NFKC')))
  }
})
