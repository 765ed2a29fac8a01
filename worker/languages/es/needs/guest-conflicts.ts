import type { NeedOnDish } from '../../../needs/rules/conflicts.ts'
import type { Refutation } from '../../../needs/rules/diets.ts'
import { isDiet, type OwnNeed } from '../../../needs/rules/needs.ts'
import { lower } from '../forms.ts'
import { figure } from '../writing.ts'
import { capitalize, inText, listed, needClause, needInText } from './shared.ts'
import { factName } from './shared-contents.ts'

/**
 * Context of a sentence about needs: the event's own needs and who asks ("la organización" by default). `agreed`: false for
 * needs that nobody agreed to pass on yet.
 */
export type About = { ownNeeds?: readonly OwnNeed[]; organizer?: string; agreed?: boolean }

const someone = 'la organización'

/** "Contiene leche. Nos ha indicado: alergia a la leche." `against` is what refutes a diet. */
export function atDish(
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  { ownNeeds = [], organizer = someone, agreed = true }: About = {},
): string {
  const said = needInText(need, ownNeeds)
  const clause = agreed ? `Nos ha indicado: ${said}.` : `Ha marcado: ${said}, aún sin aceptar.`
  if (need.state === 'contains') return `${capitalize(holding(need, against, ownNeeds))}. ${clause}`
  if (need.state === 'may') return `Puede contener ${inText(need.what, ownNeeds)}. ${clause}`
  if (need.state === 'stated') return `Indicado como ${inText(need.what)}.`
  return notConfirmedHere([need], { ownNeeds, organizer, agreed })
}

/** "Leche y frutos de cáscara: sin confirmar. Paula ve este aviso y debe preguntar a la cocina." */
export function notConfirmedHere(
  needs: readonly Pick<NeedOnDish, 'what'>[],
  { ownNeeds = [], organizer = someone, agreed = true }: About = {},
): string {
  const names = capitalize(listed(needs.map(({ what }) => inText(what, ownNeeds))))
  return `${names}: sin confirmar. ${seesThis(organizer, agreed)}.`
}

/** True if a name is of more than one person: Anna y Tom, Anna & Tom. */
function several(organizer: string): boolean {
  return /[&+,]|\s(?:and|und|et|y|e)\s/i.test(organizer)
}

/** Paula debe preguntar a la cocina; Anna y Tom deben … */
function mustAsk(organizer: string): string {
  return `${capitalize(organizer)} ${several(organizer) ? 'deben' : 'debe'} preguntar a la cocina`
}

/** "La organización ve este aviso y debe preguntar"; "Cuando acepte, Paula verá este aviso y deberá preguntar". */
function seesThis(organizer: string, agreed: boolean): string {
  const one = !several(organizer)
  if (!agreed)
    return `Cuando acepte, ${organizer} ${one ? 'verá este aviso y deberá' : 'verán este aviso y deberán'} preguntar a la cocina`
  return `${capitalize(organizer)} ${one ? 've este aviso y debe' : 'ven este aviso y deben'} preguntar a la cocina`
}

/** contiene leche; of a diet, what is against it: contiene leche y huevos, no es vegetariano. */
function holding({ what }: NeedOnDish, against: readonly Refutation[], ownNeeds: readonly OwnNeed[]): string {
  if (!isDiet(what)) return `contiene ${inText(what, ownNeeds)}`
  const parts = against.map((one) => holds(one, ownNeeds))
  const held = parts.filter((part) => part !== undefined)
  return held.length > 0 ? `contiene ${listed([...new Set(held)])}` : isNot(what)
}

/** The content that breaks a diet named by what it leaves out. */
const leftOut: Record<string, string> = {
  'no-pork': 'cerdo',
  'no-beef': 'carne de vacuno',
  'no-alcohol': 'alcohol',
}

/** no es vegano; of a diet that leaves something out: no es «sin cerdo». */
function isNot(what: NeedOnDish['what']): string {
  return leftOut[what] === undefined ? `no es ${inText(what)}` : `no es «${inText(what)}»`
}

/** A dish's content by a fact or ingredient: cerdo. A diet it does not keep says only that. */
function holds(one: Refutation, ownNeeds: readonly OwnNeed[]): string | undefined {
  if (typeof one === 'string') return inText(one, ownNeeds)
  if (one.value === 'yes') return lower(factName(one.fact))
  return leftOut[one.fact]
}

/** "Este plato contiene leche, pero nos ha dicho que tiene alergia a la leche." With a name: "... que Leo tiene ...". */
export function asksWish(
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
): string {
  const held =
    need.state === 'may' ? `puede contener ${inText(need.what, ownNeeds)}` : holding(need, against, ownNeeds)
  return `Este plato ${held}, pero nos ha dicho que ${needClause(need, ownNeeds, name)}.`
}

