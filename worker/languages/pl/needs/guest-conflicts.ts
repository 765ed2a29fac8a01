import type { NeedOnDish } from '../../../needs/rules/conflicts.ts'
import type { Fact, Refutation } from '../../../needs/rules/diets.ts'
import { type Diet, isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { lower, plural } from '../forms.ts'
import { areMany } from '../many.ts'
import { accusative, capitalize, genitive, inText, listed, needClause, needInText } from './shared.ts'
import { factName } from './shared-contents.ts'

/**
 * Context of a sentence about needs: the event's own needs and who asks („organizator” by default). `agreed`: false for
 * needs that nobody agreed to pass on yet.
 */
export type About = { ownNeeds?: readonly OwnNeed[]; organizer?: string; agreed?: boolean }

const someone = 'organizator'

/** „Zawiera mleko. Podano: alergia na mleko.” `against` is what refutes a diet. */
export function atDish(
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  { ownNeeds = [], organizer = someone, agreed = true }: About = {},
): string {
  const said = needInText(need, ownNeeds)
  const clause = agreed ? `Podano: ${said}.` : `Zaznaczono: ${said}, jeszcze bez zgody.`
  if (need.state === 'contains') return `${capitalize(holding(need, against, ownNeeds))}. ${clause}`
  if (need.state === 'may') return `Może zawierać ${accusative(need.what, ownNeeds)}. ${clause}`
  if (need.state === 'stated') return `Podano, że danie jest ${inText(need.what)}.`
  return notConfirmedHere([need], { ownNeeds, organizer, agreed })
}

/** „Nie potwierdzono tutaj: mleko, orzechy. Paula widzi to i musi zapytać kuchnię.” */
export function notConfirmedHere(
  needs: readonly Pick<NeedOnDish, 'what'>[],
  { ownNeeds = [], organizer = someone, agreed = true }: About = {},
): string {
  const names = listed(
    needs.map(({ what }) => (isDiet(what) ? needInText({ what }) : inText(what, ownNeeds))),
  )
  const [sees, asks] = areMany(organizer)
    ? ['widzą to i muszą', 'zobaczą to i zapytają']
    : ['widzi to i musi', 'zobaczy to i zapyta']
  const then = agreed ? `${capitalize(organizer)} ${sees} zapytać` : `Po wyrażeniu zgody ${organizer} ${asks}`
  return `Nie potwierdzono tutaj: ${names}. ${then} kuchnię.`
}

/** zawiera mleko; of a diet, what is against it: zawiera mleko i jaja; nie jest wegetariańskie. */
function holding({ what }: NeedOnDish, against: readonly Refutation[], ownNeeds: readonly OwnNeed[]): string {
  if (!isDiet(what)) return `zawiera ${accusative(what, ownNeeds)}`
  const parts = against.map((one) => holds(one, ownNeeds))
  const held = parts.filter((part) => part !== undefined)
  return held.length > 0 ? `zawiera ${listed([...new Set(held)])}` : `nie jest ${inText(what)}`
}

const heldFacts: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'mięso',
  pork: 'wieprzowinę',
  beef: 'wołowinę',
  alcohol: 'alkohol',
}
const heldBy: Record<string, string> = {
  'no-pork': heldFacts.pork,
  'no-beef': heldFacts.beef,
  'no-alcohol': heldFacts.alcohol,
}

/** A dish's content by a fact or ingredient: wieprzowinę. A diet it does not keep says only that. */
function holds(one: Refutation, ownNeeds: readonly OwnNeed[]): string | undefined {
  if (typeof one === 'string') return accusative(one, ownNeeds)
  if (one.value === 'yes') return isDiet(one.fact) ? lower(factName(one.fact)) : heldFacts[one.fact]
  return heldBy[one.fact]
}

/** „To danie zawiera mleko, a podano nam: alergia na mleko.” With a name: „… podano nam: Leo – alergia na mleko.” */
export function asksWish(
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
): string {
  const held =
    need.state === 'may'
      ? `może zawierać ${accusative(need.what, ownNeeds)}`
      : holding(need, against, ownNeeds)
  return `To danie ${held}, a podano nam: ${needClause(need, ownNeeds, name)}.`
}

/** A dish made for a diet: w wersji wegańskiej. */
const versions: Record<string, string> = {
  vegetarian: 'wegetariańskiej',
  vegan: 'wegańskiej',
  pescatarian: 'peskatariańskiej',
  halal: 'halal',
  kosher: 'koszernej',
}
const leftOut: Record<string, string> = {
  'no-pork': 'wieprzowiny',
  'no-beef': 'wołowiny',
  'no-alcohol': 'alkoholu',
}

/** „Proszę przygotować je bez mleka albo podać mi inne danie”: for every need a person is warned of. */
export function wishToAsk(needs: readonly NeedOnDish[], ownNeeds: readonly OwnNeed[] = []): string {
  const without = needs.flatMap(({ what }) => {
    if (!isDiet(what)) return [genitive(what, ownNeeds)]
    return leftOut[what] ?? []
  })
  const kept = needs.flatMap(({ what }) => versions[what] ?? [])
  const asked = [
    ...(kept.length > 0 ? [`w wersji ${listed(kept)}`] : []),
    ...(without.length > 0 ? [`bez ${listed(without)}`] : []),
  ]
  return `Proszę przygotować je ${asked.join(', ')} albo podać mi inne danie`
}
export const wishAsItIs = 'Proszę podać je bez zmian. To moja decyzja.'
export const chooseAnother = 'Wybierz inne danie'

