import type { NeedOnDish } from '../../../needs/rules/conflicts.ts'
import type { Refutation } from '../../../needs/rules/diets.ts'
import { isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { lower } from '../forms.ts'
import { figure } from '../writing.ts'
import { capitalize, inText, listed, needClause, needInText } from './shared.ts'
import { factName } from './shared-contents.ts'

/**
 * Context of a sentence about needs: the event's own needs and who asks ("a organização" by default). `agreed`: false for
 * needs that nobody agreed to pass on yet.
 */
export type About = { ownNeeds?: readonly OwnNeed[]; organizer?: string; agreed?: boolean }

const someone = 'a organização'

/** "Contém leite. Você nos disse: alergia a leite." `against` is what refutes a diet. */
export function atDish(
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  { ownNeeds = [], organizer = someone, agreed = true }: About = {},
): string {
  const said = needInText(need, ownNeeds)
  const clause = agreed ? `Você nos disse: ${said}.` : `Você marcou: ${said}, ainda sem autorização.`
  if (need.state === 'contains') return `${capitalize(holding(need, against, ownNeeds))}. ${clause}`
  if (need.state === 'may') return `Pode conter ${inText(need.what, ownNeeds)}. ${clause}`
  if (need.state === 'stated') return `Indicado como ${inText(need.what)}.`
  return notConfirmedHere([need], { ownNeeds, organizer, agreed })
}

/** "Leite e amendoim: sem confirmação aqui. Paula vê este aviso e precisa perguntar à cozinha." */
export function notConfirmedHere(
  needs: readonly Pick<NeedOnDish, 'what'>[],
  { ownNeeds = [], organizer = someone, agreed = true }: About = {},
): string {
  const names = capitalize(listed(needs.map(({ what }) => inText(what, ownNeeds))))
  return `${names}: sem confirmação aqui. ${seesThis(organizer, agreed)}.`
}

/** True if a name is of more than one person: Anna e Tom, Anna & Tom. */
function several(organizer: string): boolean {
  return /[&+,]|\s(?:and|und|et|y|e)\s/i.test(organizer)
}

/** Paula precisa perguntar à cozinha; Anna e Tom precisam … */
function mustAsk(organizer: string): string {
  return `${capitalize(organizer)} ${several(organizer) ? 'precisam' : 'precisa'} perguntar à cozinha`
}

/** "A organização vê este aviso e precisa perguntar"; "Com a sua autorização, Paula vê este aviso e precisa perguntar". */
function seesThis(organizer: string, agreed: boolean): string {
  const sees = several(organizer) ? 'veem este aviso e precisam' : 'vê este aviso e precisa'
  const who = agreed ? capitalize(organizer) : `Com a sua autorização, ${organizer}`
  return `${who} ${sees} perguntar à cozinha`
}

/** contém leite; of a diet, what is against it: contém leite e ovos, não é vegetariano. */
function holding({ what }: NeedOnDish, against: readonly Refutation[], ownNeeds: readonly OwnNeed[]): string {
  if (!isDiet(what)) return `contém ${inText(what, ownNeeds)}`
  const parts = against.map((one) => holds(one, ownNeeds))
  const held = parts.filter((part) => part !== undefined)
  return held.length > 0 ? `contém ${listed([...new Set(held)])}` : isNot(what)
}

/** The content that breaks a diet named by what it leaves out. */
const leftOut: Record<string, string> = {
  'no-pork': 'carne de porco',
  'no-beef': 'carne bovina',
  'no-alcohol': 'álcool',
}

/** não é vegano; of a diet that leaves something out: não é “sem carne de porco”. */
function isNot(what: NeedOnDish['what']): string {
  return leftOut[what] === undefined ? `não é ${inText(what)}` : `não é “${inText(what)}”`
}

/** A dish's content by a fact or ingredient: carne de porco. A diet it does not keep says only that. */
function holds(one: Refutation, ownNeeds: readonly OwnNeed[]): string | undefined {
  if (typeof one === 'string') return inText(one, ownNeeds)
  if (one.value === 'yes') return lower(factName(one.fact))
  return leftOut[one.fact]
}

/** "Este prato contém leite, e você nos disse que tem alergia a leite." With a name: "... que Leo tem ...". */
export function asksWish(
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
): string {
  const held =
    need.state === 'may' ? `pode conter ${inText(need.what, ownNeeds)}` : holding(need, against, ownNeeds)
  return `Este prato ${held}, e você nos disse que ${needClause(need, ownNeeds, name)}.`
}

/** "Por favor, preparem o prato sem leite, ou me deem outro prato": for every need a person is warned of. */
export function wishToAsk(needs: readonly NeedOnDish[], ownNeeds: readonly OwnNeed[] = []): string {
  const without = needs.flatMap(({ what }) => {
    if (!isDiet(what)) return [inText(what, ownNeeds)]
    return leftOut[what] ?? []
  })
  const kept = needs.flatMap(({ what }) =>
    isDiet(what) && leftOut[what] === undefined ? [inText(what, ownNeeds)] : [],
  )
  const asked = [
    ...(kept.length > 0 ? [listed(kept)] : []),
    ...(without.length > 0 ? [`sem ${without.join(' nem ')}`] : []),
  ]
  return `Por favor, preparem o prato ${listed(asked)}, ou me deem outro prato`
}
export const wishAsItIs = 'Quero assim mesmo. A decisão é minha.'
export const chooseAnother = 'Escolher outro prato'

/** On review and receipt, with the number of chosen dishes that the kitchen has to be asked about. */
export function mustAskAbout(dishes: number, organizer = someone): string {
  return `${mustAsk(organizer)} sobre ${figure(dishes)} dos seus pratos.`
}
export const tellTheStaff =
  'Por favor, avise também a equipe no dia. Nós repassamos o que você e a cozinha escrevem; não podemos verificar a comida.'

/** "Combinado para “Entrada”: salada de pepino (Marta, cozinha)." `kitchen` is false for what the planner wrote down. */
export function agreedFor(course: string, substitute: string, name: string, kitchen = true): string {
  const who = kitchen ? `${name}, cozinha` : name
  return `Combinado para “${course}”: ${substitute} (${who}).`
}

/**
 * "A resposta da cozinha para “Entrada” (salada de pepino) não vale mais. Você vai receber notícias nossas."
 * @param kitchen false for what the planner wrote down
 * @param dish what they get, where nobody has to be asked about it any more
 */
export function noLongerHolds(course: string, substitute: string, kitchen: boolean, dish?: string): string {
  const what = kitchen ? 'A resposta da cozinha' : 'O que foi combinado'
  const then =
    dish === undefined ? 'Você vai receber notícias nossas.' : `Você recebe o que escolheu: ${dish}.`
  return `${what} para “${course}” (${substitute}) não vale mais. ${then}`
}

/** A warned dish at review and on the receipt. @param told `atDish`. @param wish what the guest said about it */
export function wished(dish: string, clause: string, wish: string): string {
  return `${dish}: ${clause} “${wish}”`
}

/** The same where they have not said what they wish of it. @param fell they wished it as it is before */
export function notWished(dish: string, clause: string, organizer = someone, fell = false): string {
  const before = fell ? ' Antes, você tinha pedido o prato assim mesmo.' : ''
  return `${dish}: ${clause}${before} ${mustAsk(organizer)}.`
}

/** "Filé, Sopa: Amendoim: sem confirmação aqui. …" @param said `atDish` */
export function ofDishes(dishes: readonly string[], said: string): string {
  return `${dishes.join(', ')}: ${said}`
}

/** On the receipt while nothing is agreed. */
export function noAnswerYet(organizer = someone): string {
  return `Ainda sem resposta. Ligue para ${organizer}, por favor.`
}

/** "O que vai em “Filé” mudou: agora contém aipo. Você nos disse: alergia a aipo." */
export function nowWarned(
  dish: string,
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const held =
    need.state === 'may' ? `pode conter ${inText(need.what, ownNeeds)}` : holding(need, against, ownNeeds)
  const now = held.startsWith('não é ') ? `já ${held}` : `agora ${held}`
  return `O que vai em “${dish}” mudou: ${now}. Você nos disse: ${needInText(need, ownNeeds)}.`
}

/** At a dish of which it is not known what is new. */
export const contentsChangedSince = 'O que vai neste prato mudou desde a sua escolha.'

/** The headline that leads to the dish. @param name of somebody else than the lead guest */
export function dishChangedSince(dish: string, name?: string): string {
  return `O que vai em “${dish}”${name === undefined ? '' : ` (para ${name})`} mudou desde a sua escolha. Veja de novo.`
}

// A guest's own words name something their dish contains, and nobody has set it as a need.

const most = 60

/** Você escreveu “alergia a nozes”. Beterraba assada: contém castanhas e nozes. */
export function youWrote(
  note: string,
  dishes: readonly { name: string; found: readonly NeedOnDish[] }[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const short = note.length > most ? `${note.slice(0, most).trimEnd()} …` : note
  return [
    `Você escreveu “${short}”.`,
    ...dishes.map(({ name, found }) => `${name}: ${contained(found, ownNeeds)}.`),
  ].join(' ')
}

function contained(found: readonly NeedOnDish[], ownNeeds: readonly OwnNeed[]): string {
  const of = (some: readonly NeedOnDish[]) => listed(some.map(({ what }) => inText(what, ownNeeds)))
  const has = found.filter(({ what, state }) => !isDiet(what) && state === 'contains')
  const may = found.filter(({ what, state }) => !isDiet(what) && state === 'may')
  const against = found.filter(({ what }) => isDiet(what))
  return [
    ...(has.length > 0 ? [`contém ${of(has)}`] : []),
    ...(may.length > 0 ? [`pode conter ${of(may)}`] : []),
    ...(against.length > 0 ? [against.map(({ what }) => isNot(what)).join(' e ')] : []),
  ].join(', ')
}
