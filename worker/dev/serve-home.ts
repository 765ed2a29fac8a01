import { assertFree } from './ports.ts'
import { run } from './run-command.ts'
import { home, serve } from './serve.ts'

/** Builds the page and serves it with the data of `npm start`. On failure, prints why and exits. */
export async function servedAtHome() {
  try {
    const options = home()
    // Checked before the build, so that a busy port fails at once.
    await assertFree(options.port)
    run('vite', ['build', '--logLevel', 'warn'])
    return { ...(await serve(options)), port: options.port }
  } catch (error) {
    console.error(`\nPlatewise did not start.\n${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
}
