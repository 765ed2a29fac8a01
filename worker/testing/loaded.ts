// Some modules of the Worker are loaded at their first use: each kind of mail, for one. Mail is written after an answer is
// given, so that a file of tests can end while one is loading; a load that is cut off stays failed for all later files of
// the process.
const lazy = import.meta.glob([
  '../*/mails/*.ts',
  '../core/files/qr.ts',
  '../guest/calendar.ts',
  '!../**/*.test.ts',
])
// One after another: two that are asked for at once, and import each other on the way, would wait for each other.
await import('../index.ts')
await import('stripe')
for (const load of Object.values(lazy)) await load()
