import { expect, it } from 'vitest'
import type { PlannerKitchen } from '#kitchen/shape/planner-kitchen'
import { listedEvent } from '../testing/factories/guest-list.ts'

/** A list of one guest and two vendors, one of them a party by itself. */
async function given() {
  const own = await listedEvent()
  const kitchen = async () => (await own.send('GET', '/kitchen')).json<PlannerKitchen>()
  const none = await kitchen()
  const band = await own.add({ people: [{ name: 'Ann' }, { name: 'A drummer', kind: 'vendor' }] })
  const photos = await own.add({ people: [{ name: 'A photographer', kind: 'vendor' }] })
  return { ...own, band, photos, kitchen, none }
}

const vendors = (count: number) => [{ label: 'vendors on the list', count }]

it('vendors on the list are among the kitchen’s extras, and neither guests nor invited', async () => {
  const { kitchen, none, list } = await given()
  expect(none.extras).toEqual([])
  expect(await kitchen()).toMatchObject({ plates: 0, guests: 0, extras: vendors(2), listed: { silent: 1 } })
  expect((await list()).counts).toMatchObject({ invited: 1, silent: 1 })
  expect((await kitchen()).settings.extras).toEqual([])
})

it('each change of who is a vendor is one of the kitchen’s figures, and other changes of a list are none', async () => {
  const { send, band, photos, kitchen } = await given()
  const told = async (method: string, path: string, body?: object) => {
    const before = await kitchen()
    expect((await send(method, path, body)).status).toBeLessThan(300)
    const after = await kitchen()
    return { extras: after.extras, tells: after.version > before.version }
  }
  const guest = band.people.map((person) => ({ ...person, kind: 'adult' }))
  expect(await told('PUT', `/invitations/${band.id}`, { people: guest })).toEqual({
    ...{ extras: vendors(1), tells: true },
  })
  expect(await told('DELETE', `/invitations/${photos.id}`)).toEqual({ extras: [], tells: true })
  expect(await told('POST', `/invitations/${photos.id}/restore`, {})).toEqual({
    ...{ extras: vendors(1), tells: true },
  })
  expect(await told('PUT', `/invitations/${photos.id}`, { note: 'Vegan' })).toEqual({
    ...{ extras: vendors(1), tells: false },
  })
})

it('vendors of a file are counted, and no longer once its import is undone', async () => {
  const { send, kitchen } = await given()
  const importId = crypto.randomUUID()
  const rows = [{ rowNo: 2, people: [{ name: 'A singer', kind: 'vendor' }] }]
  expect((await send('POST', '/invitations/import', { importId, rows })).status).toBe(200)
  expect((await kitchen()).extras).toEqual(vendors(3))
  expect((await send('DELETE', `/imports/${importId}`)).status).toBe(200)
  expect((await kitchen()).extras).toEqual(vendors(2))
})
