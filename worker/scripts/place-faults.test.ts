import { expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { type Place, placeFaults } from './place-faults.ts'

const place = (vars: Place['vars'] = {}, more: Partial<Place> = {}): Place => ({
  vars: { ORIGIN: 'https://menus.test', MAIL_FROM: 'hello@menus.test', JURISDICTION: 'eu', ...vars },
  routes: [{ pattern: 'menus.test' }],
  d1_databases: [{ database_id: '1' }],
  r2_buckets: [{ jurisdiction: 'eu' }],
  secrets: { required: ['SECRET', 'HEALTH_TOKEN'] },
  queues: { consumers: [{ queue: 'mail-events' }] },
  ...more,
})
const queues = ['mail-events', 'platewise-mail-events', 'platewise-mail-events-staging'].map((name) => ({
  name,
  jurisdiction: 'eu',
}))
const databases = [{ uuid: '1', jurisdiction: 'eu' }, { uuid: '2', jurisdiction: null }, { uuid: '3' }]
const account = { databases, queues, secrets: ['SECRET', 'HEALTH_TOKEN'] }
const freeAccount = { ...account, queues: [{ name: 'mail-events', jurisdiction: undefined }] }

it('accepts a place whose parts agree, in a jurisdiction and without one', () => {
  expect(placeFaults(place(), account)).toEqual([])
  const free = { d1_databases: [{ database_id: '2' }], r2_buckets: [{}] }
  expect(placeFaults(place({ JURISDICTION: undefined, DESK_REGION: 'weur' }, free), freeAccount)).toEqual([])
  expect(
    placeFaults(
      place({ JURISDICTION: undefined }, { ...free, d1_databases: [{ database_id: '3' }] }),
      freeAccount,
    ),
  ).toEqual([])
})

it.each([
  [
    place({ ORIGIN: 'https://platewise.example' }, { routes: ['platewise.example'] }),
    /^ORIGIN and MAIL_FROM/,
  ],
  [place({ MAIL_FROM: 'hello@platewise.example' }), /^ORIGIN and MAIL_FROM/],
  [place({ ORIGIN: 'https://other.test' }), /^routes has to name the domain of ORIGIN, other\.test$/],
  [place({}, { routes: undefined }), /^routes/],
  [place({}, { d1_databases: [{ database_id: '00000000-0000-0000-0000-000000000000' }] }), /create it first/],
  [
    place({}, { d1_databases: [{ database_id: '2' }] }),
    /^the database lives in no jurisdiction, for good, and JURISDICTION says eu$/,
  ],
  [
    place({ JURISDICTION: 'us' }, { r2_buckets: [{ jurisdiction: 'us' }], queues: undefined }),
    /^the database lives in eu/,
  ],
  [
    place({}, { r2_buckets: [{}] }),
    /^the bucket is looked for in no jurisdiction, and JURISDICTION says eu$/,
  ],
  [
    place({ JURISDICTION: undefined }, { d1_databases: [{ database_id: '3' }], queues: undefined }),
    /^the bucket is looked for in eu, and JURISDICTION is not set$/,
  ],
  [place({ DESK_REGION: 'weur' }), /take DESK_REGION out$/],
  [
    place({}, { queues: { consumers: [{ queue: 'other' }] } }),
    /^the account has no queue other: create it first$/,
  ],
  [place({ LIST_MAIL: 'on' }), /^LIST_MAIL is on: LIST_FROM/],
  [place({ LIST_MAIL: 'on', LIST_FROM: 'mia@menus.test' }), /^LIST_MAIL is on: LIST_FROM/],
])('names the one fault of %j', (faulty, sentence) => {
  expect(placeFaults(faulty, account)).toEqual([expect.stringMatching(sentence)])
})

it('refuses a queue whose messages, which hold addresses, live elsewhere', () => {
  expect(placeFaults(place(), freeAccount)).toEqual([
    'the queue mail-events lives in no jurisdiction, for good, and JURISDICTION says eu',
  ])
})

it('names a secret without which the Worker would be refused, after the database is migrated', () => {
  expect(placeFaults(place(), { ...account, secrets: ['SECRET', 'SECRET_OLD'] })).toEqual([
    'the secret HEALTH_TOKEN is not set: set it first',
  ])
})

it('accepts mail to lists from a subdomain of its own', () => {
  const vars = { LIST_MAIL: 'on', LIST_FROM: 'invitations@mail.menus.test' }
  expect(placeFaults(place(vars), account)).toEqual([])
})

it.each(['staging', 'production'])(
  'finds nothing but the example’s values in [env.%s] as it is shipped',
  (env) => {
    const shipped = unstable_readConfig({ config: 'wrangler.toml', env })
    expect(placeFaults(shipped, account)).toEqual([
      'ORIGIN and MAIL_FROM are those of the example: put your own',
      'the account has no database with this database_id: create it first',
    ])
    const { workers_dev, preview_urls, secrets, limits } = shipped
    expect({ workers_dev, preview_urls, secrets, limits }).toEqual({
      workers_dev: false,
      preview_urls: false,
      secrets: { required: ['SECRET', 'HEALTH_TOKEN'] },
      limits: { cpu_ms: 10_000 },
    })
  },
)
