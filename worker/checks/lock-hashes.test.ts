import { expect, it } from 'vitest'
import { lockTroubles } from './lock-hashes.ts'

const hashed = { integrity: 'sha512-x' }
const forMac = { dev: true, optional: true, os: ['darwin'], cpu: ['arm64'] }
const root = { '': {}, 'node_modules/hono': hashed }

it('takes a lock file in which every package has its hash', () => {
  expect(lockTroubles({ ...root, 'node_modules/a': { link: true } }, [])).toEqual([])
})

it('refuses a package without a hash, and one with a weak one', () => {
  expect(
    lockTroubles(
      { ...root, 'node_modules/a/node_modules/@b/c': {}, 'node_modules/d': { integrity: 'sha1-x' } },
      [],
    ),
  ).toEqual(['@b/c has no hash, and nothing says why', 'd has no hash, and nothing says why'])
})

it('lets an excused tool for another platform go without one, and nothing else of its family', () => {
  const lock = { ...root, 'node_modules/@tool/cli-mac': forMac }
  expect(lockTroubles(lock, ['@tool/cli-'])).toEqual([])
  for (const more of [
    { ...forMac, os: ['linux'], cpu: ['x64'] },
    { ...forMac, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
    { ...forMac, dev: false },
    { ...forMac, optional: false },
  ])
    expect(lockTroubles({ ...lock, 'node_modules/@tool/cli-more': more }, ['@tool/cli-'])).toEqual([
      '@tool/cli-more has no hash and is more than a tool for another platform',
    ])
})

it('refuses an excuse that nothing needs any more', () => {
  expect(lockTroubles(root, ['@tool/cli-'])).toEqual([
    '@tool/cli-* is excused, and each of them has its hash',
  ])
})

it('refuses what comes from elsewhere than the public registry', () => {
  const resolved = 'https://mirror.example/a.tgz'
  expect(lockTroubles({ ...root, 'node_modules/a': { ...hashed, resolved } }, [])).toEqual([
    `node_modules/a comes from ${resolved}`,
  ])
})
