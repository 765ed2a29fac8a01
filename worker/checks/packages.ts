import { readFileSync } from 'node:fs'

/** Platform fields of a lock file's entry. */
export type Locked = { os?: string[]; cpu?: string[]; libc?: string[]; link?: boolean }

/** True if a package supports `mine`: it is in the list, or the list only excludes others (`!win32`). */
export function fits(asked: string[] | undefined, mine: string): boolean {
  return (
    !asked ||
    (asked.some((one) => one === mine) && !asked.includes(`!${mine}`)) ||
    asked.every((one) => one.startsWith('!') && one !== `!${mine}`)
  )
}

/** Number of packages a cold `npm ci` fetches on this platform, from the lock file. */
export function packagesFetched(): number {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>
  }
  const libc = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }
  const mine = libc.header?.glibcVersionRuntime ? 'glibc' : 'musl'
  return Object.entries(packages).filter(
    ([path, { os, cpu, libc: needs, link }]) =>
      path !== '' &&
      !link &&
      fits(os, process.platform) &&
      fits(cpu, process.arch) &&
      (process.platform !== 'linux' || fits(needs, mine)),
  ).length
}
