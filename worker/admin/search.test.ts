import { env } from 'cloudflare:workers'
import { beforeAll, expect, it } from 'vitest'
import { database } from '#core/db'
import { listAllEvents } from './events.ts'
import { listPlanners } from './planners.ts'
import { eventsQuery, plannersQuery } from './shape/lists.ts'

const db = database(env.DB)

const firstNames = [
  'Anna',
  'Zoë',
  'Émile',
  'ÉLODIE',
  'Łukasz',
  'Ольга',
  'Søren',
  'José-María',
  'O’Neil',
  "D'Arcy",
]
const lastNames = [
  'Quirk',
  'Müller',
  'MÜLLER',
  'Smith-Jones',
  'van der Berg',
  'Иванова',
  'Nguyễn',
  'Ćosić',
  'Lee',
]
const boxes = ['info', 'a.b', 'x+tag', 'first_last', 'o’hara', 'mail-box', 'team']
const hosts = ['planners.example', 'kitchen-co.example', 'müller.example', 'sub.host.example']
const titles = [
  'Sam & Alex’s Wedding',
  'Crème brûlée (très) grand bal',
  'ÉTÉ 2031',
  'Weihnachtsfeier – Büro',
  'День рождения',
  'No. 7: “big” "quoted"; done!',
  'Lunch/Dinner',
  'back\\slash 100%',
  'me@home',
]
const rows = 9999
const pick = (list: string[], number: number) => list[number % list.length] ?? ''

/** One planner and one event a row: every list is walked at its own pace, so that most pairs occur. */
function row(i: number) {
  return {
    id: `s${i}`,
    name: `${pick(firstNames, i)} ${pick(lastNames, i >> 1)}`,
    email: `${pick(boxes, i >> 2)}${i}@${pick(hosts, i >> 3)}`,
    title: `${pick(titles, i >> 1)} ${i % 97}`,
    code: `Q${i.toString(36).toUpperCase().padStart(5, '0')}`,
    at: i + 1,
  }
}

beforeAll(async () => {
  const from = 'from json_each(?) row'
  const field = (name: string) => `row.value ->> '${name}'`
  for (let first = 0; first < rows; first += 1000) {
    const some = JSON.stringify(
      Array.from({ length: Math.min(1000, rows - first) }, (_, index) => row(first + index)),
    )
    await env.DB.batch([
      env.DB.prepare(`insert into user (id, name, email, created_at, updated_at)
        select ${field('id')}, ${field('name')}, ${field('email')}, ${field('at')}, 1 ${from}`).bind(some),
      env.DB.prepare(`insert into events (id, title, event_date, time_zone, closes_at, first_closes_at, event_code, user_id, created_at, updated_at)
        select ${field('id')}, ${field('title')}, '2099-01-01', 'UTC', 4070995200000, 4070995200000, ${field('code')}, ${field('id')}, ${field('at')}, 1 ${from}`).bind(
        some,
      ),
    ])
  }
})

