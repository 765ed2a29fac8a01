import { spawn } from 'node:child_process'
import { servedAtHome } from './serve-home.ts'

// The same data and server as `npm start` (it reloads when the Worker's code changes), with the page's code served
// and swapped in place by vite.
const { origin, stop } = await servedAtHome()
const vite = spawn('vite', [], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, PLATEWISE_API: origin },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    vite.kill()
    void stop().then(() => process.exit(0))
  })
