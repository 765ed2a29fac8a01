import type { FieldErrorWords } from '#core/field-errors'
import type { RefusalWords } from '#core/refusals'
import type { demo } from '#events/words/demo'
import type { frame, pages } from './en/frame.ts'
import type { guest } from './en/guest.ts'
import type { guest as guestEdit } from './en/guest-edit.ts'
import type { guest as guestHome } from './en/guest-home.ts'
import type { guest as guestInvite } from './en/guest-invite.ts'
import type { kitchen } from './en/kitchen.ts'
import type { mail } from './en/mail.ts'
import type { shared } from './en/shared.ts'
import type { InOtherWords } from './in-other-words.ts'
import type { Writing } from './writing.ts'

/** A language's object of words: its own way of writing, and each sentence that English has. */
export type WordsLike<English extends Writing> = Writing & InOtherWords<Omit<English, keyof Writing>>

export type GuestWords = WordsLike<typeof guest>
/** Words of the pages with sentences of their own: home, the edit page and a personal link's. */
export type HomeWords = WordsLike<typeof guestHome>
export type EditWords = WordsLike<typeof guestEdit>
export type InviteWords = WordsLike<typeof guestInvite>
export type KitchenWords = WordsLike<typeof kitchen>
export type MailWords = WordsLike<typeof mail>
/** Words of components that guests, kitchens and planners all have. */
export type SharedWords = WordsLike<typeof shared>

/** The frame of a page, which the server renders. */
export type FrameWords = InOtherWords<typeof frame>
/** Titles and descriptions of pages in their reader's language. */
export type PageHeadWords = InOtherWords<typeof pages>

/** The example event that anybody may try. */
export type DemoWords = InOtherWords<typeof demo>

/** A language, by who reads it. */
export type Language = {
  guest: HomeWords & EditWords & InviteWords
  kitchen: KitchenWords
  mail: MailWords
  refusals: RefusalWords
  fieldErrors: FieldErrorWords
  frame: FrameWords
  pages: PageHeadWords
  demo: DemoWords
}
