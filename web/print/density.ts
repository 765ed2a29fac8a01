import type { PrintedSpecialGuest } from '#print/shape/documents'

/** Courses with their dishes, and the small lines below each. */
type Counted = readonly { items: readonly { name: string; about: readonly string[] }[] }[]

/** Signs of a dish's name that fit on one line of a column. */
const signsALine = 24
const smallSignsALine = 34
/** Height of a small line, in lines. */
const smallLine = 0.7
/** Besides its dishes a course has a head, none for me, not chosen, a total, and some air. */
const linesBeside = 5

/** From this many special guests on the counts make room for them: a small event's sheet is one page. */
export const someSpecialGuests = 6

/**
 * Size of the counts, so that all of them stay on the first page: the fewer lines, the larger.
 * @param specials how many rows follow the counts
 */
export function densityOf(categories: Counted, specials = 0): 'large' | 'middle' | 'small' {
  const lines = categories.map(
    ({ items }) =>
      linesBeside +
      items.reduce(
        (sum, { name, about }) =>
          sum +
          linesOf(name, signsALine) +
          smallLine * about.reduce((small, text) => small + linesOf(text, smallSignsALine), 0),
        0,
      ),
  )
  const column = Math.max(...lines, lines.reduce((sum, one) => sum + one, 0) / 3)
  if (column <= 13 && specials < someSpecialGuests) return 'large'
  return column <= 26 ? 'middle' : 'small'
}

function linesOf(text: string, signs: number): number {
  return Math.max(1, Math.ceil(text.length / signs))
}

/** Above this many needs they are set small, and what is eaten runs in: 200 of them take eight pages. */
export const manyNeeds = 30

/** Sizes of special guests, the largest first: in points, with the class that sets it. */
const specialGuestSizes = [
  ['pt-11', 10.5],
  ['pt-10', 10],
  ['pt-9', 9],
  ['pt-8', 8],
] as const

/** The column of what a special needs and eats, a page's height between its heads, and a point, in mm. */
const [eatsWidth, pageHeight, point] = [138, 248, 0.353]

/**
 * Size of special guests that run in: the largest that takes no page more than the smallest does.
 * @param signs of each special guest's line
 * @param room on their first page, in mm
 */
export function specialGuestsSize(
  signs: readonly number[],
  room: number,
): (typeof specialGuestSizes)[number][0] {
  const pages = (size: number) => {
    const aLine = eatsWidth / (size * point * 0.55)
    const height = signs.reduce((sum, one) => sum + Math.ceil(one / aLine) * size * point * 1.25 + 1, 0)
    return Math.ceil(Math.max(0, height - room) / pageHeight)
  }
  const [found = 'pt-8'] = specialGuestSizes.find(([, size]) => pages(size) === pages(8)) ?? []
  return found
}

/**
 * Special guests with a column for each course, as long as neither courses nor words are too many for that, and nothing but the
 * dish has to be said of it.
 */
export function specialGuestsInColumns(
  courses: number,
  specials: readonly Pick<PrintedSpecialGuest, 'words' | 'needs' | 'dishes'>[],
): boolean {
  const signs = specials.reduce((sum, { words, needs }) => sum + words.length + needs.length * 12, 0)
  const plain = specials.every(({ dishes }) =>
    dishes.every(({ needs, changed }) => needs.length === 0 && !changed),
  )
  return plain && courses <= 4 && signs <= specials.length * 60
}

/** Needs with what is eaten, a column for each course, as long as neither courses nor words are too many for that. */
export function needsInColumns(courses: number, needs: readonly { text: string }[]): boolean {
  const signs = needs.reduce((sum, { text }) => sum + text.length, 0)
  return courses <= 4 && signs <= needs.length * 60
}
