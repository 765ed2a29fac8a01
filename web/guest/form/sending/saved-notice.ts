/** How long the page says that the response is saved before it goes on, in milliseconds. */
export const savedNoticeMs = 2_000
