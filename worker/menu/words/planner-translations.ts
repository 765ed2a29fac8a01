import { translationsMax } from '../rules/menu-words.ts'

// Translations of a menu for guests.
export const translationLimit = `A menu can have up to ${translationsMax} translations. Delete one to add another.`
export const translationUnknown = 'There is no such language.'
