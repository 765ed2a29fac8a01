import process from 'node:process'
import fc from 'fast-check'

// As `property-seed.ts` for the tests in plain Node, where no binding tells of a deeper run.
if (!process.env.FUZZ) fc.configureGlobal({ seed: 20261121 })
