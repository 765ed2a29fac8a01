import { env } from 'cloudflare:workers'
import fc from 'fast-check'

// Property tests use a fixed seed, so that a failure is caused by a change and not by chance. `npm run test:deep` uses
// a new seed each time; a counterexample it finds is added to its test as an example.
if (!env.FUZZ) fc.configureGlobal({ seed: 20261121 })
