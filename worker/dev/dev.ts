import { spawn } from 'node:child_process'
import { home, run, serve } from './serve.ts'

// The same data and server as `npm start` (it reloads when the Worker's code changes), with the page's code served
// and swapped in place by vite.
run('vite', ['build', '--logLevel', 'warn'])
const { stop } = await serve(home)
const vite = spawn('vite', [], { stdio: ['ignore', 'inherit', 'inherit'] })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    vite.kill()
    void stop().then(() => process.exit(0))
  })
