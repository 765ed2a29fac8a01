import fc from 'fast-check'
import { dayAt, monthsAfter } from '#contract/closing'

// What `app/fuzz.test.ts` sends.

/** Texts that break what is careless. */
export const evil = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '%00',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '\u202eevil',
  '\ud800',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '=1+1',
  'a@b,c@d.example',
  'x'.repeat(600),
  '𝒳'.repeat(120),
  'АBC123',
  '２０２６-０１-０１',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  'Middle/Earth',
  'Etc/GMT+12',
  '-1',
  '1e9',
  'null',
  'undefined',
  'none',
  'NaN',
  '{"a":1}',
  '\r\nBcc: x@y.example',
)
const scalar = fc.oneof(
  evil,
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.bigInt({ max: 2n ** 53n }).map(Number),
)
const names = [
  'submissionId',
  'email',
  'party',
  'names',
  'editToken',
  'name',
  'allergies',
  'selections',
  'required',
  'special',
  'person',
  'categoryId',
  'itemId',
  'words',
  'agreedBy',
  'version',
  'menuVersion',
  'title',
  'description',
  'eventDate',
  'timeZone',
  'confirm',
  'categories',
  'category',
  'items',
  'contents',
  'needs',
  'facts',
  'what',
  'state',
  'plan',
  'password',
  'token',
  'newPassword',
  'user_id',
  'guest_limit',
  'role',
  'isAdmin',
  'label',
  'courses',
  'names',
  'mayConfirm',
  'sheet',
  'kind',
  'tables',
  'seats',
  'seat',
  'tableId',
  'placements',
  'responseId',
  'personId',
  'rows',
  'on',
  'reason',
  '__proto__',
  'id',
]
const key = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...names) },
  { weight: 1, arbitrary: fc.string() },
)
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'body' },
    scalar,
    fc.array(tie('tree'), { maxLength: 12, depthIdentifier: 'body' }),
    fc
      .array(fc.tuple(key, tie('tree')), { maxLength: 6, depthIdentifier: 'body' })
      .map((entries) => Object.fromEntries(entries)),
  ),
}))

