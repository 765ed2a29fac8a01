/** Shapes in the order assigned to a course's dishes. The filled shapes follow. */
export const shapes = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const
export type Shape = (typeof shapes)[number]

/** A dish's sign on a place card, told apart without colour. */
export type Mark = { shape: Shape; filled: boolean; letters: string }

type Course = { id: string; items: readonly { id: string; name: string }[] }

/** The marks of each dish, by course and dish: of every course that has a choice. */
export type Marks = ReadonlyMap<string, ReadonlyMap<string, Mark>>

/**
 * Gives each dish of a course its mark, in the menu's order: who comes first gets the plain shape and the single
 * letter. The letters are the course's own: no two of its dishes have the same, though shapes begin anew after twelve.
 */
export function marksOf(menu: readonly Course[]): Marks {
  return new Map(menu.filter(hasChoice).map(({ id, items }) => [id, courseMarks(items)]))
}

/** True for a course whose dishes have to be told apart. */
export function hasChoice({ items }: Pick<Course, 'items'>): boolean {
  return items.length > 1
}

function courseMarks(items: Course['items']): Map<string, Mark> {
  const taken = new Set<string>()
  return new Map(
    items.map(({ id, name }, index) => {
      const letters = lettersFor(name, index, taken)
      taken.add(letters)
      const shape = shapes[index % shapes.length] ?? shapes[0]
      return [id, { shape, filled: Math.floor(index / shapes.length) % 2 === 1, letters }]
    }),
  )
}

/** The first free of: the initial, two initials, the initial with a later letter, the initial with a digit, a number. */
function lettersFor(name: string, index: number, taken: ReadonlySet<string>): string {
  const words = (name.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => Array.from(word, upper))
  const [first = ''] = words[0] ?? []
  const others = [...words.slice(1).map(([initial = '']) => initial), ...words.flat().slice(1)]
  const digits = Array.from({ length: 8 }, (_, at) => String(at + 2))
  const candidates = first === '' ? [] : [first, ...[...others, ...digits].map((other) => first + other)]
  const numbers = Array.from({ length: 99 }, (_, at) => String(((index + at) % 99) + 1))
  return [...candidates, ...numbers].find((letters) => !taken.has(letters)) ?? first
}

/** A letter in capitals where that is one letter. */
function upper(letter: string): string {
  const raised = letter.toUpperCase()
  return Array.from(raised).length === 1 ? raised : letter
}
