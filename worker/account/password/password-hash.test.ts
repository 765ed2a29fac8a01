import { expect, test } from 'vitest'
import { shipped } from '../../testing/quick-hashes.ts'
import { current, hashPassword, isCurrent, verifyPassword } from './password-hash.ts'

Object.assign(current, shipped)

// Made by the library that hashed passwords before, for the passwords beside them.
const older: [password: string, hash: string][] = [
  [
    'Correct1',
    'bb3947d7f994871e9d3ec91f7031b812:eae093f634020d9ade0e01973e41308c8546b7559339d9a7caae1a1f05d5d782b382f3683493de49b19b2317c62b5a5044b57731217c47b39811378713753cae',
  ],
  [
    'ﬁRst1💐',
    'cb8ed96b05c5eb3521f377d01b4e1948:f3dd0d6510c8f2411a0c2f408de023e5d93fb93888857af3802f9563c500b049db80f6412ac9cf0f4c0bbf97189ef91d76b092a196ea76b3909115dd8982462f',
  ],
  [
    'Aa1\u0000bcdef',
    'f00eb72b60170cf70c82191f2da9f21d:c215d67e8168cbe92e23869392b4a2defe63955af9b9af286988b8e34e993ae6f0db04fcb02a8cf5b85acadb166ec2140afe989371f6713b3b32acc04091bda2',
  ],
]

test('a hash names its parameters, and the same password never has the same one twice', async () => {
  const [one, other] = [await hashPassword('Correct1'), await hashPassword('Correct1')]
  expect(one).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(other)
  expect(isCurrent(one)).toBe(true)
  for (const hash of [one, other]) {
    expect(await verifyPassword(hash, 'Correct1')).toBe(true)
    expect(await verifyPassword(hash, 'Correct2')).toBe(false)
  }
})

test.for(older)('the older hash of %j still holds, and is to be made anew', async ([password, hash]) => {
  expect(await verifyPassword(hash, password)).toBe(true)
  expect(await verifyPassword(hash, `${password}.`)).toBe(false)
  expect(isCurrent(hash)).toBe(false)
})

test('a hash is computed with the parameters it names, and not with those of today', async () => {
  // The second test vector of RFC 7914, section 12: N = 1024, r = 8, p = 16.
  const key = Buffer.from(
    'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640',
    'hex',
  )
  const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  const hash = `$scrypt$ln=10,r=8,p=16$${unpadded(Buffer.from('NaCl'))}$${unpadded(key)}`
  expect(await verifyPassword(hash, 'password')).toBe(true)
  expect(await verifyPassword(hash, 'passwore')).toBe(false)
  expect(isCurrent(hash)).toBe(false)
})

test('two ways to type one letter are one password', async () => {
  const hash = await hashPassword('Crème1x')
  expect(await verifyPassword(hash, 'Cre\u0300me1x')).toBe(true)
})

test('a stored text that is no hash lets nobody in', async () => {
  for (const hash of ['', 'Correct1', '$scrypt$ln=14,r=8,p=5$$', '$argon2id$v=19$m=19456$c2FsdA$a2V5'])
    await expect(verifyPassword(hash, 'Correct1')).rejects.toThrow('a form nobody knows')
})
