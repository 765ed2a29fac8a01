import { env, exports } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pages } from '#core/pages'
import { offered } from '../languages/languages.ts'
import { type Asked, anew, ask, playground } from '../testing/fuzz/ground.ts'
import { languageBody, spoken, tag } from '../testing/fuzz/languages.ts'
import { routes } from '../testing/routes.ts'

// A language that nobody knows is the next in the order of who reads what, never a fault, and never stored.
const runs = Number(env.FUZZ ?? 1500)
const options = { seed: Number(env.FUZZ_SEED ?? 20261126), endOnFailure: true }
const timeout = Math.max(600_000, runs * 60)
const tags = offered(false)
// Here layouts are tried, too.
const shownTags = offered(true)

/** Calls that store a language or what stands in one, and documents in a language. */
const ofLanguages = routes.filter((route) =>
  /\/menu\/words|kitchen-links|^(?:POST|PUT) \/api\/events(?:\/:id)?$|\/responses$|\/declines$|\/print\b/.test(
    route,
  ),
)

it(
  `takes ${runs} bodies about languages without a fault, and stores only what can be read`,
  async () => {
    const faults: unknown[] = []
    const statuses = new Map<string, number>()
    let place = await playground()
    let count = 0
    const asked = fc.record<Asked>({
      route: fc.oneof(
        fc.constant('PUT /api/events/:id/menu/words/:language'),
        fc.constantFrom(...ofLanguages),
      ),
      who: fc.constantFrom('owner', 'owner', 'member', 'nobody'),
      real: fc.boolean(),
      strange: tag,
      text: languageBody,
      asking: tag.map((one) => new URLSearchParams({ lang: one }).toString()),
      event: fc.constant({}),
      spoken,
    })
    const answered = fc.asyncProperty(asked, async (one) => {
      if (++count % anew === 0) place = await playground()
      // A language of the address may be any, also where everything else is there.
      if (!one.real) place.names.language = one.strange.isWellFormed() ? encodeURIComponent(one.strange) : 'x'
      const { status, said } = await ask(place, { ...one, real: true })
      place.names.language = 'de'
      if (one.route.startsWith('PUT /api/events/:id/menu/words'))
        statuses.set(`${one.who} ${status}`, (statuses.get(`${one.who} ${status}`) ?? 0) + 1)
      if (status >= 500)
        faults.push({ ...one, text: one.text.toWellFormed(), status, said: said.slice(0, 300) })
    })
    await fc.assert(answered, { ...options, numRuns: runs })
    expect(faults).toEqual([])
    // They come behind the checks: some are stored, and some refused.
    for (const status of ['owner 204', 'owner 400', 'owner 404'])
      expect([...statuses.keys()]).toContain(status)
    expect(await unreadable()).toEqual([])
  },
  timeout,
)

/** Rows with a language that is not on offer, or a translation that no guest could read. */
async function unreadable(): Promise<unknown[]> {
  const known = JSON.stringify(tags)
  const { results } = await env.DB.prepare(
    `with known as (select value as tag from json_each(?))
     select 'words' as what, w.language, w.name from menu_words w
       where w.language not in (select tag from known) or trim(w.name) = '' or length(w.name) > 100
         or not exists (select 1 from menu_categories c where c.id = w.entity_id and c.event_id = w.event_id
           union all select 1 from menu_items i join menu_categories c on c.id = i.category_id
             where i.id = w.entity_id and c.event_id = w.event_id)
     union all select 'many', event_id, count(distinct language) from menu_words group by event_id
       having count(distinct language) > 3
     union all select 'link', language, label from kitchen_links
       where language is not null and language not in (select tag from known)
     union all select 'event', language, title from events where language not in (select tag from known)
     union all select 'response', language, id from guest_selections
       where language is not null and language not in (select tag from known)`,
  )
    .bind(known)
    .all()
  return results
}

it(
  `shows each page in a language on offer, whatever ${runs} links, cookies and browsers ask for`,
  async () => {
    const { names } = await playground()
    const paths = Object.values(pages).map(({ path }) =>
      path
        .replace('/kitchen/:token', `/kitchen/${names.kitchenToken}`)
        .replace('/not-coming/:token', `/not-coming/${names.declineToken}`)
        .replace('/invite/:token', `/invite/${names.inviteToken}`)
        .replace('*', '/nothing-here')
        .replace(/:(\w+)/g, (_, name: string) => names[name] ?? 'x'),
    )
    const faults: unknown[] = []
    const asked = fc.record({ path: fc.constantFrom(...paths), lang: tag, spoken })
    const shown = fc.asyncProperty(asked, async ({ path, lang, spoken: { accepts, kept } }) => {
      const query = new URLSearchParams({ lang: lang.toWellFormed() })
      const response = await exports.default.fetch(`http://localhost:8787${path}?${query}`, {
        headers: {
          'accept-language': accepts,
          cookie: `lang=${kept}`,
          'sec-fetch-dest': 'document',
          'cf-connecting-ip': crypto.randomUUID(),
        },
        redirect: 'manual',
      })
      const said = await response.text()
      const [, own = ''] = /<html lang="([^"]*)"/.exec(said) ?? []
      const set = /^lang=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? 'en'
      const known = (one: string) => shownTags.some((each) => each === one)
      const page = response.status < 300 || response.status >= 400
      if (response.status >= 500 || (page && !known(own)) || !known(set))
        faults.push({ path, lang: lang.toWellFormed(), accepts, kept, status: response.status, own, set })
    })
    await fc.assert(shown, { ...options, numRuns: runs })
    expect(faults).toEqual([])
  },
  timeout,
)
