import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { templateContext } from '#core/mail/language'
import { linkPrintPath } from '#print/shape/documents'
import { makeDinner, peanuts } from '../testing/factories/dinner.ts'
import { call } from '../testing/http.ts'
import { kitchenLinkMail } from './mails/link.ts'
import { sheetMail } from './mails/sheet.ts'

/** A dinner of one guest who avoids peanuts, and calls of its links as its planner makes them. */
async function given() {
  const own = await makeDinner({})
  await own.answer([own.eats('aaaaaa', own.beef, { name: 'Ana Lopes', sweet: own.cake, ...peanuts(14) })])
  const links = (method: string, more = '', body?: unknown, { cookie } = own) =>
    call(method, `/api/events/${own.event.id}/kitchen-links${more}`, body, { cookie })
  const made = async (more: object) => {
    const answer = await links('POST', '', { label: 'Kitchen', ...more })
    const body = await answer.json<{ id: string; url: string; error: unknown }>()
    return { status: answer.status, ...body, token: body.url?.split('/kitchen/')[1] ?? '' }
  }
  const listed = async () => (await (await links('GET')).json<{ links: object[] }>()).links
  return { ...own, links, made, listed }
}

async function opened(path: string, headers: Record<string, string> = {}) {
  const answer = await call('GET', path, undefined, headers)
  const [, lang = '', dir = ''] = /<html lang="([^"]*)" dir="([^"]*)"/.exec(await answer.clone().text()) ?? []
  return { lang, dir, text: await answer.text(), kept: answer.headers.get('set-cookie') }
}

describe('a link’s language', () => {
  it('is chosen when it is made, and changed later, at the same address', async () => {
    const { made, listed, links } = await given()
    const { status, id, token } = await made({ language: 'pl' })
    expect([status, await listed()]).toMatchObject([201, [{ id, language: 'pl' }]])
    expect((await links('PATCH', `/${id}`, { language: 'ar' })).status).toBe(204)
    expect(await listed()).toMatchObject([{ id, language: 'ar' }])
    expect(await opened(`/kitchen/${token}`)).toMatchObject({ lang: 'ar', dir: 'rtl' })
    await links('PATCH', `/${id}`, { language: 'ar' })
    const changes = env.DB.prepare(
      `select count(*) as n from audit_logs where action = 'UPDATE_KITCHEN_LINK' and entity_id = ?`,
    )
    expect(await changes.bind(id).first('n')).toBe(1)
  })

  it.each(['tlh', 'en-XA', '', null, 7])('is none that nobody reads: %j', async (language) => {
    const { made, listed, links } = await given()
    const refused = { error: { fields: { language: 'Please choose a language from the list' } } }
    expect(await made({ language })).toMatchObject({ status: 400, ...refused })
    expect(await listed()).toEqual([])
    const { id } = await made({ language: 'pl' })
    const answer = await links('PATCH', `/${id}`, { language })
    expect([answer.status, await answer.json()]).toMatchObject([400, refused])
    expect(await listed()).toMatchObject([{ language: 'pl' }])
  })

  it('is not another planner’s to change, nor a revoked link’s', async () => {
    const { made, listed, links } = await given()
    const { id } = await made({ language: 'pl' })
    const other = await given()
    expect((await other.links('PATCH', `/${id}`, { language: 'de' })).status).toBe(404)
    await links('DELETE', `/${id}`)
    expect((await links('PATCH', `/${id}`, { language: 'de' })).status).toBe(410)
    expect(await listed()).toMatchObject([{ language: 'pl' }])
  })
})

it.for<[why: string, language: string | null, query: string, headers: Record<string, string>, lang: string]>([
  ['the address asks', 'pl', '?lang=de', { cookie: 'lang=fr', 'accept-language': 'it' }, 'de'],
  ['the device chose', 'pl', '', { cookie: 'lang=fr', 'accept-language': 'it' }, 'fr'],
  ['the link has one', 'pl', '', { 'accept-language': 'it' }, 'pl'],
  ['the browser asks and the link has none', null, '', { 'accept-language': 'it' }, 'it'],
  ['nobody says one', null, '', {}, 'en'],
  ['the address and the device name none on offer', 'pl', '?lang=xx', { cookie: 'lang=tlh' }, 'pl'],
  ['the link’s is on offer no more', 'tlh', '', { 'accept-language': 'it' }, 'it'],
])('a kitchen reads where %s', async ([, language, query, headers, lang]) => {
  const { link } = await given()
  const { token } = await link({ language })
  const page = await opened(`/kitchen/${token}${query}`, headers)
  expect([page.lang, page.kept !== null]).toEqual([lang, query === '?lang=de'])
  const paper = await opened(linkPrintPath(token, 'specials') + query, headers)
  expect([paper.lang, paper.kept]).toEqual([lang, null])
})

it('a Polish link speaks Polish on its page, on paper and in its mails, and leaves dishes and guests as they are', async () => {
  const { made, issue, answer, eats, bass, cake } = await given()
  const { id, token } = await made({ language: 'pl', names: 'all', email: 'kuchnia@example.com' })
  const page = await opened(`/kitchen/${token}`)
  for (const said of ['orzeszki ziemne', 'Beef', 'Ana Lopes']) expect(page.text).toContain(said)
  const paper = await opened(linkPrintPath(token, 'specials'))
  for (const said of ['ORZESZKI ZIEMNE', 'Beef', 'Ana Lopes']) expect(paper.text).toContain(said)
  expect(await kitchenLinkMail(templateContext(env), id)).toMatchObject({
    subject: expect.stringMatching(/^Dla kuchni/),
    html: expect.stringContaining('lang="pl"'),
  })
  expect((await issue()).status).toBe(201)
  await answer([eats('bbbbbb', bass, { name: 'Leo Brandt', sweet: cake })])
  expect((await issue()).status).toBe(201)
  expect((await sheetMail(templateContext(env), id))?.subject).toMatch(/rkusz/)
})
