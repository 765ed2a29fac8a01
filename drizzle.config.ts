import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './worker/core/schema/*.ts',
  out: './migrations',
})
