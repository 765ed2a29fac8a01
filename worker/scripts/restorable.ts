import { readFileSync, writeFileSync } from 'node:fs'
import { orderForImport } from './order-for-import.ts'

// `npm run restorable -- copy.sql`: writes copy.restorable.sql beside an export of D1, in the order in which D1 imports it.
const [file = ''] = process.argv.slice(2)
if (!file.endsWith('.sql')) {
  console.error('Say which export: npm run restorable -- copy.sql')
  process.exit(1)
}
const written = file.replace(/\.sql$/, '.restorable.sql')
writeFileSync(written, orderForImport(readFileSync(file, 'utf8')), { mode: 0o600 })
console.log(written)
