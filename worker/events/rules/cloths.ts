/** Patterns of tablecloth an event may have. Their colours stand in web/ui/cloth.css, by the classes `cloth-…`. */
export const cloths = [
  'plain',
  'linen',
  'gingham-green',
  'gingham-blue',
  'sage',
  'terracotta',
  'plum-stripe',
  'night',
] as const

/** A cloth's name in data and classes. */
export type Cloth = (typeof cloths)[number]

/** The look of an event: its cloth, and whether its pages leave out warm sentences, as for a funeral. */
export type Look = { cloth: Cloth; quiet: boolean }