/** Planners and events that each search finds: up to three ids, or how many. Above a thousand it says `1000+`. */
const expected = [
  ['a', '1000+', '1000+'],
  ['Zoë', '1000', '1000'],
  ['zoë', '1000', '1000'],
  ['ZOË', '1000', '1000'],
  ['zoe', '0', '0'],
  ['oë', '1000', '1000'],
  ['émile', '1000', '1000'],
  ['Émile', '1000', '1000'],
  ['ÉMILE', '1000', '1000'],
  ['élodie', '1000', '1000'],
  ['Élodie', '1000', '1000'],
  ['elodie', '0', '0'],
  ['ÉLOD', '1000', '1000'],
  ['łukasz', '1000', '1000'],
  ['Łukasz', '1000', '1000'],
  ['ŁUKASZ', '1000', '1000'],
  ['lukasz', '0', '0'],
  ['ольга', '1000', '1000'],
  ['Ольга', '1000', '1000'],
  ['ОЛЬГА', '1000', '1000'],
  ['льга', '1000', '1000'],
  ['ивано', '1000+', '1000+'],
  ['Søren', '1000', '1000'],
  ['SØREN', '1000', '1000'],
  ['soren', '0', '0'],
  ['José-María', '1000', '1000'],
  ['maría', '1000', '1000'],
  ['MARÍA', '1000', '1000'],
  ['sé', '1000', '1000'],
  ["o'neil", '1000', '1000'],
  ['O’Neil', '1000', '1000'],
  ['neil', '1000', '1000'],
  ["d'arcy", '999', '999'],
  ['D’Arcy', '999', '999'],
  ['rcy', '999', '999'],
  ['müller', '1000+', '1000+'],
  ['MÜLLER', '1000+', '1000+'],
  ['Müller', '1000+', '1000+'],
  ['muller', '0', '0'],
  ['smith-jones', '1000+', '1000+'],
  ['jones smith', '1000+', '1000+'],
  ['mith-jon', '1000+', '1000+'],
  ['van der', '1000+', '1000+'],
  ['der van anna', '111', '111'],
  ['anna quirk', '112', '112'],
  ['quirk anna', '112', '112'],
  ['quirk anna 12', 's1260 s6120', 's1260 s2340 s6120'],
  ['nguyễn', '1000+', '1000+'],
  ['NGUYỄN', '1000+', '1000+'],
  ['ćosić', '1000+', '1000+'],
  ['Ćosić', '1000+', '1000+'],
  ['cosic', '0', '0'],
  ['info1@planners.example', 's1', 's1'],
  ['info1@planners', 's1', 's1'],
  ['@planners.example', '1000+', '1000+'],
  ['planners.example', '1000+', '1000+'],
  ['lanners.exam', '1000+', '1000+'],
  ['nfo1@pl', 's1', 's1'],
  ['INFO1@PLANNERS.EXAMPLE', 's1', 's1'],
  ['planners info1', '41', '41'],
  ['1@planners', '250', '250'],
  ['x+tag', '1000+', '1000+'],
  ['+tag', '1000+', '1000+'],
  ['tag9@', 's9', 's9'],
  ['x+tag9@kitchen-co.example', 's9', 's9'],
  ['kitchen-co', '1000+', '1000+'],
  ['kitchen co', '1000+', '1000+'],
  ['co.example', '1000+', '1000+'],
  ['first_last', '1000+', '1000+'],
  ['o’hara', '1000+', '1000+'],
  ["o'hara", '1000+', '1000+'],
  ['sub.host', '1000+', '1000+'],
  ['@müller.example', '1000+', '1000+'],
  ['5@müller', '249', '249'],
  ['5@MÜLLER', '249', '249'],
  ['info@planners', '0', '0'],
  ['9@', '999', '999'],
  ['@9', '1000+', '1000+'],
  ['@', '9999', '9999'],
  ['-', '9999', '9999'],
  ['x@y@z', '0', '0'],
  ['sam & alex', '0', '1000+'],
  ['alex’s wedding', '0', '1000+'],
  ["alex's", '0', '1000+'],
  ['s wedding', '0', '1000+'],
  ['wedding 5', '0', '602'],
  ['wedding quirk planners', '0', '280'],
  ['crème', '0', '1000+'],
  ['CRÈME', '0', '1000+'],
  ['creme', '0', '0'],
  ['brûlée (très)', '0', '1000+'],
  ['très', '0', '1000+'],
  ['rès rand', '0', '1000+'],
  ['grand bal 12', '0', '56'],
  ['été', '0', '1000+'],
  ['Été', '0', '1000+'],
  ['ÉTÉ', '0', '1000+'],
  ['ete', '0', '0'],
  ['2031', 's2031', '1000+'],
  ['weihnachtsfeier büro', '0', '1000+'],
  ['weihnachtsfeier – büro', '0', '1000+'],
  ['BÜRO', '0', '1000+'],
  ['день', '0', '1000+'],
  ['День', '0', '1000+'],
  ['рождения', '0', '1000+'],
  ['no. 7', '0', '1000+'],
  ['“big”', '0', '1000+'],
  ['big', '0', '1000+'],
  ['"quoted"', '0', '1000+'],
  ['quoted;', '0', '1000+'],
  ['done!', '0', '1000+'],
  ['lunch/dinner', '0', '1000+'],
  ['unch inner', '0', '1000+'],
  ['back\\slash', '0', '1000+'],
  ['100%', '0', '1000+'],
  ['%', '0', '1000+'],
  ['_', '9999', '9999'],
  ['\\', '0', '1000+'],
  ['me@home', '0', '0'],
  ['home me', '0', '1000+'],
  ['e@h', '0', '0'],
  ['Q00001', '0', 's1'],
  ['q00001', '0', 's1'],
  ['0001', '0', '37'],
  ['Q007PQ', '0', 's9998'],
  ['7pq', '0', 's9998'],
  ['7PQ anna', '0', '0'],
  ['Q0 lunch', '0', '1000+'],
  ['nobody', '0', '0'],
  ['anna nobody', '0', '0'],
  ['nobody anna', '0', '0'],
  ['anna anna', '1000', '1000'],
  ['s', '1000+', '1000+'],
  ['s9', '0', '7'],
  ['a b c d e f g h i j', '95', '540'],
]

function said({ total, more }: { total: number; more: boolean }, ids: string[]): string {
  return total > 0 && total < 4 ? ids.sort().join(' ') : `${total}${more ? '+' : ''}`
}

it('finds each word anywhere in name and address, title and code, whatever its case', async () => {
  const found = []
  for (const [search = ''] of expected) {
    const planners = await listPlanners(db, plannersQuery.parse({ search }))
    const events = await listAllEvents(db, eventsQuery.parse({ search }))
    found.push([
      search,
      said(
        planners,
        planners.rows.map(({ id }) => id),
      ),
      said(
        events,
        events.rows.map(({ eventId }) => eventId),
      ),
    ])
  }
  expect(found).toEqual(expected)
})

it('looks through the newest ten thousand, and finds older ones by their whole address or code', async () => {
  const newer = [rows, rows + 1].map((i) => row(i))
  for (const { id, name, email, title, code, at } of newer)
    await env.DB.batch([
      env.DB.prepare(
        'insert into user (id, name, email, created_at, updated_at) values (?, ?, ?, ?, 1)',
      ).bind(id, name, email, at),
      env.DB.prepare(`insert into events (id, title, event_date, time_zone, closes_at, first_closes_at, event_code, user_id, created_at, updated_at)
        values (?, ?, '2099-01-01', 'UTC', 4070995200000, 4070995200000, ?, ?, ?, 1)`).bind(
        id,
        title,
        code,
        id,
        at,
      ),
    ])
  const found = async (search: string) => {
    const planners = await listPlanners(db, plannersQuery.parse({ search }))
    const events = await listAllEvents(db, eventsQuery.parse({ search }))
    return {
      planners: planners.rows.map(({ id }) => id),
      events: events.rows.map(({ eventId }) => eventId),
      more: planners.more && events.more,
    }
  }
  expect(await found('info1@planners.example')).toEqual({ planners: ['s1'], events: ['s1'], more: true })
  expect(await found('nfo0@planners.example')).toEqual({ planners: [], events: [], more: true })
  expect(await found(' INFO0@planners.example ')).toEqual({ planners: ['s0'], events: [], more: true })
  expect(await found('q00000')).toEqual({ planners: [], events: ['s0'], more: true })
})
