import { accounts } from './accounts.ts'
import { servedAtHome } from './serve-home.ts'

// Serves the product as in production, with seeded data, until stopped.
const { origin, port, stop } = await servedAtHome()
const kitchen = await fetch(`${origin}/__local/kitchen`)

console.log(`
Platewise runs at ${origin}

  planner   ${accounts.planner.email} / ${accounts.planner.password}
  admin     ${accounts.admin.email} / ${accounts.admin.password}
  events    ${origin}/event/FEAST7 (open), GALA26 (premium), PAST99 (closed), EMPTY2 (no menu)
  kitchen   ${kitchen.ok ? await kitchen.text() : 'no link to GALA26 is left'}
  mailbox   ${origin}/__local/mail
  cards     http://localhost:${port + 1} (stand-in for the card provider)

Use localhost and not 127.0.0.1: the session cookie is a secure one. Safari refuses those on http.
Ctrl+C ends it; the data stays in .local/home.
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void stop().then(() => process.exit(0)))
