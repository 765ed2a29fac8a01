/** The headers of every page, from assets and from the Worker. The build writes `_headers` from them. */
export const pageHeaders: Record<string, string> = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: blob:; font-src 'self'; manifest-src 'self'; worker-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/**
 * `pageHeaders` for a page with an inline style sheet.
 * @param hash SHA-256 of the sheet's text, base64; only this sheet is allowed
 */
export function headersWithStyle(hash: string): Record<string, string> {
  const policy = pageHeaders['Content-Security-Policy'] ?? ''
  return {
    ...pageHeaders,
    'Content-Security-Policy': policy.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`),
  }
}

/** `pageHeaders` for a page that may have a service worker: the kitchen's, and no other. */
export function headersWithWorker(): Record<string, string> {
  const policy = pageHeaders['Content-Security-Policy'] ?? ''
  return {
    ...pageHeaders,
    'Content-Security-Policy': policy.replace("worker-src 'none'", "worker-src 'self'"),
  }
}

/** The content of `_headers`: `pageHeaders` for every asset, and a year of caching for hashed ones. */
export function assetHeaders(): string {
  const lines = Object.entries(pageHeaders).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...lines, '/assets/*', '  Cache-Control: public, max-age=31536000, immutable', ''].join('\n')
}
