import {
  type Diet,
  groupOf,
  type How,
  isDiet,
  isOwn,
  type Need,
  type OwnNeed,
  type What,
} from '../../../needs/rules/needs.ts'
import { inAList, upper } from '../forms.ts'
import { type Names, names } from './shared-names.ts'

const howNames: Record<How, string> = {
  allergy: 'Allergie',
  intolerance: 'Intolérance',
  choice: 'Mon choix',
}

export function howName(how: How, what: What): string {
  return how === 'allergy' && (groupOf(what) ?? what) === 'gluten'
    ? 'Allergie ou maladie cœliaque'
    : howNames[how]
}

const unknownNeed = 'autre chose'

function namesOf(what: What, ownNeeds: readonly OwnNeed[]): Names {
  const ofPlanner = () => {
    const name = ownNeeds.find(({ id }) => id === what)?.name ?? unknownNeed
    return { text: name, guest: capitalize(name) }
  }
  return names[what] ?? ofPlanner()
}

export function capitalize(text: string): string {
  return upper(text.charAt(0)) + text.slice(1)
}

export function contentName(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  const { law, text } = namesOf(what, ownNeeds)
  if (isDiet(what)) return capitalize(text)
  return [needName(what, ownNeeds), ...(law ? [`(${law})`] : [])].join(' ')
}

export function needName(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  const { guest, diet, text } = namesOf(what, ownNeeds)
  return guest ?? capitalize(diet ?? text)
}

export function inText(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return namesOf(what, ownNeeds).text
}

/** A diet after « pas »: pas végane, pas « sans porc ». */
export function dietNamed(diet: Diet): string {
  const text = inText(diet)
  return text.startsWith('sans ') ? `« ${text} »` : text
}

export function inCapitals(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return upper(inText(what, ownNeeds))
}

/**
 * The object of a verb: « contient du lait et des œufs »; with a colon where a planner's own need is among them, whose
 * article nobody knows: « contient : lait, fraises ».
 */
export function verbAnd(verb: string, whats: readonly What[], ownNeeds: readonly OwnNeed[] = []): string {
  const some = whats.map((what) => namesOf(what, ownNeeds).some)
  if (some.some((one) => one === undefined))
    return `${verb} : ${whats.map((what) => inText(what, ownNeeds)).join(', ')}`
  return `${verb} ${listed(some.map((one) => one ?? ''))}`
}

/** allergie au lait, allergie au gluten ou maladie cœliaque, intolérance aux œufs, sans lait par choix, régime végane. */
export function needInText(
  { what, how }: Pick<Need, 'what' | 'how'>,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const { text, diet, to = `(${text})` } = namesOf(what, ownNeeds)
  if (isDiet(what)) return diet ?? text
  if (how === 'choice') return `sans ${text}, par choix`
  if (how === 'intolerance') return `intolérance ${to}`
  return what === 'gluten' ? 'allergie au gluten ou maladie cœliaque' : `allergie ${to}`
}

export function needsSaid(
  needs: readonly Pick<Need, 'what' | 'how'>[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  return capitalize(needs.map((need) => needInText(need, ownNeeds)).join(' ; '))
}

export function needsAre(said: string): string {
  return `Allergies et régimes : ${said}.`
}

/** vous avez une allergie au lait; Leo a une allergie au lait, Leo suit un régime végane. */
export function needClause(
  { what, how }: Pick<Need, 'what' | 'how'>,
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
): string {
  const { text, predicate } = namesOf(what, ownNeeds)
  const as = (you: string, other: string) => (name === undefined ? `vous ${you}` : `${name} ${other}`)
  if (predicate) return as(...predicate)
  if (how === 'choice') return as(`mangez sans ${text}, par choix`, `mange sans ${text}, par choix`)
  const said = needInText({ what, ...(how && { how }) }, ownNeeds)
  return as(`avez une ${said}`, `a une ${said}`)
}

export function isOrAre(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return !isOwn(what) && inText(what, ownNeeds).endsWith('s') ? 'sont' : 'est'
}

/** lait; lait et blé; lait, blé et œufs. */
export function listed(parts: readonly string[]): string {
  return inAList(parts)
}

export function ageSaid(age: 'child' | 'infant', eats: boolean): string {
  return age === 'child' ? 'Enfant' : eats ? 'Bébé' : 'Bébé, sans repas'
}

export const consentRequired = 'Veuillez accepter que ce soit transmis, ou supprimez-le'
