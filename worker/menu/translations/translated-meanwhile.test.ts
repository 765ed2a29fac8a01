import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { makeMenu } from '../../testing/factories/factories.ts'
import { givenOwner, refusalOf } from '../../testing/factories/menu-owner.ts'
import type { MenuWords } from '../shape/menu-words.ts'

const db = database(env.DB)

/** A planner's menu, and two pages that translate it into French. */
async function given() {
  const own = await givenOwner()
  const [starter] = await makeMenu(db, own.event.id, { Starter: [['Soup', 'Pumpkin'], 'Salad'] })
  const [soup, salad] = (starter?.items ?? []).map(({ id }) => id)
  const put = (dishes: object[]) => own.send('PUT', '/menu/words/fr', { dishes })
  const words = async () => {
    const answer = await own.send('GET', '/menu/words')
    const { words } = await answer.json<{ words: MenuWords[] }>()
    return words.map(({ name, description }) => ({ name, description }))
  }
  return { own, soup: soup ?? '', salad: salad ?? '', put, words }
}

const text = (name: string, description = '') => ({ name, description })
const none = text('')

it('a field that both pages changed is asked, and nothing of what was sent is stored', async () => {
  const { own, soup, salad, put, words } = await given()
  expect((await put([{ id: soup, ...text('Soupe', 'Potiron'), was: none }])).status).toBe(204)
  const before = [await own.version(), (await own.audit()).length]
  const mine = [
    { id: soup, ...text('Potage', 'Courge'), was: none },
    { id: salad, ...text('Salade'), was: none },
  ]
  expect(await refusalOf(await put(mine))).toMatchObject({
    ...{ status: 409, code: 'changed', reason: 'form_changed' },
    details: {
      both: [
        { of: `${soup} name`, yours: 'Potage', theirs: 'Soupe' },
        { of: `${soup} description`, yours: 'Courge', theirs: 'Potiron' },
      ],
    },
  })
  expect(await words()).toEqual([text('Soupe', 'Potiron')])
  expect([await own.version(), (await own.audit()).length]).toEqual(before)
  const decided = mine.map((one) => (one.id === soup ? { ...one, was: text('Soupe', 'Potiron') } : one))
  expect((await put(decided)).status).toBe(204)
  expect((await words()).map(({ name }) => name).sort()).toEqual(['Potage', 'Salade'])
})

it('a field that one page alone changed is kept, and the same text from both is no question', async () => {
  const { soup, put, words } = await given()
  await put([{ id: soup, ...text('Soupe', 'Potiron') }])
  const was = text('Soupe', 'Potiron')
  expect((await put([{ id: soup, ...text('Potage', 'Potiron'), was }])).status).toBe(204)
  expect((await put([{ id: soup, ...text('Soupe', 'Courge'), was }])).status).toBe(204)
  expect(await words()).toEqual([text('Potage', 'Courge')])
  expect((await put([{ id: soup, ...text('Potage', 'Potiron'), was }])).status).toBe(204)
  expect(await words()).toEqual([text('Potage', 'Courge')])
})

it('a translation that others removed is made again with what was changed of it', async () => {
  const { soup, put, words } = await given()
  const was = text('Soupe', 'Potiron')
  await put([{ id: soup, ...was }])
  await put([{ id: soup, ...none, was }])
  expect(await words()).toEqual([])
  const answer = await put([{ id: soup, ...text('Soupe', 'Courge'), was }])
  expect((await refusalOf(answer)).details).toEqual({
    both: [{ of: `${soup} description`, yours: 'Courge', theirs: '' }],
  })
  expect((await put([{ id: soup, ...text('Soupe', 'Courge'), was: none }])).status).toBe(204)
  expect(await words()).toEqual([text('Soupe', 'Courge')])
})

it('pages that save at the same time lose nothing of one another', async () => {
  const { soup, salad, put, words } = await given()
  const answers = await Promise.all([
    put([{ id: soup, ...text('Soupe'), was: none }]),
    put([{ id: salad, ...text('Salade'), was: none }]),
  ])
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  expect((await words()).map(({ name }) => name).sort()).toEqual(['Salade', 'Soupe'])
})
