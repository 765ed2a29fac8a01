import { fits, type Locked } from './packages.ts'

type Entry = Locked & { integrity?: string; resolved?: string; dev?: boolean; optional?: boolean }

// The platform that tests and deploys.
const builtOn = { os: 'linux', cpu: 'x64', libc: 'glibc' }

function neededHere({ os, cpu, libc }: Locked): boolean {
  return fits(os, builtOn.os) && fits(cpu, builtOn.cpu) && fits(libc, builtOn.libc)
}

/**
 * What is wrong with the hashes of a lock file, one line each: nothing, as long as all is well. Every package has one
 * and comes from npm's registry. Excepted are families whose names are excused, and of those only tools of development
 * for another platform than the one that tests and deploys.
 * @param packages the lock file's entries by their path
 * @param excused the beginnings of names, like `@biomejs/cli-`: one that excuses nothing is wrong as well
 */
export function lockTroubles(packages: Record<string, Entry>, excused: string[]): string[] {
  const own = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)
  const unhashed = own
    .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    .map(([path, entry]) => ({ name: path.split('node_modules/').at(-1) ?? path, entry }))
  const familyOf = (name: string) => excused.find((family) => name.startsWith(family))
  return [
    ...own
      .filter(([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'))
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
