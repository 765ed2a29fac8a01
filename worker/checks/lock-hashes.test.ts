import { expect, it } from 'vitest'
import { lockTroubles as troublesOf } from './lock-hashes.ts'

const registry = 'https://packages.example/npm/'
const lockTroubles = (packages: Parameters<typeof troublesOf>[0], excused: string[]) =>
  troublesOf(packages, excused, registry)

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

it('refuses what comes from elsewhere than the configured registry, with or without a slash at its end', () => {
  const from = (resolved: string) => ({ ...root, 'node_modules/a': { ...hashed, resolved } })
  expect(lockTroubles(from(`${registry}a.tgz`), [])).toEqual([])
  for (const resolved of ['https://mirror.example/a.tgz', 'https://packages.example/npm-other/a.tgz'])
    for (const configured of [registry, registry.slice(0, -1)])
      expect(troublesOf(from(resolved), [], configured)).toEqual([`node_modules/a comes from ${resolved}`])
})
