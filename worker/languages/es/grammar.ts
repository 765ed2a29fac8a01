/** A day in a sentence, which has no comma behind the weekday: el viernes 3 de mayo. */
export function el(day: string): string {
  return `el ${day.replace(/^(\p{L}+),/u, '$1')}`
}
