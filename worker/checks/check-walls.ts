import { dirname } from 'node:path'
import { importsOf, sourcesIn } from './imports.ts'
import { cyclesOf, isPlainPackage, placeOf, wallBetween, wallToPackage } from './walls.ts'

// Reads the rooms from the disk: each import keeps to the walls, no files import each other, nor do nouns through verbs.

const imports = importsOf([...sourcesIn('worker'), ...sourcesIn('web')])

const plainCore = new Map<string, boolean>()
function isPlain(file: string): boolean {
  const known = plainCore.get(file)
  if (known !== undefined) return known
  plainCore.set(file, true)
  const { files, packages } = imports.get(file) ?? { files: [], packages: [] }
  const plain =
    packages.every(isPlainPackage) &&
    files.every(
      (to) => ['plain', 'core'].includes(placeOf(to).part) && (placeOf(to).part === 'plain' || isPlain(to)),
    )
  plainCore.set(file, plain)
  return plain
}

const faults: string[] = []
for (const [from, { files, packages }] of imports) {
  for (const to of files) {
    const wall = wallBetween(from, to, isPlain)
    if (wall) faults.push(`${from} imports ${to}: ${wall}`)
  }
  for (const name of packages) {
    const wall = wallToPackage(from, name)
    if (wall) faults.push(`${from} imports ${name}: ${wall}`)
  }
}

const files = new Map([...imports].map(([from, { files }]) => [from, new Set(files)]))
for (const cycle of cyclesOf(files)) faults.push(`these files import each other: ${cycle.join(', ')}`)

/** The graph of rooms: of nouns by their verbs and routes, of the page by all they hold. */
const rooms = new Map<string, Set<string>>()
for (const [from, { files }] of imports)
  for (const to of files) {
    const [here, there] = [placeOf(from), placeOf(to)]
    const counted = (part: string) => ['verb', 'routes', 'page'].includes(part)
    if (here.side !== there.side || !counted(here.part) || !counted(there.part)) continue
    const [one, other] = here.side === 'web' ? [dirname(from), dirname(to)] : [here.room, there.room]
    if (one !== other) rooms.set(one, (rooms.get(one) ?? new Set()).add(other))
  }
for (const cycle of cyclesOf(rooms)) faults.push(`these rooms import each other: ${cycle.join(', ')}`)

for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
