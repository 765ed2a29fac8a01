import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

// Plants every forbidden import in every folder and expects the linter to report each one.

const features = [
  'account',
  'admin',
  'desk',
  'events',
  'guest',
  'kitchen',
  'kitchen-links',
  'menu',
  'purchases',
  'responses',
  'retention',
  'seating',
]
const outsideProduction = ['dev', 'testing', 'checks', 'scripts', 'bench']

const fileIn = (folder: string) => `worker/${folder}/imported.ts`
const routesIn = (folder: string) => `worker/${folder}/routes.ts`
const top = [...['app', 'pages'].map(fileIn), 'worker/index.ts']
const aside = outsideProduction.map(fileIn)

const rooms = ['guest', 'texts', 'site', 'print', 'planner']
const parts = ['app', 'account', 'admin', 'events', 'kitchen', 'menu', 'purchases', 'responses']
const server = ['#api', '#core/db', 'worker/contract/site.ts']
const inRoom = (room: string) => `web/${room}/imported.tsx`
const inPart = (part: string) => `web/planner/${part}/imported.tsx`
const others = (room: string) => rooms.filter((other) => other !== room).map(inRoom)

/** A folder and all folders below it. */
function foldersOf(folder: string): string[] {
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [folder, ...below.flatMap((entry) => foldersOf(`${folder}/${entry.name}`))]
}

/** Forbidden imports of a planted file: repository paths, packages and aliases. */
const planted: Record<string, string[]> = {
  'worker/planted.ts': aside,
  'web/ui/planted.tsx': ['#contract/site', '#api', '#core/db', 'hono', 'react-router', 'web/client/api.ts'],
  'web/client/planted.tsx': ['#core/db', 'worker/contract/site.ts', ...rooms.map(inRoom), 'web/edge.tsx'],
  'web/planner/planted.tsx': [...server, ...others('planner'), ...parts.map(inPart), 'web/edge.tsx'],
  'web/planner/app/planted.tsx': [...server, ...others('planner'), 'web/edge.tsx'],
}
for (const room of ['guest', 'texts', 'site', 'print'])
  planted[`web/${room}/planted.tsx`] = [...server, ...others(room), 'web/edge.tsx', `web/${room}/entry.ts`]
for (const part of parts)
  if (part !== 'app')
    planted[`web/planner/${part}/planted.tsx`] = [
      ...[...server, ...others('planner'), 'web/edge.tsx'],
      ...parts.filter((other) => other !== part).map(inPart),
    ]
for (const folder of foldersOf('worker/contract'))
  planted[`${folder}/planted.ts`] = [
    ...['#core/db', '#api', 'hono', 'react', 'drizzle-orm', 'stripe', 'zod', 'node:fs', 'cloudflare:workers'],
    ...['core', ...features].map(fileIn),
    ...[...top, ...aside],
  ]
for (const folder of foldersOf('worker/core'))
  planted[`${folder}/planted.ts`] = ['#api', ...features.map(fileIn), ...top, ...aside]
for (const feature of features) {
  const others = features.filter((other) => other !== feature).map(routesIn)
  const above = ['#api', ...others, ...top, ...aside, 'web/imported.ts']
  planted[`worker/${feature}/planted.ts`] = [
    'hono',
    'hono/factory',
    '@hono/zod-validator',
    routesIn(feature),
    ...above,
  ]
  planted[`worker/${feature}/planted/routes.ts`] = ['@hono/zod-validator', ...above]
  planted[`worker/${feature}/planted.test.ts`] = ['checks', 'scripts'].map(fileIn)
}
for (const folder of ['app', 'pages'])
  planted[`worker/${folder}/planted.ts`] = ['@hono/zod-validator', 'worker/index.ts', ...aside]

const cycle = {
  'worker/core/planted-here.ts':
    "import type { There } from './planted-there.ts'\nexport type Here = There\n",
  'worker/core/planted-there.ts': "import type { Here } from './planted-here.ts'\nexport type There = Here\n",
}

const specifier = (file: string, target: string) => {
  if (!/^(worker|web)\//.test(target)) return target
  const path = relative(dirname(file), target)
  return path.startsWith('.') ? path : `./${path}`
}

/** One value import and one type import per target, one per line. */
const source = (file: string, targets: string[]) =>
  targets
    .map((target) => specifier(file, target))
    .map(
      (from, i) =>
        `import { x as x${i} } from '${from}'; export { x${i} }\nexport type { X${i} } from '${from}'\n`,
    )
    .join('')

const files = { ...cycle, ...Object.fromEntries(Object.entries(planted).map(([f, t]) => [f, source(f, t)])) }
const created: string[] = []
try {
  for (const [file, text] of Object.entries(files)) {
    const folder = mkdirSync(dirname(file), { recursive: true })
    created.push(folder ?? file)
    writeFileSync(file, text)
  }
  const { stdout } = spawnSync('oxlint', ['--format', 'unix', ...Object.keys(files)], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  const reported = (file: string, line: number, rule: string) =>
    stdout.split('\n').some((entry) => entry.includes(`${file}:${line}:`) && entry.includes(rule))
  const missed = Object.entries(planted).flatMap(([file, targets]) =>
    targets
      .filter((_, i) => [2 * i + 1, 2 * i + 2].some((line) => !reported(file, line, 'no-restricted-imports')))
      .map((target) => `${file} may import ${target}`),
  )
  if (!Object.keys(cycle).some((file) => reported(file, 1, 'no-cycle')))
    missed.push('two files may import types from each other')
  for (const one of missed) console.error(`the linter lets it pass: ${one}`)
  process.exitCode = missed.length === 0 ? 0 : 1
} finally {
  for (const path of created) rmSync(path, { recursive: true, force: true })
}
