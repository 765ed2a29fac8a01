import { afterEach, expect, it, vi } from 'vitest'
import { withoutLink } from '#party/words/planner-open-picks'
import { menu, responseOf } from './guests.fixtures.ts'
import { messagesTo, openParties } from './open-picks.ts'
import { tableOf } from './rows.ts'

const whole = { main: 'fish', sweet: 'cake' }
const { rows, courses } = tableOf(menu, [
  responseOf('a', 1, [['Ana', { main: 'fish' }]]),
  responseOf('b', 2, [['Ben', whole], ['Bo', { main: 'soup', sweet: 'cake' }], ['Bea']]),
  responseOf('c', 3, [['Cy', whole]]),
  responseOf('d', 4, [['Dora']]),
  responseOf('e', 5, [['Eli']]),
  responseOf('f', 6, [['']]),
])
const parties = openParties(rows, courses)
const event = { id: 'event', title: 'Gala' }

/** The server, which has a link of each response but of those that it answers something else for. */
function serverWith(refusals: Record<string, [status: number, code: string]>) {
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const rid =
      /responses\/([^/]+)\/link/.exec(input instanceof Request ? input.url : String(input))?.[1] ?? ''
    const refusal = refusals[rid]
    if (!refusal) return Response.json({ url: `https://platewise.example/edit/${rid}` })
    const [status, code] = refusal
    return Response.json({ error: { code, reason: code, message: 'No.', requestId: 'r' } }, { status })
  })
}
afterEach(() => vi.unstubAllGlobals())

it('the parties with a missing choice are those of the table, each with who lacks what', () => {
  expect(
    parties.map(({ id, picks }) => [
      id,
      ...picks.map(({ name, courses }) => `${name}: ${courses.join(',')}`),
    ]),
  ).toEqual([
    ['a', 'Ana: Sweet'],
    ['b', 'Bo: Main', 'Bea: Main,Sweet'],
    ['d', 'Dora: Main,Sweet'],
    ['e', 'Eli: Main,Sweet'],
    ['f', ': Main,Sweet'],
  ])
})

it('each party gets a message of its own, its link alone on a line, and who has none is named', async () => {
  serverWith({ d: [404, 'not_found'], e: [410, 'expired'] })
  const { text, count, without } = await messagesTo(event, parties, 'Sunday, 12 June')
  expect(count).toBe(2)
  expect(text.split('\n')).toEqual([
    'Hello Ana, for “Gala” we still need your choice of Sweet. Please choose by Sunday, 12 June, using your own link:',
    'https://platewise.example/edit/a',
    '',
    'Hello Ben, for “Gala” we still need a choice for Bo (Main) and Bea (Main, Sweet). Please choose by Sunday, 12 June, using your own link:',
    'https://platewise.example/edit/b',
  ])
  expect(withoutLink(without)).toBe(
    'No link for Dora (the answer was withdrawn or deleted), Eli (the link was renewed and cannot be given again), Erased (the details were erased).',
  )
})

it('a server that cannot be asked is a failure, not a party without a link', async () => {
  serverWith({ a: [503, 'unavailable'] })
  await expect(messagesTo(event, parties, 'Sunday')).rejects.toThrow()
})
