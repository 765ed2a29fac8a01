/** Duration of the notice that the response is saved, before the page goes on, in milliseconds. */
export const savedNoticeMs = 2_000
