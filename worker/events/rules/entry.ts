/** Ways to answer an event: by its code, by code and list, or by the list's personal links alone. */
export const entries = ['open', 'list_and_open', 'list_only'] as const
export type Entry = (typeof entries)[number]
