import { existsSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'

// SECURITY.md says where each thing is held and which test shows it: a file or a test that is not there any more is a
// claim that nothing stands behind.
const folders = ['worker', 'web/e2e']
const find = (path: string) =>
  folders.map((folder) => normalize(join(folder, path))).find((one) => existsSync(one))

const troubles: string[] = []
let named = 0
for (const line of readFileSync('worker/SECURITY.md', 'utf8').split('\n'))
  for (const [, path = '', tests = ''] of line.matchAll(
    /`([\w./-]+\.(?:tsx?|md|toml|json))`(?:: ((?:"[^"]+"(?:, )?)+))?/g,
  )) {
    const file = find(path)
    if (!file) troubles.push(`${path} does not exist`)
    for (const [, name = ''] of tests.matchAll(/"([^"]+)"/g)) {
      named++
      if (file && !readFileSync(file, 'utf8').includes(name)) troubles.push(`${path} has no test "${name}"`)
    }
  }
for (const trouble of troubles) console.error(trouble)
process.exit(troubles.length > 0 || named === 0 ? 1 : 0)
