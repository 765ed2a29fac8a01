import { packagesFetched } from './packages.ts'

// Checks how many packages a fresh clone fetches.
const most = 700
const fetched = packagesFetched()
console.log(`a cold npm ci fetches ${fetched} packages here`)
if (fetched > most) console.error(`that is more than ${most}`)
process.exit(fetched > most ? 1 : 0)
