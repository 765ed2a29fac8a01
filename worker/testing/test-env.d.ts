declare namespace Cloudflare {
  interface Env {
    /** Only in tests: the migrations to apply before each file. */
    MIGRATIONS: import('@cloudflare/vitest-plugin').D1Migration[]
    /** How many histories to run on the real database; twenty unless told. */
    D1_HISTORIES?: string
    D1_HISTORIES_SEED?: string
    /** How many bodies to send, and from which seed. */
    FUZZ?: string
    FUZZ_SEED?: string
    /** `all`: every call of a write fails both ways. */
    FAULTS?: string
    /** How many people of an office sign in; forty unless told. */
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
