import type { NeedOnDish } from '../../needs/rules/conflicts.ts'
import type { OwnNeed } from '../../needs/rules/needs.ts'
import type { Namesakes } from '../../seating/rules/namesakes.ts'
import type { OverruledSubstitute } from '../rules/overruled.ts'
import type { KitchenFigures } from './kitchen.ts'
import type { KitchenSettings } from './settings.ts'

/** A person's note that the planner has neither turned into needs nor left as it is. */
export type UnsortedNote = {
  responseId: string
  personId: string
  name: string
  note: string
  /** The needs that the note names and nobody has ticked. */
  named: Pick<NeedOnDish, 'what' | 'how'>[]
}

/**
 * Somebody without a choice in these courses, in order of arrival. `party` is the lead guest; `all` says that they chose in
 * none. `table` is where they sit; absent without one.
 */
export type Missing = {
  name: string
  party: string
  categoryIds: string[]
  all: boolean
  table?: string | undefined
}

/** The kitchen's figures with the planner's open tasks. */
export type PlannerKitchen = KitchenFigures & {
  /** The event's own needs, for their names. */
  ownNeeds: OwnNeed[]
  missing: Missing[]
  unsortedNotes: UnsortedNote[]
  /** Substitutes that a kitchen's link changed. */
  overruled: OverruledSubstitute[]
  settings: KitchenSettings
  /** People at one table with the same name. */
  namesakes: Namesakes[]
  /** The lead guest of each special guest's party, and whether mail reaches the party, by the response's id. */
  parties: Record<string, { lead: string; mailed: boolean }>
}
