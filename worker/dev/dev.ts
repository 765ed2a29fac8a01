import { spawn } from 'node:child_process'
import { servedAtHome } from './serve-home.ts'

// Same data and server as `npm start`. wrangler reloads the Worker on changes; vite serves the page with hot reload.
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
