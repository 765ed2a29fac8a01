/** @param cookies what `document.cookie` gives */
export function isSignedInHere(cookies: string): boolean {
  return /(?:^|; ?)signed-in=1(?:;|$)/.test(cookies)
}
