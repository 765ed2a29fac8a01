import { readdirSync } from 'node:fs'
import { pageHeaders } from '../core/http/headers.ts'

// `npm run smoke -- https://...`: smoke test of a fresh deploy. It is read-only.
const [given = ''] = process.argv.slice(2)
if (!URL.canParse(given)) {
  console.error('Say which site: npm run smoke -- https://platewise.example')
  process.exit(1)
}
const { origin } = new URL(given)
const newest = readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .at(-1)

function expect(held: boolean, words: string): void {
  if (!held) throw new Error(words)
}

const looks: [name: string, look: () => Promise<void>][] = [
  [
    'the database answers, with the newest schema',
    async () => {
      const { ok, schema } = (await (await fetch(`${origin}/api/health`)).json()) as {
        ok: boolean
        schema: string
      }
      expect(ok && schema === newest, `expected ${newest}, found ${schema}`)
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
