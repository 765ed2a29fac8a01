import { complaintOf, sentenceOf } from '#core/complaints'
import { complaints } from '#languages/en/complaints'

/** The sentence of a shape's message: guests and kitchens share some shapes with planners, whose pages are English. */
export function inEnglish(message: string): string {
  return sentenceOf(complaintOf({ message }), complaints)
}
