import { expect } from 'vitest'
import { callFrom } from './http.ts'

// Each file of tests has its own address: they share a process, so failed look-ups of one would count for all in a minute.
callFrom(expect.getState().testPath ?? 'tests')
