import fc from 'fast-check'

/**
 * Runs a property with the given seed or a random one. A failure names the seed and the command to rerun it.
 * @param name the environment variable with the seed
 */
export async function replayed<T>(
  property: fc.IAsyncProperty<T>,
  parameters: fc.Parameters<T>,
  name: string,
  seed: string | undefined,
): Promise<void> {
  const result = await fc.check(property, {
    ...parameters,
    ...(seed !== undefined && { seed: Number(seed) }),
  })
  if (!result.failed) return
  throw new Error(
    `Again with ${name}=${result.seed} in the environment.\n${fc.defaultReportMessage(result)}`,
    {
      cause: result.errorInstance,
    },
  )
}
