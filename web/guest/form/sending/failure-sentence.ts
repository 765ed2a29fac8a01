import type { GuestWords } from '#languages/language'
import type { SendFailure } from '../machine/state.ts'
import { previousAnswerSentence } from '../second-visit.tsx'

/**
 * The sentence that explains a failure of sending.
 * @param page the page's own sentences: for a failure of the server, and for a reply that got lost
 */
export function failureSentence(
  words: GuestWords,
  failure: SendFailure,
  page: { failed: string; lost: string },
): string {
  const { code, sentence = '', isServerFault, isMenuUnread, previous } = failure
  if (code === 'offline') return words.party.offline
  if (previous) return previousAnswerSentence(words, previous)
  if (code === 'lost') return page.lost
  if (isServerFault) return page.failed
  if (code === 'menu_changed')
    return isMenuUnread ? `${words.menu.menuChanged} ${words.menu.menuReloadFailed}` : words.menu.menuChanged
  return code === 'dish_changed' && isMenuUnread
    ? `${words.menu.dishChanged} ${words.menu.menuReloadFailed}`
    : sentence
}
