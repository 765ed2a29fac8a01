import { nameWithoutLinks, plainLength } from '#core/mail/plain-name'
import type { Host } from '#events/rules/host'
import type { Meal } from '#events/shape/meal'
import type { MailWords } from '#languages/language'

/** The meal in a mail to a guest. The planner's texts are reduced to plain, short ones. */
export function mealFacts(words: MailWords, event: Meal & Host): [label: string, fact: string][] {
  const { mealFacts } = words.events
  const facts: [string, string][] = [
    [mealFacts.when, words.days.mealTime(event)],
    [mealFacts.where, nameWithoutLinks(event.venue ?? '', plainLength.event)],
    [mealFacts.host, nameWithoutLinks(event.hostName ?? '', plainLength.event)],
  ]
  return facts.filter(([, fact]) => fact !== '')
}
