import { menuIdLength, randomId } from '#core/ids'
import { makePlacement, makeTable } from '../factories/seating.ts'
import { call } from '../http.ts'
import { answered, type WriteCase } from './write-case.ts'

/** An event with one response of two people, and a table of eight. */
async function seated() {
  const given = await answered()
  const tableId = await makeTable(given.event.id, '4')
  const places = given.party.map(({ id: personId }, index) => ({
    responseId: given.response.id,
    personId,
    tableId,
    seat: index + 1,
  }))
  return { ...given, tableId, places }
}

const file = [
  ['Table', 'Seat', 'Guest'],
  ['4', '', 'Guest 1'],
  ['Garden', '', 'Guest 2'],
]

/** Writes of tables and of who sits there. */
export const seatingWrites: Record<string, WriteCase> = {
  'make a table': {
    given: async () => {
      const { path, cookie } = await answered()
      const body = { id: randomId(menuIdLength), name: 'Garden', seats: 8 }
      return { method: 'POST', path: `${path}/tables`, cookie, body }
    },
  },
  'make twelve tables': {
    given: async () => {
      const { path, cookie } = await answered()
      const ids = Array.from({ length: 12 }, () => randomId(menuIdLength))
      return { method: 'POST', path: `${path}/tables`, cookie, body: { count: 12, seats: 8, ids } }
    },
  },
  'switch seats on': {
    given: async () => {
      const { path, cookie } = await seated()
      return { method: 'PUT', path: `${path}/tables`, cookie, body: { seats: true } }
    },
  },
  'order the tables': {
    given: async () => {
      const { path, cookie, event, tableId } = await seated()
      const tables = [await makeTable(event.id, '5'), tableId]
      return { method: 'PUT', path: `${path}/tables/order`, cookie, body: { tables } }
    },
  },
  'change a table': {
    given: async () => {
      const { path, cookie, tableId, event, places } = await seated()
      for (const placed of places) await makePlacement(event.id, placed)
      const body = { name: 'Garden', seats: 1 }
      return { method: 'PUT', path: `${path}/tables/${tableId}`, cookie, body }
    },
  },
  'remove a table': {
    given: async () => {
      const { path, cookie, tableId, event, places } = await seated()
      for (const placed of places) await makePlacement(event.id, placed)
      return { method: 'DELETE', path: `${path}/tables/${tableId}`, cookie, body: {} }
    },
    again: [404],
  },
  'place a party': {
    given: async () => {
      const { path, cookie, places } = await seated()
      return { method: 'PUT', path: `${path}/placements`, cookie, body: { placements: places } }
    },
  },
  'fill the tables': {
    given: async () => {
      const { path, cookie } = await seated()
      const body = { id: crypto.randomUUID() }
      return { method: 'POST', path: `${path}/placements/fills`, cookie, body }
    },
  },
  'undo a filling': {
    given: async () => {
      const { path, cookie } = await seated()
      const id = crypto.randomUUID()
      await call('POST', `${path}/placements/fills`, { id }, { cookie })
      return { method: 'DELETE', path: `${path}/placements/fills/${id}`, cookie, body: {} }
    },
  },
  'import who sits where': {
    given: async () => {
      const { path, cookie } = await seated()
      const preview = await call('POST', `${path}/placements/preview`, { rows: file }, { cookie })
      const { tag } = await preview.json<{ tag: string }>()
      return { method: 'POST', path: `${path}/placements/apply`, cookie, body: { rows: file, tag } }
    },
  },
  'delete an answer of people who sit somewhere': {
    given: async () => {
      const { path, cookie, event, places, response } = await seated()
      for (const placed of places) await makePlacement(event.id, placed)
      return { method: 'DELETE', path: `${path}/responses/${response.id}`, cookie, body: {} }
    },
  },
  'edit an answer of people who sit somewhere': {
    given: async () => {
      const { event, places, response, party } = await seated()
      for (const placed of places) await makePlacement(event.id, placed)
      const [lead] = party
      const body = { version: 1, party: [{ ...lead, name: 'Renamed' }] }
      return { method: 'PUT', path: `/api/responses/${response.token}`, body }
    },
  },
  'download who sits where': {
    given: async () => {
      const { path, cookie } = await seated()
      return { method: 'GET', path: `${path}/placements.csv`, cookie }
    },
    // Each download is audited.
    more: ['audit EXPORT_CSV'],
  },
}
