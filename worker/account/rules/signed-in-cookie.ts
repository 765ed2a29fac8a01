/** Cookie that scripts can read: a person is signed in in this browser. It holds no secret and grants no access. */
export const signedInCookie = 'signed-in'

/** @param cookies what `document.cookie` gives */
export function isSignedInHere(cookies: string): boolean {
  return /(?:^|; ?)signed-in=1(?:;|$)/.test(cookies)
}
