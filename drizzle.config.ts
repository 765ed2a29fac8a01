import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: ['./worker/*/table.ts', './worker/*/*/table.ts', './worker/*/table/*.ts'],
  out: process.env.MIGRATIONS ?? './migrations',
})
