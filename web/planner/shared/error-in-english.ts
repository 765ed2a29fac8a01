import { fieldErrorOf, sentenceOf } from '#core/field-errors'
import { fieldErrors } from '#languages/en/field-errors'

/** The sentence of a shape's message: guests and kitchens share some shapes with planners, whose pages are English. */
export function inEnglish(message: string): string {
  return sentenceOf(fieldErrorOf({ message }), fieldErrors)
}
