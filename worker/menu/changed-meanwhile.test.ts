import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { makeMenu } from '../testing/factories/factories.ts'
import { givenOwner, refusalOf } from '../testing/factories/menu-owner.ts'

const db = database(env.DB)

async function given() {
  const own = await givenOwner()
  const [category] = await makeMenu(db, own.event.id, { Main: ['Fish'] })
  const put = (body: object) => own.send('PUT', `/categories/${category?.id}`, body)
  return { ...own, put }
}

it('a category keeps what an older form left untouched', async () => {
  const { put, menu, version } = await given()
  const opened = { name: 'Main', required: false }
  expect((await put({ ...opened, required: true, was: { required: false } })).status).toBe(200)
  expect((await put({ ...opened, name: 'Mains', was: { name: 'Main' } })).status).toBe(200)
  expect((await menu())[0]).toMatchObject({ name: 'Mains', required: true })
  const before = await version()
  expect((await put({ ...opened, was: {} })).status).toBe(200)
  expect((await menu())[0]).toMatchObject({ name: 'Mains', required: true })
  expect(await version()).toBe(before)
})

it('a category’s name that both tabs changed is asked, and nothing is stored', async () => {
  const { put, menu, version, audit } = await given()
  const opened = { name: 'Main', required: false }
  expect((await put({ ...opened, name: 'Mains', was: { name: 'Main' } })).status).toBe(200)
  const before = [await version(), (await audit()).length]
  // The same name in both tabs is no question.
  expect((await put({ ...opened, name: 'Mains', was: { name: 'Main' } })).status).toBe(200)
  const mine = { name: 'From the grill', required: true, was: { name: 'Main', required: false } }
  expect(await refusalOf(await put(mine))).toMatchObject({
    ...{ status: 409, code: 'changed', reason: 'form_changed' },
    details: { both: [{ of: 'name', yours: 'From the grill', theirs: 'Mains' }] },
  })
  expect((await menu())[0]).toMatchObject({ name: 'Mains' })
  expect((await menu())[0]).not.toHaveProperty('required')
  expect([await version(), (await audit()).length]).toEqual(before)
  expect((await put({ ...mine, was: { name: 'Mains', required: false } })).status).toBe(200)
  expect((await menu())[0]).toMatchObject({ name: 'From the grill', required: true })
})
