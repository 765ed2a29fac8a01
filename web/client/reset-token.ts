/** The reset link's token in an address's fragment (`#access_token=…&type=recovery`), or null. */
export function resetTokenIn(hash: string): string | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  return fragment.get('type') === 'recovery' ? fragment.get('access_token') || null : null
}
