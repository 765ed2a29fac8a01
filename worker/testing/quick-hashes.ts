import { current } from '../account/password/password-hash.ts'

// A test that signs somebody in is seldom about how long a hash takes. Those that are set the shipped cost again. Files that
// share a process share the settings.
const shared = globalThis as { shippedHash?: typeof current }
export const shipped = shared.shippedHash ?? { ...current }
shared.shippedHash = shipped
Object.assign(current, shipped, { ln: 8 })
