declare namespace Cloudflare {
  interface Env {
    /** Only in tests: the migrations to apply before each file. */
    MIGRATIONS: import('@cloudflare/vitest-plugin').D1Migration[]
    /** How many histories to run; a thousand unless told. */
    HISTORIES?: string
  }
  interface GlobalProps {
    mainModule: typeof import('../index.ts')
  }
}
