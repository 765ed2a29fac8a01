declare namespace Cloudflare {
  interface Env {
    /** Only in tests: the migrations to apply before each file. */
    MIGRATIONS: import('@cloudflare/vitest-plugin').D1Migration[]
    /** Number of histories to run on the real database; 20 by default. */
    D1_HISTORIES?: string
    D1_HISTORIES_SEED?: string
    /** Number of bodies to send, and their seed. */
    FUZZ?: string
    FUZZ_SEED?: string
    /** `all`: every call of a write fails both ways. */
    FAULTS?: string
    /** Number of people of an office who sign in; 40 by default. */
    OFFICE?: string
  }
  interface GlobalProps {
    mainModule: typeof import('../index.ts')
  }
}

/** A file as text, as the tests' bundler reads it. */
declare module '*?raw' {
  const text: string
  export default text
}