/** On review and receipt, with the number of chosen dishes that the kitchen has to be asked about. */
export function mustAskAbout(dishes: number, organizer = someone): string {
  const must = areMany(organizer) ? 'muszą' : 'musi'
  const about = plural(dishes, {
    one: `${dishes} wybrane danie`,
    few: `${dishes} wybrane dania`,
    many: `${dishes} wybranych dań`,
    other: `${dishes} wybranego dania`,
  })
  return `${capitalize(organizer)} ${must} zapytać kuchnię o ${about}.`
}
export const tellTheStaff =
  'Prosimy powiedzieć o tym także obsłudze na miejscu. Przekazujemy, co piszą goście i kuchnia; samego jedzenia nie możemy sprawdzić.'

/** „Uzgodniono, przystawka: sałatka z ogórka (Marta, kuchnia).” `kitchen` is false for what the planner wrote down. */
export function agreedFor(course: string, substitute: string, name: string, kitchen = true): string {
  const who = kitchen ? `${name}, kuchnia` : name
  return `Uzgodniono, ${lower(course)}: ${substitute} (${who}).`
}

/**
 * „Odpowiedź kuchni (przystawka: sałatka z ogórka) nie jest już aktualna. Damy Państwu znać.”
 * @param kitchen false for what the planner wrote down
 * @param dish what they get, where nobody has to be asked about it any more
 */
export function noLongerHolds(course: string, substitute: string, kitchen: boolean, dish?: string): string {
  const what = kitchen ? 'Odpowiedź kuchni' : 'Uzgodnienie'
  const no = kitchen ? 'nie jest już aktualna' : 'nie jest już aktualne'
  const then = dish === undefined ? 'Damy Państwu znać.' : `Podane zostanie wybrane danie: ${dish}.`
  return `${what} (${lower(course)}: ${substitute}) ${no}. ${then}`
}

/** A warned dish at review and on the receipt. @param told `atDish`. @param wish what the guest said about it */
export function wished(dish: string, clause: string, wish: string): string {
  return `${dish}: ${clause} „${wish}”`
}

/** The same where they have not said what they wish of it. @param fell they wished it as it is before */
export function notWished(dish: string, clause: string, organizer = someone, fell = false): string {
  const before = fell ? ' Wcześniejsze życzenie: podać bez zmian.' : ''
  const must = areMany(organizer) ? 'muszą' : 'musi'
  return `${dish}: ${clause}${before} ${capitalize(organizer)} ${must} zapytać kuchnię.`
}

/** „Wołowina, Zupa: Nie potwierdzono tutaj: …” @param said `atDish` */
export function ofDishes(dishes: readonly string[], said: string): string {
  return `${dishes.join(', ')}: ${said}`
}

/** On the receipt while nothing is agreed. */
export function noAnswerYet(organizer = someone): string {
  return `Nie ma jeszcze odpowiedzi. Prosimy o telefon: ${organizer}.`
}

/** „Filet wołowy: zmieniły się składniki. To danie zawiera teraz seler. Podano: alergia na seler.” */
export function nowWarned(
  dish: string,
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const held =
    need.state === 'may'
      ? `może zawierać ${accusative(need.what, ownNeeds)}`
      : holding(need, against, ownNeeds)
  return `${dish}: zmieniły się składniki. Teraz to danie ${held}. Podano: ${needInText(need, ownNeeds)}.`
}

/** At a dish of which it is not known what is new. */
export const contentsChangedSince = 'Od czasu wyboru zmieniły się składniki tego dania.'

/** The headline that leads to the dish. @param name of somebody else than the lead guest */
export function dishChangedSince(dish: string, name?: string): string {
  return `${dish}${name === undefined ? '' : ` (${name})`}: od czasu wyboru zmieniły się składniki. Proszę spojrzeć jeszcze raz.`
}

// A guest's own words name something their dish contains, and nobody has set it as a need.

const most = 60

/** Napisano: „alergia na orzechy”. Danie „Pieczony burak” zawiera orzechy. */
export function youWrote(
  note: string,
  dishes: readonly { name: string; found: readonly NeedOnDish[] }[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const short = note.length > most ? `${note.slice(0, most).trimEnd()} …` : note
  return [
    `Napisano: „${short}”.`,
    ...dishes.map(({ name, found }) => `Danie „${name}” ${contained(found, ownNeeds)}.`),
  ].join(' ')
}

function contained(found: readonly NeedOnDish[], ownNeeds: readonly OwnNeed[]): string {
  const of = (some: readonly NeedOnDish[]) => listed(some.map(({ what }) => accusative(what, ownNeeds)))
  const has = found.filter(({ what, state }) => !isDiet(what) && state === 'contains')
  const may = found.filter(({ what, state }) => !isDiet(what) && state === 'may')
  const against = found.filter(({ what }) => isDiet(what))
  return [
    ...(has.length > 0 ? [`zawiera ${of(has)}`] : []),
    ...(may.length > 0 ? [`może zawierać ${of(may)}`] : []),
    ...(against.length > 0 ? [`nie jest ${listed(against.map(({ what }) => inText(what, ownNeeds)))}`] : []),
  ].join(', ')
}
