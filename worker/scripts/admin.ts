import { spawnSync } from 'node:child_process'
import { canonicalEmail } from '../core/email.ts'
import { home } from '../dev/serve.ts'

// `npm run admin -- EMAIL [staging|production]`: makes an account an admin, in the local run by default.
const [email = '', place] = process.argv.slice(2)
if (!/^[^\s@'"]+@[^\s@'"]+$/.test(email) || (place && place !== 'staging' && place !== 'production')) {
  console.error('Say whom: npm run admin -- someone@example.com [staging|production]')
  process.exit(1)
}
const where = place ? ['--remote', '--env', place] : ['--local', '--persist-to', `${home().folder}/state`]
const sql = `update user set role = 'admin' where email = '${canonicalEmail(email)}' returning email`
const { status, stdout, stderr } = spawnSync(
  'wrangler',
  ['d1', 'execute', 'DB', ...where, '--json', '--command', sql],
  { encoding: 'utf8' },
)
if (status !== 0) {
  console.error(`${stdout}${stderr}`)
  process.exit(1)
}
const [{ results } = { results: [] }] = JSON.parse(stdout) as { results: unknown[] }[]
console.log(
  results.length > 0
    ? `${email} is an admin from the next request on.`
    : `There is no account of ${email}. It has to sign up first.`,
)
process.exit(results.length > 0 ? 0 : 1)
