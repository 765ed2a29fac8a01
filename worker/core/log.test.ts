import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { user } from '../account/table.ts'
import { database } from './db.ts'
import { errorFields, isTransient } from './log.ts'

const db = database(env.DB)

async function errorOf(run: () => Promise<unknown>): Promise<unknown> {
  try {
    await run()
  } catch (error) {
    return error
  }
  throw new Error('it did not fail')
}

test('a query that fails is told by what the database said, never with its values', async () => {
  const at = Date.now()
  const ada = { id: 'ada', name: 'Ada Lovelace', email: 'ada@example.com', createdAt: at, updatedAt: at }
  await db.insert(user).values(ada)
  const error = await errorOf(() => db.insert(user).values({ ...ada, id: 'other' }))
  // The control: the error itself holds them.
  expect(String(error)).toContain('Ada Lovelace')
  expect(errorFields(error).reason).toMatch(/UNIQUE constraint failed: user.email/)
  expect(JSON.stringify(errorFields(error))).not.toMatch(/Ada|ada@/)
})

test('a failed query without a cause, as it comes back from a desk, is told by its SQL alone', () => {
  const { reason } = errorFields(new Error('Failed query: insert into t values (?)\nparams: Ada,\nNuts'))
  expect(reason).toBe('Failed query: insert into t values (?)')
})

test('an address or an edit link in a message is not written', () => {
  const said = `E_RECIPIENT_SUPPRESSED: <ada.l@mail.example> is suppressed, FEAST7-${'x'.repeat(43)} too`
  expect(errorFields(new Error(said)).reason).toBe(
    'E_RECIPIENT_SUPPRESSED: <(address)> is suppressed, (edit link) too',
  )
  expect(errorFields('no error: ada@mail.example')).toEqual({
    error: 'unknown',
    reason: 'no error: (address)',
  })
})

test('a message is cut', () => {
  expect(errorFields(new Error('x'.repeat(1000))).reason).toHaveLength(300)
})

// Those that Cloudflare's list of D1 errors says to retry.
test.for([
  'D1 DB reset because its code was updated.',
  'Internal error while starting up D1 DB storage caused object to be reset.',
  'Network connection lost.',
  'Internal error in D1 DB storage caused object to be reset.',
  'Cannot resolve D1 DB due to transient issue on remote node.',
  "Can't read from request stream because client disconnected.",
])('the database’s error "%s" is one to try again after', (message) => {
  expect(isTransient(new Error('Failed query', { cause: new Error(`D1_ERROR: ${message}`) }))).toBe(true)
})

test('a refused row is no error to try again after', () => {
  expect(isTransient(new Error('D1_ERROR: UNIQUE constraint failed: user.email'))).toBe(false)
})
