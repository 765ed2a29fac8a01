import { exit } from 'node:process'

// `HEALTH_TOKEN=... npm run erasures -- https://...`: notes what was erased outside of the database, and erases again what a
// restore of the database has brought back. The clock does the same each minute; this does it now, and says how much it was.
const [given = ''] = process.argv.slice(2)
const token = process.env.HEALTH_TOKEN
if (!URL.canParse(given) || !token) {
  console.error(
    'Say which site, with its token: HEALTH_TOKEN=... npm run erasures -- https://platewise.example',
  )
  exit(1)
}
const answer = await fetch(new URL('/api/erasures', given), {
  method: 'POST',
  headers: { authorization: `Bearer ${token}` },
})
if (!answer.ok) {
  console.error(
    answer.status === 404
      ? 'The site does not know this token. It is set by: npx wrangler secret put HEALTH_TOKEN --env production'
      : `The site answered ${answer.status}. Run it again: what is done already is not done twice.`,
  )
  exit(1)
}
const { noted, repeated } = (await answer.json()) as { noted: number; repeated: number }
console.log(
  `${repeated} erased again that a restore had brought back, ${noted} noted outside of the database.`,
)
