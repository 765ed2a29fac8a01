import type { NeedOnDish } from '../../../needs/rules/conflicts.ts'
import type { Refutation } from '../../../needs/rules/diets.ts'
import { isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { lower } from '../forms.ts'
import { several, to } from '../grammar.ts'
import { capitalize, dietNamed, inText, listed, needClause, needInText } from './shared.ts'
import { factName } from './shared-contents.ts'

export type About = { ownNeeds?: readonly OwnNeed[]; organizer?: string; agreed?: boolean }

const someone = 'chi organizza'

/** «Contiene latte. Ci ha indicato: allergia al latte.» */
export function atDish(
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  { ownNeeds = [], organizer = someone, agreed = true }: About = {},
): string {
  const said = needInText(need, ownNeeds)
  const clause = agreed ? `Ci ha indicato: ${said}.` : `Ha selezionato: ${said}, consenso non ancora dato.`
  if (need.state === 'contains') return `${capitalize(holding(need, against, ownNeeds))}. ${clause}`
  if (need.state === 'may') return `Può contenere ${inText(need.what, ownNeeds)}. ${clause}`
  if (need.state === 'stated') return `Indicato come ${inText(need.what)}.`
  return notConfirmedHere([need], { ownNeeds, organizer, agreed })
}

/** «Non confermato: latte e frutta a guscio. Paula lo vede e deve chiedere alla cucina.» */
export function notConfirmedHere(
  needs: readonly Pick<NeedOnDish, 'what'>[],
  { ownNeeds = [], organizer = someone, agreed = true }: About = {},
): string {
  const names = listed(needs.map(({ what }) => inText(what, ownNeeds)))
  return `Non confermato: ${names}. ${seesAndAsks(organizer, agreed)}`
}

/** «Anna e Tom lo vedono e devono chiedere…»; before consent: «Dopo il consenso, …» */
function seesAndAsks(organizer: string, agreed: boolean): string {
  const many = several(organizer)
  if (agreed)
    return `${capitalize(organizer)} ${many ? 'lo vedono e devono' : 'lo vede e deve'} chiedere alla cucina.`
  return `Dopo il consenso, ${organizer} ${many ? 'lo vedranno e dovranno' : 'lo vedrà e dovrà'} chiedere alla cucina.`
}

function mustAsk(organizer: string): string {
  return `${capitalize(organizer)} ${several(organizer) ? 'devono' : 'deve'} chiedere alla cucina`
}

/** contiene latte; of a diet, what is against it: contiene latte e uova, non è vegetariano. */
function holding({ what }: NeedOnDish, against: readonly Refutation[], ownNeeds: readonly OwnNeed[]): string {
  if (!isDiet(what)) return `contiene ${inText(what, ownNeeds)}`
  const held = against.map((one) => holds(one, ownNeeds)).filter((part) => part !== undefined)
  return held.length > 0 ? `contiene ${listed([...new Set(held)])}` : `non è ${dietNamed(what)}`
}

const dropped: Record<string, string> = { 'no-pork': 'maiale', 'no-beef': 'manzo', 'no-alcohol': 'alcol' }

/** A dish's content by a fact or ingredient: maiale. A diet it does not keep says only that. */
function holds(one: Refutation, ownNeeds: readonly OwnNeed[]): string | undefined {
  if (typeof one === 'string') return inText(one, ownNeeds)
  return one.value === 'yes' ? lower(factName(one.fact)) : dropped[one.fact]
}

/** «Questo piatto contiene latte. Ma Lei ci ha indicato: Leo ha un’allergia al latte.» */
export function asksWish(
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
): string {
  const held =
    need.state === 'may' ? `può contenere ${inText(need.what, ownNeeds)}` : holding(need, against, ownNeeds)
  return `Questo piatto ${held}. Ci ha però indicato che ${needClause(need, ownNeeds, name)}.`
}

/** «Preparatelo senza latte né uova, per favore, oppure servitemi un altro piatto»: for every need of a warning. */
export function wishToAsk(needs: readonly NeedOnDish[], ownNeeds: readonly OwnNeed[] = []): string {
  const without = needs.flatMap(({ what }) =>
    isDiet(what) ? (dropped[what] ?? []) : [inText(what, ownNeeds)],
  )
  const kept = needs.flatMap(({ what }) => (isDiet(what) && !dropped[what] ? [inText(what, ownNeeds)] : []))
  const asked = [
    ...(kept.length > 0 ? [listed(kept)] : []),
    ...(without.length > 0 ? [`senza ${neither(without)}`] : []),
  ]
  return `Preparatelo ${listed(asked)}, per favore, oppure servitemi un altro piatto`
}

/** latte; latte né uova; latte, grano né uova. */
function neither(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} né ${last}`
}
export const wishAsItIs = 'Servitemelo così com’è. È una mia decisione.'
export const chooseAnother = 'Scegli un altro piatto'

export function mustAskAbout(dishes: number, organizer = someone): string {
  return `${mustAsk(organizer)}. Piatti da chiarire: ${dishes}.`
}
export const tellTheStaff =
  'Il giorno stesso ne parli anche con il personale. Noi comunichiamo ciò che scrivete Lei e la cucina; non possiamo controllare il cibo.'

/** «Concordato (antipasto): insalata di cetrioli (Marta, cucina).» */
export function agreedFor(course: string, substitute: string, name: string, kitchen = true): string {
  const who = kitchen ? `${name}, cucina` : name
  return `Concordato (${lower(course)}): ${substitute} (${who}).`
}

export function noLongerHolds(course: string, substitute: string, kitchen: boolean, dish?: string): string {
  const what = kitchen ? 'La risposta della cucina' : 'Quanto concordato'
  const then = dish === undefined ? 'Le faremo sapere.' : `Riceverà ciò che ha scelto: ${dish}.`
  return `${what} (${lower(course)}: ${substitute}) non vale più. ${then}`
}

export function wished(dish: string, clause: string, wish: string): string {
  return `${dish}: ${clause} «${wish}»`
}

export function notWished(dish: string, clause: string, organizer = someone, fell = false): string {
  const before = fell ? ' Prima lo aveva chiesto così com’è.' : ''
  return `${dish}: ${clause}${before} ${mustAsk(organizer)}.`
}

export function ofDishes(dishes: readonly string[], said: string): string {
  return `${dishes.join(', ')}: ${said}`
}

export function noAnswerYet(organizer = someone): string {
  return `Ancora nessuna risposta. Per favore telefoni ${to(organizer)}.`
}

export function nowWarned(
  dish: string,
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const held =
    need.state === 'may' ? `può contenere ${inText(need.what, ownNeeds)}` : holding(need, against, ownNeeds)
  return `${dish}: la composizione è cambiata. Ora questo piatto ${held}. Ci ha indicato: ${needInText(need, ownNeeds)}.`
}

export const contentsChangedSince = 'La composizione di questo piatto è cambiata da quando lo ha scelto.'

export function dishChangedSince(dish: string, name?: string): string {
  return `${dish}${name === undefined ? '' : ` (per ${name})`}: la composizione è cambiata da quando lo ha scelto. Lo ricontrolli, per favore.`
}

// A guest's own words name something their dish contains, and nobody has set it as a need.

const most = 60

/** Ha scritto «allergia alle noci». Barbabietola al forno: contiene frutta a guscio. */
export function youWrote(
  note: string,
  dishes: readonly { name: string; found: readonly NeedOnDish[] }[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const short = note.length > most ? `${note.slice(0, most).trimEnd()} …` : note
  return [
    `Ha scritto «${short}».`,
    ...dishes.map(({ name, found }) => `${name}: ${contained(found, ownNeeds)}.`),
  ].join(' ')
}

function contained(found: readonly NeedOnDish[], ownNeeds: readonly OwnNeed[]): string {
  const of = (some: readonly NeedOnDish[]) => listed(some.map(({ what }) => inText(what, ownNeeds)))
  const has = found.filter(({ what, state }) => !isDiet(what) && state === 'contains')
  const may = found.filter(({ what, state }) => !isDiet(what) && state === 'may')
  const against = found.flatMap(({ what }) => (isDiet(what) ? [dietNamed(what)] : []))
  return [
    ...(has.length > 0 ? [`contiene ${of(has)}`] : []),
    ...(may.length > 0 ? [`può contenere ${of(may)}`] : []),
    ...(against.length > 0 ? [`non è ${listed(against)}`] : []),
  ].join(', ')
}
