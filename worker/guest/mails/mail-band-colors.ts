import type { Head } from '#core/mail/look'
import type { Cloth } from '#events/rules/cloths'

const white = '#fffdf9'
const black = '#1f1d1a'

/** The coloured head of a guest's mail, by the event's cloth. A plain cloth has none. */
export const bandColors: Record<Cloth, Head | undefined> = {
  plain: undefined,
  linen: { ground: '#e6dcc8', ink: black, dark: { ground: '#3a342a', ink: '#f4f0e8' } },
  'gingham-green': { ground: '#225a3c', ink: white },
  'gingham-blue': { ground: '#2a4a70', ink: white },
  sage: { ground: '#d3ddca', ink: black, dark: { ground: '#2f3a2e', ink: '#f4f0e8' } },
  terracotta: { ground: '#843818', ink: white },
  'plum-stripe': { ground: '#4f2440', ink: white },
  night: { ground: '#1c2438', ink: white },
}
