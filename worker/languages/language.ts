import type { RefusalWords } from '#core/refusals'
import type { guest } from './en/guest.ts'
import type { kitchen } from './en/kitchen.ts'
import type { mail } from './en/mail.ts'
import type { shared } from './en/shared.ts'
import type { Writing } from './writing.ts'

/** What another language says in the place of a value: any text for a text, the same parameters for a function. */
export type InOtherWords<Value> = Value extends string
  ? string
  : Value extends (...params: infer Params) => infer Made
    ? (...params: Params) => InOtherWords<Made>
    : Value extends readonly (infer Each)[]
      ? readonly InOtherWords<Each>[]
      : Value extends object
        ? { [Name in keyof Value]: InOtherWords<Value[Name]> }
        : Value

/** A language's object of words: its own way of writing, and each sentence that English has. */
export type WordsLike<English extends Writing> = Writing & InOtherWords<Omit<English, keyof Writing>>

export type GuestWords = WordsLike<typeof guest>
export type KitchenWords = WordsLike<typeof kitchen>
export type MailWords = WordsLike<typeof mail>
/** What components say that guests, kitchens and planners all have. */
export type SharedWords = WordsLike<typeof shared>

/** A language, by who reads it. */
export type Language = {
  guest: GuestWords
  kitchen: KitchenWords
  mail: MailWords
  refusals: RefusalWords
}
