/**
 * Runs a test of what may be done so often a minute. The platform counts per minute of the real clock: a run that
 * crosses into the next minute is repeated.
 * @param run the test, with an address that nobody used before
 */
export async function withinAMinute(run: (address: string) => Promise<void>): Promise<void> {
  const minute = () => Math.floor(Date.now() / 60_000)
  for (;;) {
    const begun = minute()
    try {
      await run(crypto.randomUUID())
      return
    } catch (error) {
      if (minute() === begun) throw error
    }
  }
}
