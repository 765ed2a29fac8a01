import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

// Plants one forbidden import per wall and expects the linter to name each: a wall nobody guards is no wall.
const planted: Record<string, string> = {
  'worker/contract/planted.ts': "import { database } from '#core/db'\nexport const x = database",
  'worker/core/planted.ts': "import { submit } from '../guest/submit.ts'\nexport const x = submit",
  'worker/guest/planted.ts': "import { Hono } from 'hono'\nexport const x = Hono",
  'worker/events/planted.ts': "import { codes } from '../responses/routes.ts'\nexport const x = codes",
  'worker/menu/planted.ts': "import { seed } from '../dev/seed.ts'\nexport const x = seed",
  'web/ui/planted.tsx': "import { site } from '#contract/site'\nexport const x = site",
  'web/guest/planted.tsx':
    "import { Component } from '../planner/events/dashboard.tsx'\nexport const x = Component",
  'web/planner/events/planted.tsx': "import { database } from '#core/db'\nexport const x = database",
  'web/frame/planted.tsx': "import { Component } from '../guest/event-page.tsx'\nexport const x = Component",
}

try {
  for (const [file, text] of Object.entries(planted)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${text}\n`)
  }
  const { stdout } = spawnSync('oxlint', ['--format', 'unix', ...Object.keys(planted)], { encoding: 'utf8' })
  const silent = Object.keys(planted).filter(
    (file) =>
      !stdout.split('\n').some((line) => line.includes(file) && line.includes('no-restricted-imports')),
  )
  for (const file of silent) console.error(`the linter says nothing about ${file}`)
  process.exitCode = silent.length === 0 ? 0 : 1
} finally {
  for (const file of Object.keys(planted)) rmSync(file, { force: true })
}
