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

// What the database says of itself when the same call may well succeed a moment later.
const trouble =
  /network connection lost|storage caused object to be reset|internal error|overloaded|too many requests queued|object to be reset|code was updated|no answer in time/i

/** Whether a failure is one that passes: the caller may try again. Looks through what wraps it. */
export function isTransient(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (trouble.test(one.message)) return true
  return false
}

/**
 * What may be written of an unknown failure: its name and message, cut, without what people typed. A failed query's
 * message ends in all its values: what the database itself said of it stands for it, or its SQL alone.
 */
export function errorFields(error: unknown): { error: string; reason: string } {
  if (!(error instanceof Error)) return { error: 'unknown', reason: written(String(error)) }
  const { cause, message, name } = error
  const failedQuery = /^Failed query: /.test(message)
  return { error: name, reason: written(failedQuery && cause instanceof Error ? cause.message : message) }
}

// Providers name the address they refuse, and a link may stand in anything.
function written(text: string): string {
  return text
    .replace(/\nparams: [\s\S]*$/, '')
    .replace(/[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+/g, '(address)')
    .replace(/\b[A-Z0-9]{6}-[\w-]{43}/g, '(edit link)')
    .slice(0, 300)
}
