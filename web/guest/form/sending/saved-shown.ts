/** The time for which the page says that it was saved before it goes on, in milliseconds. */
export const savedShownMs = 2_000
