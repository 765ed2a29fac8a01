import { type KitchenParty, missingOf, peopleOf } from '#contract/kitchen/kitchen-totals'
import type { PlannerKitchen, UnsortedWords } from '#contract/kitchen/planner-kitchen'
import { statesKitchenNeed } from '#contract/needs/denies-need'
import type { OwnNeed } from '#contract/needs/needs'
import { worded } from '#contract/needs/worded'
import { knownMenuOf } from '../menu/read.ts'
import { type KitchenRows, kitchenOf, partiesOf } from './read.ts'
import { settingsOf } from './settings.ts'

/** The rows of `kitchenQueries` as the planner's page reads them. */
export function plannerKitchenOf(rows: KitchenRows): PlannerKitchen {
  const kitchen = kitchenOf(rows)
  const parties = partiesOf(rows)
  const own = rows.about[0]?.ownNeeds ?? []
  const special = new Set(kitchen.specials.map(({ responseId }) => responseId))
  return {
    ...kitchen,
    own,
    missing: missingOf(parties, knownMenuOf(rows.menu)),
    unsorted: parties.flatMap((party) => unsortedOf(party, own)),
    settings: settingsOf(rows),
    parties: Object.fromEntries(
      rows.parties
        .filter(({ id }) => special.has(id))
        .map(({ id, lead_guest_name, lead_guest_email }) => [
          id,
          { lead: lead_guest_name, mailed: lead_guest_email !== null },
        ]),
    ),
  }
}

function unsortedOf(party: KitchenParty, own: readonly OwnNeed[]): UnsortedWords[] {
  return peopleOf(party)
    .filter((person) => statesKitchenNeed(person.words) && !person.sorted)
    .map(({ responseId, personId, name, words, needs }) => ({
      ...{ responseId, personId, name, words },
      named: worded({ allergies: words, ...(needs && { needs: [...needs] }) }, own),
    }))
}
