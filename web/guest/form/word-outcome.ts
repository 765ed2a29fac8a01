import { dishChanged, menuChanged, menuReloadFailed } from '#menu/words/guest'
import { offline } from '#party/words/guest'
import type { Outcome } from './machine/state.ts'
import { wordBefore } from './second-visit.tsx'

/**
 * The sentence for what stands in the way of sending.
 * @param page what the page says where our side failed, and where nobody knows whether it arrived
 */
export function wordOutcome(outcome: Outcome, page: { failed: string; lost: string }): string {
  const { code, said = '', failed, unread, before } = outcome
  if (code === 'offline') return offline
  if (before) return wordBefore(before)
  if (code === 'lost') return page.lost
  if (failed) return page.failed
  if (code === 'menu_changed') return unread ? `${menuChanged} ${menuReloadFailed}` : menuChanged
  return code === 'dish_changed' && unread ? `${dishChanged} ${menuReloadFailed}` : said
}
