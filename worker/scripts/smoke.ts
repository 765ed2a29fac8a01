import type { HealthInside } from '../app/health.ts'
import { migrationFiles, schemaOf } from '../checks/migrations/migration-files.ts'
import { pageHeaders } from '../core/http/headers.ts'
import { schemaDigest } from '../core/schema/live-schema.ts'

// `HEALTH_TOKEN=... npm run smoke -- https://...`: smoke test of a fresh deploy. It is read-only.
const [given = ''] = process.argv.slice(2)
const token = process.env.HEALTH_TOKEN
if (!URL.canParse(given) || !token) {
  console.error('Say which site, with its token: HEALTH_TOKEN=... npm run smoke -- https://platewise.example')
  process.exit(1)
}
const { origin } = new URL(given)
const migrations = migrationFiles()

function expect(held: boolean, words: string): void {
  if (!held) throw new Error(words)
}

const looks: [name: string, look: () => Promise<void>][] = [
  [
    'the database answers, with the newest schema, whole',
    async () => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await fetch(`${origin}/api/health`, { headers })
      const health = (await answer.json()) as Partial<HealthInside>
      const newest = migrations.at(-1)?.name
      expect(health.schema === newest, `expected ${newest}, found ${health.schema}`)
      expect(health.schemaDigest !== undefined, 'the site does not know this HEALTH_TOKEN')
      const here = await schemaDigest(schemaOf(migrations))
      expect(health.schemaDigest === here, 'a table or a trigger differs: npm run deploy says which')
    },
  ],
  [
    'the home page comes as HTML, and a text with its headers',
    async () => {
      expect((await (await fetch(origin)).text()).includes('Access Event Menu'), 'no code field')
      // The home page also allows its own style sheet.
      const answer = await fetch(`${origin}/pricing`)
      for (const [name, value] of Object.entries(pageHeaders))
        expect(answer.headers.get(name) === value, name)
    },
  ],
  [
    'the script and style of a text are there, to be kept for a year',
    async () => {
      const html = await (await fetch(`${origin}/pricing`)).text()
      const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file)
      expect(files.length > 1, 'no files named')
      for (const file of files) {
        const answer = await fetch(origin + file)
        expect(answer.ok && /immutable/.test(answer.headers.get('cache-control') ?? ''), String(file))
      }
    },
  ],
  [
    'an unknown page is 404, and so is what only local runs have',
    async () => {
      for (const path of ['/nothing-here', '/__local/mail', '/api/nothing'])
        expect((await fetch(origin + path)).status === 404, path)
    },
  ],
  [
    'passwords can be hashed: a wrong one is refused, not broken',
    async () => {
      const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ email: `smoke-${crypto.randomUUID()}@example.com`, password: 'Smoke-Test-1' }),
      })
      expect(answer.status === 401, `answered ${answer.status}`)
    },
  ],
]

let failed = false
for (const [name, look] of looks)
  try {
    await look()
    console.log(`ok   ${name}`)
  } catch (error) {
    failed = true
    console.log(`FAIL ${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
process.exit(failed ? 1 : 0)
