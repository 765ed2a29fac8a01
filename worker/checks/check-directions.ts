import { globSync, readFileSync } from 'node:fs'
import { physicalDirections } from './directions.ts'

// Pages are read from right to left, too: they say start and end, and neither left nor right.
const files = globSync('web/**/*.{css,tsx}').filter((file) => !file.startsWith('web/e2e/'))
const faults = files.flatMap((file) =>
  physicalDirections(file, readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`),
)

for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 && files.length > 100 ? 0 : 1
