import type { NeedOnDish } from '../../../needs/rules/conflicts.ts'
import type { Refutation } from '../../../needs/rules/diets.ts'
import { isDiet, isOwn, type OwnNeed, type What } from '../../../needs/rules/needs.ts'
import { lower } from '../forms.ts'
import { que, several } from '../grammar.ts'
import { capitalize, dietNamed, inText, listed, needClause, needInText, verbAnd } from './shared.ts'
import { someFact } from './shared-contents.ts'

export type About = { ownNeeds?: readonly OwnNeed[]; organizer?: string; agreed?: boolean }

const someone = 'votre hôte'

/** « Contient du lait. Vous nous avez indiqué : allergie au lait. » */
export function atDish(
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  { ownNeeds = [], organizer = someone, agreed = true }: About = {},
): string {
  const said = needInText(need, ownNeeds)
  const clause = agreed
    ? `Vous nous avez indiqué : ${said}.`
    : `Vous avez coché : ${said}, accord pas encore donné.`
  if (need.state === 'contains') return `${capitalize(holding(need, against, ownNeeds))}. ${clause}`
  if (need.state === 'may') return `${verbAnd('Peut contenir', [need.what], ownNeeds)}. ${clause}`
  if (need.state === 'stated') return `Indiqué comme ${inText(need.what)}.`
  return notConfirmedHere([need], { ownNeeds, organizer, agreed })
}

/** « Non confirmé ici : lait et fruits à coque. Paula le voit et doit demander à la cuisine. » */
export function notConfirmedHere(
  needs: readonly Pick<NeedOnDish, 'what'>[],
  { ownNeeds = [], organizer = someone, agreed = true }: About = {},
): string {
  const names = listed(needs.map(({ what }) => inText(what, ownNeeds)))
  return `Non confirmé ici : ${names}. ${seesAndAsks(organizer, agreed)}`
}

/** « Anna et Tom le voient et doivent demander… »; before consent: « Une fois votre accord donné, … » */
function seesAndAsks(organizer: string, agreed: boolean): string {
  const many = several(organizer)
  if (agreed)
    return `${capitalize(organizer)} ${many ? 'le voient et doivent' : 'le voit et doit'} demander à la cuisine.`
  return `Une fois votre accord donné, ${organizer} ${many ? 'le verront et devront' : 'le verra et devra'} demander à la cuisine.`
}

function mustAsk(organizer: string): string {
  return `${capitalize(organizer)} ${several(organizer) ? 'doivent' : 'doit'} demander à la cuisine`
}

/** contient du lait; of a diet, what is against it: contient du lait et des œufs, n’est pas végétarien. */
function holding({ what }: NeedOnDish, against: readonly Refutation[], ownNeeds: readonly OwnNeed[]): string {
  if (!isDiet(what)) return verbAnd('contient', [what], ownNeeds)
  const ingredients = against.filter((one): one is What & Refutation => typeof one === 'string')
  const facts = against.flatMap((one) => (typeof one === 'string' ? [] : (ofFact(one) ?? [])))
  if (ingredients.some(isOwn))
    return `contient : ${[...ingredients.map((one) => inText(one, ownNeeds)), ...facts].join(', ')}`
  const held = against.flatMap((one) =>
    typeof one === 'string' ? [verbAnd('', [one], ownNeeds).trim()] : (ofFact(one) ?? []),
  )
  return held.length > 0 ? `contient ${listed([...new Set(held)])}` : `n’est pas ${dietNamed(what)}`
}

/** The content that a fact names: du porc. A diet that the dish does not keep names none. */
function ofFact(one: Exclude<Refutation, string>): string | undefined {
  if (one.value === 'yes') return someFact(one.fact)
  return dropped[one.fact]
}
const dropped: Record<string, string> = {
  'no-pork': 'du porc',
  'no-beef': 'du bœuf',
  'no-alcohol': 'de l’alcool',
}

/** « Ce plat contient du lait. Or vous nous avez indiqué que vous avez une allergie au lait. » */
export function asksWish(
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
): string {
  const held =
    need.state === 'may' ? verbAnd('peut contenir', [need.what], ownNeeds) : holding(need, against, ownNeeds)
  return `Ce plat ${held}. Or vous nous avez indiqué ${que(needClause(need, ownNeeds, name))}.`
}

const plain: Record<string, string> = { 'no-pork': 'porc', 'no-beef': 'bœuf', 'no-alcohol': 'alcool' }

