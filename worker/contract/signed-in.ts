/** The cookie that scripts may read: somebody is signed in in this browser. It holds no secret and opens nothing. */
export const signedInCookie = 'signed-in'

/** @param cookies what `document.cookie` gives */
export function isSignedInHere(cookies: string): boolean {
  return /(?:^|; ?)signed-in=1(?:;|$)/.test(cookies)
}
