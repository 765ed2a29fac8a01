import { existsSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'

// Checks that every file a document names in backticks exists, and every test SECURITY.md names is in its file.
const documents = ['README.md', 'worker/OPERATING.md', 'worker/SCALE.md', 'worker/SECURITY.md']
const folders = ['worker', 'web/e2e', '.']
const find = (path: string) =>
  folders.map((folder) => normalize(join(folder, path))).find((one) => existsSync(one))

const problems: string[] = []
let namedTests = 0
for (const document of documents)
  for (const line of readFileSync(document, 'utf8').split('\n'))
    for (const [, path = '', tests = ''] of line.matchAll(
      /`([\w./-]+\.(?:tsx?|md|toml|json))`(?:: ((?:"[^"]+"(?:, )?)+))?/g,
    )) {
      const file = find(path)
      if (!file) problems.push(`${document} names ${path}, which does not exist`)
      for (const [, name = ''] of tests.matchAll(/"([^"]+)"/g)) {
        namedTests++
        if (file && !readFileSync(file, 'utf8').includes(name))
          problems.push(`${document}: ${path} has no test "${name}"`)
      }
    }
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 || namedTests === 0 ? 1 : 0)
