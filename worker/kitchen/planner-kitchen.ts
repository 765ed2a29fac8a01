import type { OwnNeed } from '#needs/rules/needs'
import { statesNeedNotDenial } from '#needs/rules/note/denies-need'
import { needsInNote } from '#needs/rules/note/needs-in-note'
import { atTables } from '#seating/rules/at-tables'
import { type Namesakes, namesakesAt } from '#seating/rules/namesakes'
import { guestKey } from '#seating/rules/seating'
import { menuWithRemovedOf } from '../menu/read.ts'
import { type KitchenRows, kitchenInputOf, kitchenOf, partiesOf } from './read.ts'
import { overruledOf } from './rules/overruled.ts'
import { type KitchenParty, peopleMissingChoices, peopleOf } from './rules/parties.ts'
import { settingsOf } from './settings.ts'
import type { KitchenFigures } from './shape/kitchen.ts'
import type { PlannerKitchen, UnsortedNote } from './shape/planner-kitchen.ts'

/** The rows of `kitchenQueries` as the planner's page reads them. */
export function plannerKitchenOf(rows: KitchenRows): PlannerKitchen {
  const kitchen = kitchenOf(rows)
  const parties = partiesOf(rows)
  const ownNeeds = rows.kitchenEvent[0]?.ownNeeds ?? []
  const withSpecialGuest = new Set(kitchen.specials.map(({ responseId }) => responseId))
  return {
    ...kitchen,
    ownNeeds,
    missing: peopleMissingChoices(parties, menuWithRemovedOf(rows.menu), tableNameLookup(rows)),
    unsortedNotes: parties.flatMap((party) => unsortedNotesOf(party, ownNeeds)),
    overruled: overruledOf(kitchen, rows, null),
    settings: settingsOf(rows),
    namesakes: namesakesIn(rows, kitchen),
    parties: Object.fromEntries(
      rows.parties
        .filter(({ id }) => withSpecialGuest.has(id))
        .map(({ id, lead_guest_name, lead_guest_email }) => [
          id,
          { lead: lead_guest_name, mailed: lead_guest_email !== null },
        ]),
    ),
  }
}

/** The name of somebody's table. */
function tableNameLookup({ tables, placements }: KitchenRows): Parameters<typeof peopleMissingChoices>[2] {
  const names = new Map(tables.map(({ id, name }) => [id, name]))
  const tableNames = new Map(
    placements.map((placement) => [guestKey(placement), names.get(placement.tableId)]),
  )
  return (guest) => tableNames.get(guestKey(guest))
}

/** People at one table with the same name, and the special numbers among them. */
export function namesakesIn(rows: KitchenRows, { specials }: Pick<KitchenFigures, 'specials'>): Namesakes[] {
  const numbers = new Map(specials.map((guest) => [guestKey(guest), guest.number]))
  return namesakesAt(
    atTables(kitchenInputOf(rows), 'table'),
    ({ person }) => numbers.get(guestKey(person)) ?? null,
  )
}

function unsortedNotesOf(party: KitchenParty, ownNeeds: readonly OwnNeed[]): UnsortedNote[] {
  return peopleOf(party)
    .filter((person) => statesNeedNotDenial(person.note) && !person.noteSorted)
    .map(({ responseId, personId, name, note, needs }) => ({
      responseId,
      personId,
      name,
      note,
      named: needsInNote({ allergies: note, ...(needs && { needs: [...needs] }) }, ownNeeds),
    }))
}
