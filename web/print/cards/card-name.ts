import { nameSize } from '#print/rules/name-size'

/** Signs without a space that fit on three lines of the smallest size for each mm of width. */
const unbrokenPerMm = 0.75

/**
 * The class of a name's size; the smallest of all for what would fill a card even in the smallest that can be read well.
 * @param most the largest size there is room for
 */
export function cardNameClass(name: string, width: number, most = 28): string {
  const size = Math.min(nameSize(name, width), most)
  return `name-${size === 12 && Array.from(name).length > width * unbrokenPerMm ? 9 : size}`
}
