import { plainLength, plainName } from '#core/mail/plain-name'
import type { Host } from '#events/rules/host'
import type { Meal } from '#events/shape/meal'
import { mealFacts as words } from '#events/words/mail'
import { mealTime } from '#words/days'

/** The meal in a mail to a guest. Of the planner's texts it has plain, short names only. */
export function mealFacts(event: Meal & Host): [label: string, fact: string][] {
  const facts: [string, string][] = [
    [words.when, mealTime(event)],
    [words.where, plainName(event.venue ?? '', plainLength.event)],
    [words.host, plainName(event.hostName ?? '', plainLength.event)],
  ]
  return facts.filter(([, fact]) => fact !== '')
}
