/** Why the server ends a live view, as the code its socket is closed with. */
export const liveEnd = {
  /** Its time is over, nothing is wrong: the page opens it again and is looked at anew. */
  renewed: 4000,
  /** Its session has ended. */
  signedOut: 4001,
} as const
