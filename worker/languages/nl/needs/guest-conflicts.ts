import type { NeedOnDish } from '../../../needs/rules/conflicts.ts'
import type { Refutation } from '../../../needs/rules/diets.ts'
import { isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { theOrganizer } from '../events/shared.ts'
import { lower, plural } from '../forms.ts'
import { figure } from '../writing.ts'
import { capitalize, inText, listed, needClause, needInText, notDiet } from './shared.ts'
import { factName } from './shared-contents.ts'

/**
 * Context of a sentence about needs: the event's own needs and who asks ("de organisator" by default). `agreed`: false for
 * needs that nobody agreed to pass on yet.
 */
export type About = { ownNeeds?: readonly OwnNeed[]; organizer?: string; agreed?: boolean }

/** "Bevat melk. U hebt gemeld: allergie voor melk." */
export function atDish(
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  { ownNeeds = [], organizer = theOrganizer, agreed = true }: About = {},
): string {
  const said = needInText(need, ownNeeds)
  const clause = agreed ? `U hebt gemeld: ${said}.` : `U hebt aangevinkt: ${said}, nog niet akkoord.`
  if (need.state === 'contains') return `${capitalize(holding(need, against, ownNeeds))}. ${clause}`
  if (need.state === 'may') return `Kan ${inText(need.what, ownNeeds)} bevatten. ${clause}`
  if (need.state === 'stated') return `Volgens opgave: ${inText(need.what)}.`
  return notConfirmedHere([need], { ownNeeds, organizer, agreed })
}

/** "Hier niet bevestigd: melk en eieren. Paula ziet dit en moet het aan de keuken vragen." */
export function notConfirmedHere(
  needs: readonly Pick<NeedOnDish, 'what'>[],
  { ownNeeds = [], organizer = theOrganizer, agreed = true }: About = {},
): string {
  const names = listed(needs.map(({ what }) => inText(what, ownNeeds)))
  const [sees, must] = isSeveral(organizer) ? ['zien', 'moeten'] : ['ziet', 'moet']
  const then = agreed
    ? `${capitalize(organizer)} ${sees} dit en ${must} het aan de keuken vragen.`
    : `Zodra u akkoord gaat, ${sees} ${organizer} dit en wordt het aan de keuken gevraagd.`
  return `Hier niet bevestigd: ${names}. ${then}`
}

/** True if the verb stands in the plural: Anna en Tom. */
function isSeveral(organizer: string): boolean {
  return /[&+,]|\s(?:and|und|en|et|y|e)\s/i.test(organizer)
}

function mustAsk(organizer: string): string {
  return `${capitalize(organizer)} ${isSeveral(organizer) ? 'moeten' : 'moet'}`
}

/** bevat melk; of a diet, what is against it: bevat melk en eieren, niet vegetarisch. */
function holding({ what }: NeedOnDish, against: readonly Refutation[], ownNeeds: readonly OwnNeed[]): string {
  if (!isDiet(what)) return `bevat ${inText(what, ownNeeds)}`
  const parts = against.map((one) => holds(one, ownNeeds))
  const held = parts.filter((part) => part !== undefined)
  if (held.length > 0) return `bevat ${listed([...new Set(held)])}`
  const left = withheld[what]
  return left ? `bevat ${left}` : notDiet(what)
}

const withheld: Record<string, string> = {
  'no-pork': 'varkensvlees',
  'no-beef': 'rundvlees',
  'no-alcohol': 'alcohol',
}

function holds(one: Refutation, ownNeeds: readonly OwnNeed[]): string | undefined {
  if (typeof one === 'string') return inText(one, ownNeeds)
  if (one.value === 'yes') return lower(factName(one.fact))
  return withheld[one.fact]
}

/** "Dit gerecht bevat melk. U hebt gemeld: allergie voor melk." With a name: "Voor Leo hebt u gemeld: …". */
export function asksWish(
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
): string {
  const held =
    need.state === 'may' ? `kan ${inText(need.what, ownNeeds)} bevatten` : holding(need, against, ownNeeds)
  const is = held.startsWith('niet ') ? `is ${held}` : held
  return `Dit gerecht ${is}. ${needClause(need, ownNeeds, name)}.`
}

/** "Graag bereiden zonder melk, of mij een ander gerecht geven": for every need a person is warned of. */
export function wishToAsk(needs: readonly NeedOnDish[], ownNeeds: readonly OwnNeed[] = []): string {
  const without = needs.flatMap(
    ({ what }) => withheld[what] ?? (isDiet(what) ? [] : [inText(what, ownNeeds)]),
  )
  const kept = needs.flatMap(({ what }) => (isDiet(what) && !withheld[what] ? [inText(what)] : []))
  const asked = [...kept, ...(without.length > 0 ? [`zonder ${listed(without)}`] : [])]
  return `Graag ${listed(asked)} klaarmaken, of anders een ander gerecht`
}
export const wishAsItIs = 'Ik wil het zoals het is. Dat beslis ik zelf.'
export const chooseAnother = 'Een ander gerecht kiezen'

export function mustAskAbout(dishes: number, organizer = theOrganizer): string {
  const about = plural(dishes, { one: 'één', other: figure(dishes) })
  return `${mustAsk(organizer)} over ${about} van uw gerechten navraag doen bij de keuken.`
}
export const tellTheStaff =
  'Zeg het op de dag zelf ook tegen de bediening. Wij geven door wat u en de keuken schrijven; het eten zelf kunnen we niet controleren.'

/** "Voorgerecht, voor u afgesproken: komkommersalade (Marta, keuken)." The gender of a course's name is unknown. */
export function agreedFor(course: string, substitute: string, name: string, kitchen = true): string {
  const who = kitchen ? `${name}, keuken` : name
  return `${course}, voor u afgesproken: ${substitute} (${who}).`
}

/** "Voorgerecht: het antwoord van de keuken (komkommersalade) geldt niet meer. U hoort weer van ons." */
export function noLongerHolds(course: string, substitute: string, kitchen: boolean, dish?: string): string {
  const what = kitchen ? 'het antwoord van de keuken' : 'de afspraak'
  const then = dish === undefined ? 'U hoort weer van ons.' : `U krijgt wat u gekozen hebt: ${dish}.`
  return `${course}: ${what} (${substitute}) geldt niet meer. ${then}`
}

export function wished(dish: string, clause: string, wish: string): string {
  return `${dish}: ${clause} ‘${wish}’`
}

export function notWished(dish: string, clause: string, organizer = theOrganizer, fell = false): string {
  const before = fell ? ' Daarvoor wilde u het zoals het is.' : ''
  return `${dish}: ${clause}${before} ${mustAsk(organizer)} het aan de keuken vragen.`
}

export function ofDishes(dishes: readonly string[], said: string): string {
  return `${dishes.join(', ')}: ${said}`
}

export function noAnswerYet(organizer = theOrganizer): string {
  return `Nog geen antwoord. Bel ${organizer}.`
}

/** "Ossenhaas: de ingrediënten zijn veranderd. Nieuw: bevat selderij. U hebt gemeld: allergie voor selderij." */
export function nowWarned(
  dish: string,
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const held =
    need.state === 'may' ? `kan ${inText(need.what, ownNeeds)} bevatten` : holding(need, against, ownNeeds)
  return `${dish}: de ingrediënten zijn veranderd. Nieuw: ${held}. U hebt gemeld: ${needInText(need, ownNeeds)}.`
}

export const contentsChangedSince = 'De ingrediënten van dit gerecht zijn veranderd sinds u het gekozen hebt.'

export function dishChangedSince(dish: string, name?: string): string {
  const whose = name === undefined ? '' : ` (voor ${name})`
  return `${dish}${whose}: de ingrediënten zijn veranderd sinds u gekozen hebt. Kijk er nog eens naar.`
}

// A guest's own words name something their dish contains, and nobody has set it as a need.

const most = 60

/** U schreef: ‘notenallergie’. Geroosterde biet: bevat noten. */
export function youWrote(
  note: string,
  dishes: readonly { name: string; found: readonly NeedOnDish[] }[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const short = note.length > most ? `${note.slice(0, most).trimEnd()} …` : note
  return [
    `U schreef: ‘${short}’.`,
    ...dishes.map(({ name, found }) => `${name}: ${contained(found, ownNeeds)}.`),
  ].join(' ')
}

function contained(found: readonly NeedOnDish[], ownNeeds: readonly OwnNeed[]): string {
  const of = (some: readonly NeedOnDish[]) => listed(some.map(({ what }) => inText(what, ownNeeds)))
  const has = found.filter(({ what, state }) => !isDiet(what) && state === 'contains')
  const may = found.filter(({ what, state }) => !isDiet(what) && state === 'may')
  const against = found.flatMap(({ what }) => (isDiet(what) ? [what] : []))
  return [
    ...(has.length > 0 ? [`bevat ${of(has)}`] : []),
    ...(may.length > 0 ? [`kan ${of(may)} bevatten`] : []),
    ...(against.length > 0 ? [listed(against.map(notDiet))] : []),
  ].join(', ')
}
