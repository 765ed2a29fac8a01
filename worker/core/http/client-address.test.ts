import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { makeAccount } from '../../testing/factories/account-factories.ts'
import { call } from '../../testing/http.ts'
import { database } from '../db.ts'
import { addressIn } from './app.ts'

const counted = (address: string) => addressIn(new Headers({ 'cf-connecting-ip': address }))

test.for([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.2', '192.0.2.2'],
  ['2001:db8:0:1:0:0:0:1', '2001:db8:0:1::/64'],
  ['2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001::7', '2001:db8:0:1::/64'],
  ['2001:db8:0:2::1', '2001:db8:0:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8:0:1::192.0.2.1', '2001:db8:0:1::/64'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:0201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
] as const)('%s is counted as %s', ([written, address]) => {
  expect(counted(written)).toBe(address)
})

test.for(['', 'somebody', '1:2:3', '1::2::3', '1:2:3:4:5:6:7:8:9', '12345::1', '::ffff:192.0.2.256', 'g::1'])(
  '%j is no address, and counted as it is written',
  (written) => {
    expect(counted(written)).toBe(written)
  },
)

test('a request without an address is counted with all others without one', () => {
  expect(addressIn(new Headers())).toBe('unknown')
})

test('sixty wrong passwords from one /64 are counted as those of one address, of another /64 as those of another', async () => {
  const planner = await makeAccount(database(env.DB), 'Correct1')
  const signIn = (password: string, address: string) =>
    call(
      'POST',
      '/api/auth/sign-in/email',
      { email: planner.email, password },
      { 'cf-connecting-ip': address },
    )
  const network = `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}`
  const statuses = []
  for (let miss = 1; miss <= 60; miss++)
    statuses.push((await signIn('Wrong123', `${network}:1::${miss.toString(16)}`)).status)
  expect(statuses).toEqual(Array.from({ length: 60 }, (_, index) => (index < 5 ? 401 : 429)))
  expect((await signIn('Correct1', `${network}:2::1`)).status).toBe(200)
})
