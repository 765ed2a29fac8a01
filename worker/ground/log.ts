/**
 * One structured line. Fields are named by the caller: never a path with a token in it, an address, a name or an
 * allergy.
 */
export function log(
  level: 'info' | 'warn' | 'error',
  message: string,
  fields: Record<string, unknown> = {},
): void {
  console[level](JSON.stringify({ level, message, ...fields }))
}

/** What may be written of an unknown failure: its name and message, cut. */
export function failure(error: unknown): { error: string; reason: string } {
  return error instanceof Error
    ? { error: error.name, reason: error.message.slice(0, 300) }
    : { error: 'unknown', reason: String(error).slice(0, 300) }
}
