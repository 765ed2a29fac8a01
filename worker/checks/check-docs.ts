import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { experimental_getWranglerCommands } from 'wrangler'
import { costOfThousand } from '../bench/database/event-cost.ts'
import { commandsIn, foreignParts, misleadingCommands, unknownScripts } from './documented-commands.ts'

// Checks that every file a document names in backticks exists, every test SECURITY.md names is in its file, every
// command exists and reaches the place it means, and OPERATING.md names each setting and says what events cost.
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'worker/OPERATING.md',
  'worker/SCALE.md',
  'worker/SECURITY.md',
]
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

const scripts = readdirSync('worker/scripts').map((name) => `worker/scripts/${name}`)
const { scripts: npmScripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const { registry } = experimental_getWranglerCommands()
for (const file of [...documents, ...scripts]) {
  const text = readFileSync(file, 'utf8')
  for (const fault of [
    ...misleadingCommands(text),
    ...commandsIn(text).flatMap((command) => foreignParts(command, registry)),
    ...unknownScripts(text, Object.keys(npmScripts)),
  ])
    problems.push(`${file}: ${fault}`)
}

const operating = readFileSync('worker/OPERATING.md', 'utf8')
const cost = costOfThousand()
const millions = (rows: number) => `${Number((rows / 1e6).toPrecision(2))} million`
for (const figure of [
  ...[cost.requests, cost.deskRequests, cost.mails].map((number) => number.toLocaleString('en-US')),
  ...[cost.rowsRead, cost.rowsWritten, cost.deskRows].map(millions),
  `${cost.bytes / 1e6} MB`,
])
  if (!operating.includes(` ${figure} `))
    problems.push(`worker/OPERATING.md does not say ${figure} per 1,000 events`)

// An operator reads of every setting and every field of the health call, under the name it has in the code.
const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name)
const local = ['STRIPE_API', 'PSEUDO_LANGUAGE']
const plansPrice = /^STRIPE_PRICE_/
const settingNames = namesIn('worker/core/settings.ts', /^ {2}([A-Z][A-Z0-9_]+): /gm)
const types = readFileSync('worker/env.d.ts', 'utf8')
for (const name of settingNames) {
  if (!types.includes(` ${name}`)) problems.push(`worker/env.d.ts lacks ${name}`)
  if (!operating.includes(`\`${name}`) && !local.includes(name) && !plansPrice.test(name))
    problems.push(`worker/OPERATING.md does not name the setting ${name}`)
}
for (const name of namesIn('worker/app/health.ts', /^ {2}(\w+): (?:number|string|\()/gm))
  if (!operating.includes(`\`${name}\``)) problems.push(`worker/OPERATING.md does not name ${name} of health`)
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 || namedTests === 0 ? 1 : 0)