/** Ids of people whom no test but this one has: the stored party's begin with them. */
export const people = ['aaaaaa', 'bbbbbb']
const needs = fc.oneof(
  tree,
  fc.constant([{ what: 'nuts', how: 'allergy' }]),
  fc.array(fc.record({ what: evil, how: evil }, { requiredKeys: [] })),
)
const person = fc.record(
  {
    name: fc.oneof(scalar, fc.constant('Ann')),
    allergies: fc.oneof(scalar, fc.constant('')),
    selections: fc.oneof(tree, fc.constant({}), fc.dictionary(evil, evil)),
    id: fc.oneof(scalar, fc.constantFrom(...people)),
    needs,
    consent: fc.oneof(scalar, fc.constant(true)),
    wishes: fc.oneof(tree, fc.dictionary(evil, fc.constantFrom('ask', 'as_is'))),
    age: fc.oneof(scalar, fc.constantFrom('child', 'infant')),
  },
  { requiredKeys: [] },
)
const move = fc.record(
  {
    responseId: fc.oneof(scalar, evil),
    personId: fc.oneof(scalar, fc.constantFrom(...people)),
    tableId: fc.oneof(scalar, fc.constant(null)),
    seat: fc.oneof(scalar, fc.constant(3)),
  },
  { requiredKeys: ['responseId', 'personId', 'tableId'] },
)
const shaped = fc.record(
  {
    submissionId: fc.oneof(fc.uuid({ version: 4 }), scalar),
    email: fc.oneof(scalar, fc.constant('ann@example.com')),
    party: fc.oneof(fc.array(person, { maxLength: 12 }), tree),
    people: fc.oneof(fc.array(person, { maxLength: 12 }), tree),
    person: fc.oneof(scalar, fc.constantFrom(...people)),
    needs,
    version: scalar,
    menuVersion: scalar,
    name: fc.oneof(scalar, fc.constant('Soup')),
    description: fc.oneof(scalar, fc.constant('')),
    required: fc.oneof(fc.boolean(), scalar),
    title: fc.oneof(scalar, fc.constant('Supper')),
    eventDate: fc.oneof(scalar, fc.constantFrom(monthsAfter(dayAt(Date.now(), 'UTC'), 12), '2131-05-05')),
    timeZone: fc.oneof(scalar, fc.constant('Asia/Tokyo')),
    categories: tree,
    category: scalar,
    items: tree,
    contents: fc.oneof(tree, fc.constant([{ what: 'milk', state: 'may' }])),
    plan: fc.oneof(scalar, fc.constantFrom('100', '2000')),
    confirm: scalar,
    label: fc.oneof(scalar, fc.constant('Kitchen')),
    courses: fc.oneof(tree, fc.constant(null)),
    mayConfirm: fc.oneof(fc.boolean(), scalar),
    sheet: fc.oneof(fc.integer({ min: 1, max: 3 }), scalar),
    kind: fc.oneof(fc.constantFrom('provisional', 'final'), scalar),
    contact: scalar,
    guaranteedPlates: scalar,
    guaranteedDue: scalar,
    sparePercent: fc.oneof(fc.constant(3), scalar),
    extras: fc.oneof(fc.constant([]), tree),
    asksAge: fc.oneof(fc.boolean(), scalar),
    special: fc.oneof(fc.integer({ min: 1, max: 3 }), scalar),
    categoryId: scalar,
    words: fc.oneof(scalar, fc.constant('Salad')),
    agreedBy: fc.oneof(scalar, fc.constant('Marta')),
    seats: fc.oneof(fc.constant(8), fc.boolean(), scalar),
    count: fc.oneof(fc.constant(2), scalar),
    ids: tree,
    on: fc.oneof(fc.boolean(), scalar),
    tables: fc.oneof(tree, fc.array(evil)),
    placements: fc.oneof(tree, fc.array(move, { maxLength: 3 })),
    rows: fc.oneof(
      tree,
      fc.array(fc.array(evil)),
      fc.constant([
        ['Table', 'Guest'],
        ['4', 'Guest 1'],
      ]),
    ),
    tag: scalar,
  },
  { requiredKeys: [] },
)
/** Bodies: of our own shapes with wrong values, of any shape, and no JSON at all. */
export const body = fc.oneof(
  { weight: 3, arbitrary: shaped.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: tree.map((value) => JSON.stringify(value) ?? '') },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constant('{'),
      fc.constant(`{"name":"${'x'.repeat(70_000)}"}`),
    ),
  },
)

const cardKey = fc.constantFrom(
  ...['id', 'object', 'payment_intent', 'payment_status', 'status', 'amount', 'amount_total', 'currency'],
  ...['metadata', 'client_reference_id', 'customer', 'customer_details', 'reason', 'created', '__proto__'],
)

/** Queries: of names that some route reads, with values that it takes and others. */
export const query = fc
  .dictionary(
    fc.constantFrom(
      ...[
        'search',
        'sort',
        'order',
        'after',
        'first',
        'planner',
        'event',
        'entity',
        'action',
        'day',
        'paper',
      ],
      ...['by', 'pages', 'stock', 'x', 'y', 'marks', 'special', 'sheet', 'to', 'name'],
    ),
    fc.oneof(
      evil,
      fc.constantFrom('letter', 'l4794', 'l7414', 'together', 'email', 'desc', 'party', '1.5', 'off'),
    ),
    { maxKeys: 4 },
  )
  .map((asked) => new URLSearchParams(asked).toString())

/** Events of the card provider, which may hold anything. */
export const cardEvent = fc.record(
  {
    id: fc.oneof(fc.constant('evt_1'), scalar),
    type: fc.oneof(
      fc.constantFrom(
        ...[
          'checkout.session.completed',
          'checkout.session.expired',
          'checkout.session.async_payment_failed',
        ],
        ...[
          'refund.created',
          'refund.failed',
          'charge.refunded',
          'charge.dispute.created',
          'charge.dispute.closed',
        ],
      ),
      scalar,
    ),
    livemode: fc.oneof(fc.constant(false), scalar),
    data: fc.oneof(fc.record({ object: fc.dictionary(cardKey, fc.oneof(scalar, tree)) }), tree),
  },
  { requiredKeys: ['id', 'type', 'livemode', 'data'] },
)
