import { assertFree } from './ports.ts'
import { home, run, serve } from './serve.ts'

/** Builds the page and serves it with the data of `npm start`. When that fails, says why and ends the process. */
export async function servedAtHome() {
  try {
    const options = home()
    // Asked before the build, so that a busy port is heard of at once.
    await assertFree(options.port)
    run('vite', ['build', '--logLevel', 'warn'])
    return { ...(await serve(options)), port: options.port }
  } catch (error) {
    console.error(`\nPlatewise did not start.\n${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
}
