import type { Cloth } from '../rules/cloths.ts'

// The look of an event's pages, in its form.

export const lookOfPages = 'Look'
export const clothLabel = 'Tablecloth'
export const clothNames: Record<Cloth, string> = {
  plain: 'Plain',
  linen: 'Linen',
  'gingham-green': 'Green gingham',
  'gingham-blue': 'Blue gingham',
  sage: 'Sage',
  terracotta: 'Terracotta',
  'plum-stripe': 'Plum stripe',
  night: 'Night',
}
export const quietLabel = 'Quiet'
export const quietHint = 'Leaves out “You are invited…” and the like, for a funeral or a board lunch.'
/** On the sample, before the event has a title. */
export const cardWithoutTitle = 'Your event'
