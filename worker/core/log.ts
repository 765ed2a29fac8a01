/**
 * Writes one structured line. Fields must not hold a path with a token, an address, a name or an allergy.
 */
export function log(
  level: 'info' | 'warn' | 'error',
  message: string,
  fields: Record<string, unknown> = {},
): void {
  console[level](JSON.stringify({ level, message, ...fields }))
}

// Messages of D1 and Durable Objects after which the same call may succeed:
// https://developers.cloudflare.com/d1/observability/debug-d1/#error-list
const trouble =
  /network connection lost|storage caused object to be reset|internal error|overloaded|too many requests queued|object to be reset|code was updated|transient issue on remote node|client disconnected|no answer in time/i

/** True if the caller may try again after an error. Looks through the causes of wrapped errors. */
export function isTransient(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (trouble.test(one.message)) return true
  return false
}

/**
 * The name and message of an error for the log, shortened and without personal data. The message of a failed query ends
 * in its values, so the database's own message replaces it.
 */
export function errorFields(error: unknown): { error: string; reason: string } {
  if (!(error instanceof Error)) return { error: 'unknown', reason: written(String(error)) }
  const { cause, message, name } = error
  const failedQuery = /^Failed query: /.test(message)
  return { error: name, reason: written(failedQuery && cause instanceof Error ? cause.message : message) }
}

// Providers name the address they refuse, and any message may hold a link.
function written(text: string): string {
  return text
    .replace(/\nparams: [\s\S]*$/, '')
    .replace(/[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+/g, '(address)')
    .replace(/\b[A-Z0-9]{6}-[\w-]{43}/g, '(edit link)')
    .slice(0, 300)
}