/** « Merci de le préparer sans lait ni œufs, ou de me servir un autre plat »: for every need a person is warned of. */
export function wishToAsk(needs: readonly NeedOnDish[], ownNeeds: readonly OwnNeed[] = []): string {
  const without = needs.flatMap(({ what }) => (isDiet(what) ? (plain[what] ?? []) : [inText(what, ownNeeds)]))
  const kept = needs.flatMap(({ what }) => (isDiet(what) && !plain[what] ? [inText(what, ownNeeds)] : []))
  const asked = [
    ...(kept.length > 0 ? [listed(kept)] : []),
    ...(without.length > 0 ? [`sans ${neither(without)}`] : []),
  ]
  return `Merci de le préparer ${listed(asked)}, ou de me servir un autre plat`
}

/** lait; lait ni œufs; lait, blé ni œufs. */
function neither(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ni ${last}`
}
export const wishAsItIs = 'Servez-le-moi tel quel. C’est ma décision.'
export const chooseAnother = 'Choisir un autre plat'

export function mustAskAbout(dishes: number, organizer = someone): string {
  return `${mustAsk(organizer)}. Plats concernés : ${dishes}.`
}
export const tellTheStaff =
  'Le jour même, parlez-en aussi au personnel. Nous transmettons ce que vous et la cuisine écrivez ; nous ne pouvons pas contrôler les aliments.'

/** « Convenu (entrée) : salade de concombre (Marta, cuisine). » */
export function agreedFor(course: string, substitute: string, name: string, kitchen = true): string {
  const who = kitchen ? `${name}, cuisine` : name
  return `Convenu (${lower(course)}) : ${substitute} (${who}).`
}

export function noLongerHolds(course: string, substitute: string, kitchen: boolean, dish?: string): string {
  const what = kitchen ? 'La réponse de la cuisine' : 'Ce qui était convenu'
  const then =
    dish === undefined ? 'Vous aurez de nos nouvelles.' : `Vous aurez ce que vous avez choisi : ${dish}.`
  return `${what} (${lower(course)} : ${substitute}) n’est plus valable. ${then}`
}

export function wished(dish: string, clause: string, wish: string): string {
  return `${dish} : ${clause} « ${wish} »`
}

export function notWished(dish: string, clause: string, organizer = someone, fell = false): string {
  const before = fell ? ' Auparavant, vous l’aviez demandé tel quel.' : ''
  return `${dish} : ${clause}${before} ${mustAsk(organizer)}.`
}

export function ofDishes(dishes: readonly string[], said: string): string {
  return `${dishes.join(', ')} : ${said}`
}

export function noAnswerYet(organizer = someone): string {
  return `Pas encore de réponse. Veuillez appeler ${organizer}.`
}

/** « La composition de ce plat a changé : Filet de bœuf contient maintenant du céleri. … » */
export function nowWarned(
  dish: string,
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const held =
    need.state === 'may' ? verbAnd('peut contenir', [need.what], ownNeeds) : holding(need, against, ownNeeds)
  return `${dish} : la composition a changé. Désormais, ce plat ${held}. Vous nous avez indiqué : ${needInText(need, ownNeeds)}.`
}

export const contentsChangedSince = 'La composition de ce plat a changé depuis que vous l’avez choisi.'

export function dishChangedSince(dish: string, name?: string): string {
  return `${dish}${name === undefined ? '' : ` (pour ${name})`} : la composition a changé depuis que vous l’avez choisi. Veuillez vérifier.`
}

// A guest's own words name something their dish contains, and nobody has set it as a need.

const most = 60

/** Vous avez écrit « allergie aux noix ». Betterave rôtie : contient des fruits à coque. */
export function youWrote(
  note: string,
  dishes: readonly { name: string; found: readonly NeedOnDish[] }[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const short = note.length > most ? `${note.slice(0, most).trimEnd()} …` : note
  return [
    `Vous avez écrit « ${short} ».`,
    ...dishes.map(({ name, found }) => `${name} : ${contained(found, ownNeeds)}.`),
  ].join(' ')
}

function contained(found: readonly NeedOnDish[], ownNeeds: readonly OwnNeed[]): string {
  const of = (some: readonly NeedOnDish[]) => some.map(({ what }) => what)
  const has = found.filter(({ what, state }) => !isDiet(what) && state === 'contains')
  const may = found.filter(({ what, state }) => !isDiet(what) && state === 'may')
  const against = found.flatMap(({ what }) => (isDiet(what) ? [dietNamed(what)] : []))
  return [
    ...(has.length > 0 ? [verbAnd('contient', of(has), ownNeeds)] : []),
    ...(may.length > 0 ? [verbAnd('peut contenir', of(may), ownNeeds)] : []),
    ...(against.length > 0 ? [`n’est pas ${listed(against)}`] : []),
  ].join(', ')
}
