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
  allergy: 'Allergia',
  intolerance: 'Intolleranza',
  choice: 'Per scelta',
}

export function howName(how: How, what: What): string {
  return how === 'allergy' && (groupOf(what) ?? what) === 'gluten' ? 'Allergia o celiachia' : howNames[how]
}

const unknownNeed = 'qualcos’altro'

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

/** A diet after «non»: non vegano, non «senza maiale». */
export function dietNamed(diet: Diet): string {
  const text = inText(diet)
  return text.startsWith('senza ') ? `«${text}»` : text
}

export function inCapitals(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  return upper(inText(what, ownNeeds))
}

/** allergia al latte, allergia al glutine o celiachia, intolleranza alle uova, senza latte per scelta, vegano. */
export function needInText(
  { what, how }: Pick<Need, 'what' | 'how'>,
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const { text, diet, to: toIt = `(${text})` } = namesOf(what, ownNeeds)
  if (isDiet(what)) return diet ?? text
  if (how === 'choice') return `senza ${text}, per scelta`
  if (how === 'intolerance') return `intolleranza ${toIt}`
  return what === 'gluten' ? 'allergia al glutine o celiachia' : `allergia ${toIt}`
}

export function needsSaid(
  needs: readonly Pick<Need, 'what' | 'how'>[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  return capitalize(needs.map((need) => needInText(need, ownNeeds)).join('; '))
}

export function needsAre(said: string): string {
  return `Allergie e diete: ${said}.`
}

/** After «che»: ha un’allergia al latte; Leo ha un’allergia al latte, Leo segue una dieta vegana. */
export function needClause(
  { what, how }: Pick<Need, 'what' | 'how'>,
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
): string {
  const { text, predicate } = namesOf(what, ownNeeds)
  const who = name === undefined ? '' : `${name} `
  if (predicate) return `${who}${predicate}`
  if (how === 'choice') return `${who}mangia senza ${text}, per scelta`
  return `${who}ha un’${needInText({ what, ...(how && { how }) }, ownNeeds)}`
}

export function isOrAre(what: What, ownNeeds: readonly OwnNeed[] = []): string {
  const plurals = ['uova', 'arachidi', 'mandorle', 'nocciole', 'pistacchi', 'pinoli', 'solfiti', 'lupini']
  const text = inText(what, ownNeeds)
  return !isOwn(what) && (plurals.includes(text) || /^(?:noci|semi)|(?:cei|chi|ardi)$/.test(text))
    ? 'sono'
    : 'è'
}

/** latte; latte e grano; latte, grano e uova. */
export function listed(parts: readonly string[]): string {
  return inAList(parts)
}

export function ageSaid(age: 'child' | 'infant', eats: boolean): string {
  return age === 'child' ? 'Bambino/a' : eats ? 'Bebè' : 'Bebè, senza pasto'
}

export const consentRequired = 'Accetti che venga comunicato, oppure lo rimuova'
