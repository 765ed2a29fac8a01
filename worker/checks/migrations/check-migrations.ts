import { newestMigration } from '../../core/schema/assert-schema-current.ts'
import { destructions } from './destructive.ts'
import { frozenFaults } from './frozen.ts'
import { triggerFaults } from './living-triggers.ts'
import { migrationFiles } from './migration-files.ts'
import { remoteFaults } from './remote-splitter.ts'
import { schemaDrift } from './schema-drift.ts'

// Checks that the migrations match the schema and the nouns' triggers.sql, none silently loses rows or triggers, the remote
// end takes each statement whole, and writes wait for the newest.
const migrations = migrationFiles()
const newest = migrations.at(-1)?.name
const errors = [
  ...destructions(migrations),
  ...frozenFaults(migrations),
  ...remoteFaults(migrations),
  ...triggerFaults(migrations),
  ...schemaDrift(),
]
if (newest !== newestMigration)
  errors.push(
    `core/schema/assert-schema-current.ts waits for ${newestMigration}, and the newest is ${newest}`,
  )
for (const error of errors) console.error(error)
process.exit(errors.length === 0 ? 0 : 1)
