import { fits, type Locked } from './packages.ts'

type Entry = Locked & { integrity?: string; resolved?: string; dev?: boolean; optional?: boolean }

// The platform of tests and deploys.
const builtOn = { os: 'linux', cpu: 'x64', libc: 'glibc' }

function neededHere({ os, cpu, libc }: Locked): boolean {
  return fits(os, builtOn.os) && fits(cpu, builtOn.cpu) && fits(libc, builtOn.libc)
}

/**
 * Checks that every package of a lock file has a hash and comes from a registry. A package may lack a hash if its
 * name starts with an excused prefix and it is an optional dev dependency for a platform that neither tests nor deploys.
 * @param packages the lock file's entries by path
 * @param excused name prefixes, like `@biomejs/cli-`; a prefix that excuses nothing is a fault
 * @param registry the address that packages come from, as npm is configured
 * @returns one line per fault
 */
export function lockTroubles(packages: Record<string, Entry>, excused: string[], registry: string): string[] {
  const source = registry.endsWith('/') ? registry : `${registry}/`
  const own = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)
  const unhashed = own
    .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    .map(([path, entry]) => ({ name: path.split('node_modules/').at(-1) ?? path, entry }))
  const familyOf = (name: string) => excused.find((family) => name.startsWith(family))
  return [
    ...own
      .filter(([, { resolved }]) => resolved && !resolved.startsWith(source))
      .map(([path, { resolved }]) => `${path} comes from ${resolved}`),
    ...unhashed.flatMap(({ name, entry: { dev, optional, ...platform } }) => {
      if (!familyOf(name)) return [`${name} has no hash, and nothing says why`]
      if (dev && optional && !neededHere(platform)) return []
      return [`${name} has no hash and is more than a tool for another platform`]
    }),
    ...excused
      .filter((family) => !unhashed.some(({ name }) => name.startsWith(family)))
      .map((family) => `${family}* is excused, and each of them has its hash`),
  ]
}
