import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import type { KitchenView } from '#links/shape/link'
import type { Content } from '#needs/rules/contents'
import { makeKitchenLink, makeMenu } from '../../testing/factories/factories.ts'
import { givenOwner, refusalOf } from '../../testing/factories/menu-owner.ts'
import { call } from '../../testing/http.ts'
import type { PlannerItem } from '../shape/menu.ts'
import { contentsBefore } from '../table.ts'

const db = database(env.DB)
const peanuts: Content = { what: 'peanuts', state: 'contains' }
const noMilk: Content = { what: 'milk', state: 'without' }
const milk: Content = { what: 'milk', state: 'contains' }
const eggs: Content = { what: 'eggs', state: 'may' }

/** A dish in four open forms: of a planner in two tabs, and of two chefs. */
async function given() {
  const own = await givenOwner()
  const [category] = await makeMenu(db, own.event.id, { Main: ['Fish'] })
  const fish = category?.items[0]?.id ?? ''
  const item = async () => (await own.menu())[0]?.items[0] as PlannerItem
  const planner = async () => {
    const { contentsVersion: version = 0 } = await item()
    return (contents: Content[], more: object = {}) =>
      own.send('PUT', `/items/${fish}/contents`, { contents, version, ...more })
  }
  const dishForm = async () => {
    const { name, contentsVersion = 0 } = await item()
    return (contents: Content[]) => own.send('PUT', `/items/${fish}`, { name, contents, contentsVersion })
  }
  const chef = async (name: string) => {
    const { token } = await makeKitchenLink(env, own.event, { label: name, mayConfirm: true })
    const path = `/api/kitchen/${token}`
    return async () => {
      const { dishes } = await (await call('GET', path)).json<KitchenView>()
      const version = dishes[fish]?.contentsVersion ?? 0
      return (contents: Content[]) =>
        call('PUT', `${path}/items/${fish}/contents`, { contents, version, name })
    }
  }
  const states = async () =>
    (await item()).contents
      ?.map(({ what, state, saidBy = 'planner' }) => `${what} ${state} ${saidBy}`)
      .sort() ?? []
  return { ...own, fish, item, planner, dishForm, chef, states }
}

type Given = Awaited<ReturnType<typeof given>>
type Form = (contents: Content[]) => Promise<Response>

const forms: [string, (own: Given, name: string) => Promise<() => Promise<Form>>][] = [
  ['a chef', (own, name) => own.chef(name)],
  ['a planner’s table', async (own) => own.planner],
  ['a planner’s form of the dish', async (own) => own.dishForm],
]

const pairs = forms.flatMap(([first, ,], at) =>
  forms.map(([second], other) => [first, second, at, other] as const),
)

it.each(pairs)('%s keeps what %s stated while the form was open', async (_first, _second, at, other) => {
  const own = await given()
  const [mine, theirs] = [await forms[at]?.[1](own, 'Marta'), await forms[other]?.[1](own, 'Jo')]
  const open = await mine?.()
  const sent = await (await theirs?.())?.([peanuts])
  expect(sent?.status).toBe(200)
  expect((await open?.([eggs]))?.status).toBe(200)
  const by = (which: number, name: string) => (which === 0 ? name : 'planner')
  expect(await own.states()).toEqual([`eggs may ${by(at, 'Marta')}`, `peanuts contains ${by(other, 'Jo')}`])
})

it('a “contains” is dropped only by who saw it', async () => {
  const own = await given()
  const chef = await own.chef('Marta')
  const before = await chef()
  await (await own.planner())([peanuts])
  const after = await chef()
  expect((await before([noMilk])).status).toBe(200)
  expect(await own.states()).toEqual(['milk without Marta', 'peanuts contains planner'])
  expect((await after([noMilk])).status).toBe(200)
  expect(await own.states()).toEqual(['milk without Marta'])
})

it('who states something else of the same is refused with both sides, and decides having read them', async () => {
  const own = await given()
  const [marta, jo] = [await own.chef('Marta'), await own.chef('Jo')]
  const open = await marta()
  await (await jo())([milk, eggs])
  const { status, code, reason, details } = await refusalOf(await open([noMilk]))
  expect([status, code, reason]).toEqual([409, 'changed', 'contents_changed'])
  expect(details).toMatchObject({
    contents: [
      { ...eggs, by: 'kitchen', saidBy: 'Jo' },
      { ...milk, saidBy: 'Jo' },
    ],
    contentsVersion: (await own.item()).contentsVersion,
    both: [{ of: 'milk', yours: 'without', theirs: 'contains' }],
  })
  expect(await own.states()).toEqual(['eggs may Jo', 'milk contains Jo'])
  expect((await (await marta())([noMilk, eggs])).status).toBe(200)
  expect(await own.states()).toEqual(['eggs may Jo', 'milk without Marta'])
})

it('what the planner is asked before saving is refused as saving would be', async () => {
  const own = await given()
  const version = (await own.item()).contentsVersion ?? 0
  await (await (await own.chef('Marta'))())([{ what: 'milk', state: 'may' }])
  const foreseen = await own.send('POST', `/items/${own.fish}/contents/foresee`, {
    contents: [milk],
    version,
  })
  expect((await refusalOf(foreseen)).reason).toBe('contents_changed')
})

it('a statement of a version that never was has seen nothing', async () => {
  const own = await given()
  const send = await own.planner()
  await send([peanuts])
  expect((await send([eggs], { version: 99 })).status).toBe(200)
  expect(await own.states()).toEqual(['eggs may planner', 'peanuts contains planner'])
  expect((await send([eggs], { version: -1 })).status).toBe(400)
})

it('without a version a statement is made on what is stored, as it always was', async () => {
  const own = await given()
  await (await own.planner())([peanuts])
  expect((await (await own.planner())([eggs], { version: undefined })).status).toBe(200)
  expect(await own.states()).toEqual(['eggs may planner'])
})

it('a planner’s taking back stands when a chef’s older form is saved', async () => {
  const own = await given()
  const chef = await own.chef('Marta')
  await (await chef())([noMilk])
  const open = await chef()
  const at = (await own.item()).contents?.[0]?.at
  await (await own.planner())([], { takeBack: [{ of: 'milk', at }] })
  expect((await open([noMilk, eggs])).status).toBe(200)
  expect(await own.states()).toEqual(['eggs may Marta'])
  expect((await own.item()).takenBack?.contents).toMatchObject([{ ...noMilk, saidBy: 'Marta' }])
})

it('what was stated before is kept without the names of who said it', async () => {
  const own = await given()
  await (await (await own.chef('Marta'))())([peanuts])
  await (await own.planner())([eggs])
  const kept = await db.select().from(contentsBefore).where(eq(contentsBefore.itemId, own.fish))
  expect(kept).toMatchObject([{ contents: { contents: [{ ...peanuts, by: 'kitchen' }] } }])
  expect(JSON.stringify(kept)).not.toContain('Marta')
})
