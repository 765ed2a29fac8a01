import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Connection, followConnection } from './connection.ts'

const minute = 60_000
let shown: Connection[] = []
beforeEach(() => {
  shown = []
  vi.useFakeTimers({ now: minute })
})
afterEach(() => vi.useRealTimers())

const follow = () => followConnection(0, (connection) => void shown.push(connection))
const well = () => Promise.resolve(true)
const failing = () => Promise.resolve(false)

test('a page is live as of the time at which it asked for what it shows', async () => {
  const connection = follow()
  const reading = connection.readPage(async () => {
    vi.setSystemTime(2 * minute)
    return true
  })
  await reading
  expect(shown).toEqual([{ state: 'live', upToDateAt: minute }])
})

test('an answer tells nothing of a change that the page has not read', async () => {
  const connection = follow()
  connection.noteChange()
  connection.notePong(5 * minute)
  expect(shown).toEqual([])
  await connection.readPage(well)
  connection.notePong(5 * minute)
  expect(shown.at(-1)).toEqual({ state: 'live', upToDateAt: 5 * minute })
})

test('a change that comes while the page is read makes the reading too old', async () => {
  const connection = follow()
  await connection.readPage(async () => {
    connection.noteChange()
    return true
  })
  expect(shown).toEqual([])
  await connection.readPage(well)
  expect(shown).toEqual([{ state: 'live', upToDateAt: minute }])
})

test('a reading that fails is a loss, since the page was last true', async () => {
  const connection = follow()
  connection.notePong(3 * minute)
  connection.noteChange()
  await connection.readPage(failing)
  connection.notePong(9 * minute)
  expect(shown.at(-1)).toEqual({ state: 'lost', upToDateAt: 3 * minute })
})

test('a reading that was on its way at a loss does not end it, and the next one does', async () => {
  const connection = follow()
  await connection.readPage(async () => {
    connection.setLost()
    return true
  })
  expect(shown).toEqual([{ state: 'lost', upToDateAt: 0 }])
  await connection.readPage(well)
  expect(shown.at(-1)).toEqual({ state: 'live', upToDateAt: minute })
})

test('a page that is live is shown anew once a minute', () => {
  const connection = follow()
  for (const at of [10, 20, minute, minute + 10, 2 * minute]) connection.notePong(at)
  expect(shown.map(({ upToDateAt: since }) => since)).toEqual([10, minute, 2 * minute])
})

test('a loss says the latest time at which the page was true', () => {
  const connection = follow()
  connection.notePong(50_000)
  connection.setChecking()
  connection.setLost()
  expect(shown.slice(1)).toEqual([
    { state: 'checking', upToDateAt: 50_000 },
    { state: 'lost', upToDateAt: 50_000 },
  ])
})
