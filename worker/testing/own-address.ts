import { expect } from 'vitest'
import { callFrom } from './http.ts'

// What one file of tests looks up in vain would count for all that run in the same minute, since they share a process.
callFrom(expect.getState().testPath ?? 'tests')
