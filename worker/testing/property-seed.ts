import { env } from 'cloudflare:workers'
import fc from 'fast-check'

// Property tests draw the same cases in each run, so that a change breaks a run and not the day. `npm run test:deep`
// draws others each time; a counterexample it finds becomes an example of its test.
if (!env.FUZZ) fc.configureGlobal({ seed: 20261121 })
