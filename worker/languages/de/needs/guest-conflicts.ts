import type { NeedOnDish } from '../../../needs/rules/conflicts.ts'
import type { Refutation } from '../../../needs/rules/diets.ts'
import { isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { theOrganizer } from '../events/shared.ts'
import { plural } from '../forms.ts'
import { figure } from '../writing.ts'
import { capitalize, inText, listed, needClause, needInText, notDiet } from './shared.ts'
import { factName } from './shared-contents.ts'

/**
 * Context of a sentence about needs: the event's own needs and who asks ("die Gastgeber" by default). `agreed`: false for
 * needs that nobody agreed to pass on yet.
 */
export type About = { ownNeeds?: readonly OwnNeed[]; organizer?: string; agreed?: boolean }

/** "Enthält Milch. Ihre Angabe: Milchallergie." */
export function atDish(
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  { ownNeeds = [], organizer = theOrganizer, agreed = true }: About = {},
): string {
  const said = needInText(need, ownNeeds)
  const clause = agreed ? `Ihre Angabe: ${said}.` : `Angekreuzt: ${said}. Sie haben noch nicht zugestimmt.`
  if (need.state === 'contains') return `${capitalize(holding(need, against, ownNeeds))}. ${clause}`
  if (need.state === 'may') return `Kann enthalten: ${inText(need.what, ownNeeds)}. ${clause}`
  if (need.state === 'stated') return `Laut Angabe: ${inText(need.what)}.`
  return notConfirmedHere([need], { ownNeeds, organizer, agreed })
}

/** "Nicht bestätigt: Milch und Eier. Paula sieht das und muss die Küche fragen." */
export function notConfirmedHere(
  needs: readonly Pick<NeedOnDish, 'what'>[],
  { ownNeeds = [], organizer = theOrganizer, agreed = true }: About = {},
): string {
  const names = listed(needs.map(({ what }) => inText(what, ownNeeds)))
  const [sees, must] = isSeveral(organizer) ? ['sehen', 'müssen'] : ['sieht', 'muss']
  const then = agreed
    ? `${capitalize(organizer)} ${sees} das und ${must} die Küche fragen.`
    : `Sobald Sie zustimmen, ${sees} ${organizer} das und ${must} die Küche fragen.`
  return `Nicht bestätigt: ${names}. ${then}`
}

/** True if the verb stands in the plural: die Gastgeber, Anna und Tom. */
function isSeveral(organizer: string): boolean {
  return organizer === theOrganizer || /[&+,]|\s(?:and|und|et|y|e)\s/i.test(organizer)
}

function mustAsk(organizer: string): string {
  return `${capitalize(organizer)} ${isSeveral(organizer) ? 'müssen' : 'muss'} die Küche fragen`
}

/** enthält Milch; of a diet, what is against it: enthält Milch und Eier, nicht vegetarisch. */
function holding({ what }: NeedOnDish, against: readonly Refutation[], ownNeeds: readonly OwnNeed[]): string {
  if (!isDiet(what)) return `enthält ${inText(what, ownNeeds)}`
  const parts = against.map((one) => holds(one, ownNeeds))
  const held = parts.filter((part) => part !== undefined)
  if (held.length > 0) return `enthält ${listed([...new Set(held)])}`
  const left = withheld[what]
  return left ? `enthält ${left}` : notDiet(what)
}

const withheld: Record<string, string> = {
  'no-pork': 'Schweinefleisch',
  'no-beef': 'Rindfleisch',
  'no-alcohol': 'Alkohol',
}

function holds(one: Refutation, ownNeeds: readonly OwnNeed[]): string | undefined {
  if (typeof one === 'string') return inText(one, ownNeeds)
  if (one.value === 'yes') return factName(one.fact)
  return withheld[one.fact]
}

/** "Dieses Gericht enthält Milch. Ihre Angabe: Milchallergie." With a name: "Angabe für Leo: Milchallergie." */
export function asksWish(
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
): string {
  const held =
    need.state === 'may' ? `kann ${inText(need.what, ownNeeds)} enthalten` : holding(need, against, ownNeeds)
  const is = held.startsWith('nicht ') ? `ist ${held}` : held
  return `Dieses Gericht ${is}. ${needClause(need, ownNeeds, name)}.`
}

/** "Bitte ohne Milch zubereiten, oder ein anderes Gericht": for every need a person is warned of. */
export function wishToAsk(needs: readonly NeedOnDish[], ownNeeds: readonly OwnNeed[] = []): string {
  const without = needs.flatMap(
    ({ what }) => withheld[what] ?? (isDiet(what) ? [] : [inText(what, ownNeeds)]),
  )
  const kept = needs.flatMap(({ what }) => (isDiet(what) && !withheld[what] ? [inText(what)] : []))
  const asked = [...kept, ...(without.length > 0 ? [`ohne ${listed(without)}`] : [])]
  return `Bitte ${listed(asked)} zubereiten oder mir ein anderes Gericht servieren`
}
export const wishAsItIs = 'Ich möchte es so, wie es ist. Das entscheide ich selbst.'
export const chooseAnother = 'Anderes Gericht wählen'

export function mustAskAbout(dishes: number, organizer = theOrganizer): string {
  const about = plural(dishes, { one: 'einem', other: figure(dishes) })
  return `${capitalize(organizer)} ${isSeveral(organizer) ? 'müssen' : 'muss'} die Küche zu ${about} Ihrer Gerichte fragen.`
}
export const tellTheStaff =
  'Bitte sagen Sie es vor Ort auch dem Service. Wir geben weiter, was Sie und die Küche schreiben; das Essen selbst können wir nicht prüfen.'

/** "Vorspeise, für Sie vereinbart: Gurkensalat (Marta, Küche)." The gender of a course's name is unknown. */
export function agreedFor(course: string, substitute: string, name: string, kitchen = true): string {
  const who = kitchen ? `${name}, Küche` : name
  return `${course}, für Sie vereinbart: ${substitute} (${who}).`
}

/** "Vorspeise: Die Antwort der Küche (Gurkensalat) gilt nicht mehr. Sie hören wieder von uns." */
export function noLongerHolds(course: string, substitute: string, kitchen: boolean, dish?: string): string {
  const what = kitchen ? 'Die Antwort der Küche' : 'Die Vereinbarung'
  const then =
    dish === undefined ? 'Sie hören wieder von uns.' : `Sie bekommen, was Sie gewählt haben: ${dish}.`
  return `${course}: ${what} (${substitute}) gilt nicht mehr. ${then}`
}

export function wished(dish: string, clause: string, wish: string): string {
  return `${dish}: ${clause} „${wish}“`
}

export function notWished(dish: string, clause: string, organizer = theOrganizer, fell = false): string {
  const before = fell ? ' Davor wollten Sie es so, wie es ist.' : ''
  return `${dish}: ${clause}${before} ${mustAsk(organizer)}.`
}

export function ofDishes(dishes: readonly string[], said: string): string {
  return `${dishes.join(', ')}: ${said}`
}

export function noAnswerYet(organizer = theOrganizer): string {
  return `Noch keine Antwort. Bitte rufen Sie ${organizer} an.`
}

/** "Rinderfilet: Die Zutaten haben sich geändert. Neu: enthält Sellerie. Ihre Angabe: Sellerieallergie." */
export function nowWarned(
  dish: string,
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const held =
    need.state === 'may' ? `kann ${inText(need.what, ownNeeds)} enthalten` : holding(need, against, ownNeeds)
  return `${dish}: Die Zutaten haben sich geändert. Neu: ${held}. Ihre Angabe: ${needInText(need, ownNeeds)}.`
}

export const contentsChangedSince =
  'Die Zutaten dieses Gerichts haben sich geändert, seit Sie es gewählt haben.'

export function dishChangedSince(dish: string, name?: string): string {
  const whose = name === undefined ? '' : ` (für ${name})`
  return `${dish}${whose}: Die Zutaten haben sich geändert, seit Sie gewählt haben. Bitte sehen Sie noch einmal nach.`
}

// A guest's own words name something their dish contains, and nobody has set it as a need.

const most = 60

/** Sie haben geschrieben: „Nussallergie“. Geröstete Bete: enthält Schalenfrüchte. */
export function youWrote(
  note: string,
  dishes: readonly { name: string; found: readonly NeedOnDish[] }[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const short = note.length > most ? `${note.slice(0, most).trimEnd()} …` : note
  return [
    `Sie haben geschrieben: „${short}“.`,
    ...dishes.map(({ name, found }) => `${name}: ${contained(found, ownNeeds)}.`),
  ].join(' ')
}

function contained(found: readonly NeedOnDish[], ownNeeds: readonly OwnNeed[]): string {
  const of = (some: readonly NeedOnDish[]) => listed(some.map(({ what }) => inText(what, ownNeeds)))
  const has = found.filter(({ what, state }) => !isDiet(what) && state === 'contains')
  const may = found.filter(({ what, state }) => !isDiet(what) && state === 'may')
  const against = found.flatMap(({ what }) => (isDiet(what) ? [what] : []))
  return [
    ...(has.length > 0 ? [`enthält ${of(has)}`] : []),
    ...(may.length > 0 ? [`kann ${of(may)} enthalten`] : []),
    ...(against.length > 0 ? [listed(against.map(notDiet))] : []),
  ].join(', ')
}
