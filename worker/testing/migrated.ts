import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { emptyDatabase } from './empty-database.ts'

// Files of tests follow one another in one process: each begins with an empty database.
await applyD1Migrations(env.DB, env.MIGRATIONS)
await emptyDatabase()