/** "Prepárenlo sin leche, o denme otro plato": for every need a person is warned of. */
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
    ...(without.length > 0 ? [`sin ${without.join(' ni ')}`] : []),
  ]
  return `Prepárenlo ${listed(asked)}, por favor, o denme otro plato`
}
export const wishAsItIs = 'Lo quiero tal cual. Es mi decisión.'
export const chooseAnother = 'Elegir otro plato'

/** On review and receipt, with the number of chosen dishes that the kitchen has to be asked about. */
export function mustAskAbout(dishes: number, organizer = someone): string {
  return `${mustAsk(organizer)} por ${figure(dishes)} de sus platos.`
}
export const tellTheStaff =
  'Dígalo también al personal ese día, por favor. Nosotros transmitimos lo que escriben usted y la cocina; no podemos comprobar la comida.'

/** "Acordado para Entrante: ensalada de pepino (Marta, cocina)." `kitchen` is false for what the planner wrote down. */
export function agreedFor(course: string, substitute: string, name: string, kitchen = true): string {
  const who = kitchen ? `${name}, cocina` : name
  return `Acordado para «${course}»: ${substitute} (${who}).`
}

/**
 * "La respuesta de la cocina para «Entrante» (ensalada de pepino) ya no vale. Volverá a tener noticias nuestras."
 * @param kitchen false for what the planner wrote down
 * @param dish what they get, where nobody has to be asked about it any more
 */
export function noLongerHolds(course: string, substitute: string, kitchen: boolean, dish?: string): string {
  const what = kitchen ? 'La respuesta de la cocina' : 'Lo acordado'
  const then = dish === undefined ? 'Volverá a tener noticias nuestras.' : `Tendrá lo que eligió: ${dish}.`
  return `${what} para «${course}» (${substitute}) ya no vale. ${then}`
}

/** A warned dish at review and on the receipt. @param told `atDish`. @param wish what the guest said about it */
export function wished(dish: string, clause: string, wish: string): string {
  return `${dish}: ${clause} «${wish}»`
}

/** The same where they have not said what they wish of it. @param fell they wished it as it is before */
export function notWished(dish: string, clause: string, organizer = someone, fell = false): string {
  const before = fell ? ' Antes había pedido que se lo sirvieran tal cual.' : ''
  return `${dish}: ${clause}${before} ${mustAsk(organizer)}.`
}

/** "Solomillo, Sopa: Cacahuetes: sin confirmar. …" @param said `atDish` */
export function ofDishes(dishes: readonly string[], said: string): string {
  return `${dishes.join(', ')}: ${said}`
}

/** On the receipt while nothing is agreed. */
export function noAnswerYet(organizer = someone): string {
  return `Aún no hay respuesta. Llame a ${organizer}, por favor.`
}

/** "Lo que lleva Solomillo ha cambiado: ahora contiene apio. Nos ha indicado: alergia al apio." */
export function nowWarned(
  dish: string,
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const held =
    need.state === 'may' ? `puede contener ${inText(need.what, ownNeeds)}` : holding(need, against, ownNeeds)
  const now = held.startsWith('no es ') ? `ya ${held}` : `ahora ${held}`
  return `Lo que lleva «${dish}» ha cambiado: ${now}. Nos ha indicado: ${needInText(need, ownNeeds)}.`
}

/** At a dish of which it is not known what is new. */
export const contentsChangedSince = 'Lo que lleva este plato ha cambiado desde que lo eligió.'

/** The headline that leads to the dish. @param name of somebody else than the lead guest */
export function dishChangedSince(dish: string, name?: string): string {
  return `Lo que lleva «${dish}»${name === undefined ? '' : ` (para ${name})`} ha cambiado desde que lo eligió. Revíselo, por favor.`
}

// A guest's own words name something their dish contains, and nobody has set it as a need.

const most = 60

/** Ha escrito «alergia a las nueces». Remolacha asada: contiene frutos de cáscara. */
export function youWrote(
  note: string,
  dishes: readonly { name: string; found: readonly NeedOnDish[] }[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const short = note.length > most ? `${note.slice(0, most).trimEnd()} …` : note
  return [
    `Ha escrito «${short}».`,
    ...dishes.map(({ name, found }) => `${name}: ${contained(found, ownNeeds)}.`),
  ].join(' ')
}

function contained(found: readonly NeedOnDish[], ownNeeds: readonly OwnNeed[]): string {
  const of = (some: readonly NeedOnDish[]) => listed(some.map(({ what }) => inText(what, ownNeeds)))
  const has = found.filter(({ what, state }) => !isDiet(what) && state === 'contains')
  const may = found.filter(({ what, state }) => !isDiet(what) && state === 'may')
  const against = found.filter(({ what }) => isDiet(what))
  return [
    ...(has.length > 0 ? [`contiene ${of(has)}`] : []),
    ...(may.length > 0 ? [`puede contener ${of(may)}`] : []),
    ...(against.length > 0 ? [against.map(({ what }) => isNot(what)).join(' y ')] : []),
  ].join(', ')
}
