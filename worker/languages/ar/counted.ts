import { plural } from './forms.ts'
import { figure } from './writing.ts'

/**
 * Forms of a noun beside a count. One and two are said by the noun itself; from three on it follows the figure: in the
 * plural up to ten, in the singular's accusative up to 99, in the singular's genitive at hundreds.
 */
export type Counted = { zero: string; one: string; two: string; few: string; many: string; other: string }

/** 3 guests: ضيف واحد, ضيفان, 3 ضيوف, 11 ضيفًا, 100 ضيف. */
export function counted(count: number, { zero, one, two, few, many, other }: Counted): string {
  const behind = (noun: string) => `${figure(count)} ${noun}`
  return plural(count, { zero, one, two, few: behind(few), many: behind(many), other: behind(other) })
}

const guest = { zero: 'لا ضيوف', one: 'ضيف واحد', few: 'ضيوف', many: 'ضيفًا', other: 'ضيف' }

/** Guests as a subject: ضيفان. */
export const guestsText = (count: number) => counted(count, { ...guest, two: 'ضيفان' })

/** Guests behind a preposition: ضيفين. */
export const guestsOblique = (count: number) => counted(count, { ...guest, two: 'ضيفين' })

/** Days behind a noun or a preposition: 30 يومًا, 400 يوم. */
export const daysText = (count: number) =>
  counted(count, {
    ...{ zero: 'لا أيام', one: 'يوم واحد', two: 'يومين' },
    ...{ few: 'أيام', many: 'يومًا', other: 'يوم' },
  })

/** A sentence for one alone, and one for every other count. */
export function oneOr(count: number, one: string, others: string): string {
  return plural(count, { zero: others, one, two: others, few: others, many: others, other: others })
}
