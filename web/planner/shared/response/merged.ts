import { needsTicked } from '#kitchen/words/planner'
import type { OwnNeed } from '#needs/rules/needs'
import { ageSaid } from '#needs/words/shared'
import { mergeThreeWay, type PartyClash } from '#party/rules/merge-party'
import type { ResponseView } from '#party/shape/guest'
import type { Person } from '#party/shape/person'
import { itemName, type MenuWithRemoved } from '#party/shape/responses'
import { clashLabels, ofPerson } from '#party/words/planner-form'
import type { FieldWords, Side } from '../both-sides/which-one.tsx'
import type { ResponseValues } from './values.ts'

/** A stored response, as a form begins with it. */
export function baseOf({ leadGuestEmail, party }: ResponseView): ResponseValues {
  return { email: leadGuestEmail ?? '', party }
}

/**
 * A correction as one of the response that was saved meanwhile. What only one side changed is kept.
 * @param chosen the side of each clash, by `keyOf`
 * @returns null where nothing tells who is who
 */
export function mergedWith(
  base: ResponseValues,
  mine: ResponseValues,
  newer: ResponseView,
  chosen: Record<string, Side> = {},
): (ResponseValues & { clashes: PartyClash[] }) | null {
  return mergeThreeWay(base, mine, baseOf(newer), (clash) => chosen[keyOf(clash)] ?? 'theirs')
}

/** The name of a clash among those of one response. */
export function keyOf({ person, part }: PartyClash): string {
  return `${person} ${part}`
}

/** A clash with both sides in words, and its label: whose it is, and of what. */
export function inWords(
  clash: PartyClash,
  {
    mine,
    newer,
    menu,
    ownNeeds,
  }: { mine: ResponseValues; newer: ResponseView; menu: MenuWithRemoved; ownNeeds: readonly OwnNeed[] },
): { of: string; yours: string; theirs: string; words: FieldWords } {
  const { person: id, part } = clash
  const find = (party: readonly Person[]) => party.find((one) => one.id === id)
  const [yours, theirs] = [find(mine.party), find(newer.party)]
  const category = menu.find((one) => one.id === part)
  const said = (person: Person | undefined, value: PartyClash['yours']) => {
    if (part === 'needs') return needsSaid(person, ownNeeds)
    if (part === 'age') return person?.age ? ageSaid(person.age, true) : ''
    const item = value !== null && typeof value === 'object' && 'item' in value ? value.item : value
    if (typeof item !== 'string') return ''
    return category ? itemName(category, item) : item
  }
  const about = clashLabels[part as keyof typeof clashLabels] ?? category?.name ?? ''
  const name = theirs?.name ?? yours?.name ?? ''
  return {
    of: keyOf(clash),
    yours: said(yours, clash.yours),
    theirs: said(theirs, clash.theirs),
    words: { label: id === '' ? about : ofPerson(name, about) },
  }
}

function needsSaid(person: Person | undefined, ownNeeds: readonly OwnNeed[]): string {
  const ticked = person?.needs?.length ? needsTicked(person.needs, ownNeeds) : ''
  return [ticked, person?.allergies ?? ''].filter(Boolean).join('. ')
}
