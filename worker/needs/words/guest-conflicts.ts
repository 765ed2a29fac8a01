import { lower } from '../../languages/en/forms.ts'
import type { NeedOnDish } from '../../needs/rules/conflicts.ts'
import type { Refutation } from '../../needs/rules/diets.ts'
import { isDiet, type OwnNeed } from '../../needs/rules/needs.ts'
import { capitalize, inText, isOrAre, listed, needClause, needInText } from './shared.ts'
import { factName } from './shared-contents.ts'

/**
 * Context of a sentence about needs: the event's own needs and who asks ("the organizer" by default). `agreed`: false for
 * needs that nobody agreed to pass on yet. `by`: the name of who told them, where it is not the reader.
 */
export type About = { ownNeeds?: readonly OwnNeed[]; organizer?: string; agreed?: boolean; by?: string }

const someone = 'the organizer'

/** "Contains milk. You told us: milk allergy." `against` is what refutes a diet. */
export function atDish(
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  { ownNeeds = [], organizer = someone, agreed = true, by = 'You' }: About = {},
): string {
  const needText = needInText(need, ownNeeds)
  const clause = agreed ? `${by} told us: ${needText}.` : `You ticked: ${needText}, not agreed yet.`
  if (need.state === 'contains') return `${capitalize(holding(need, against, ownNeeds))}. ${clause}`
  if (need.state === 'may') return `May contain ${inText(need.what, ownNeeds)}. ${clause}`
  if (need.state === 'stated') return `Stated to be ${inText(need.what)}.`
  return notConfirmedHere([need], { ownNeeds, organizer, agreed })
}

/** "Milk and nuts are not confirmed here. Paula sees this and must ask the kitchen." */
export function notConfirmedHere(
  needs: readonly Pick<NeedOnDish, 'what'>[],
  { ownNeeds = [], organizer = someone, agreed = true }: About = {},
): string {
  const [first] = needs
  const is = needs.length > 1 || !first ? 'are' : isOrAre(first.what, ownNeeds)
  const names = capitalize(listed(needs.map(({ what }) => inText(what, ownNeeds))))
  return `${names} ${is} not confirmed here. ${seesThis(organizer, agreed)} and must ask the kitchen.`
}

/** "The organizer sees this", "Anna and Tom see this"; "Once agreed, Paula sees this". */
function seesThis(organizer: string, agreed: boolean): string {
  const sees = /[&+,]|\s(?:and|und|et|y|e)\s/i.test(organizer) ? 'see' : 'sees'
  return `${agreed ? capitalize(organizer) : `Once agreed, ${organizer}`} ${sees} this`
}

/** contains milk; of a diet, what is against it: contains milk and eggs, not vegetarian. */
function holding({ what }: NeedOnDish, against: readonly Refutation[], ownNeeds: readonly OwnNeed[]): string {
  if (!isDiet(what)) return `contains ${inText(what, ownNeeds)}`
  const parts = against.map((one) => holds(one, ownNeeds))
  const held = parts.filter((part) => part !== undefined)
  return held.length > 0 ? `contains ${listed([...new Set(held)])}` : `not ${inText(what)}`
}

/** A dish's content by a fact or ingredient: pork. A diet it does not keep says only that. */
function holds(one: Refutation, ownNeeds: readonly OwnNeed[]): string | undefined {
  if (typeof one === 'string') return inText(one, ownNeeds)
  if (one.value === 'yes') return lower(factName(one.fact))
  return one.fact.startsWith('no-') ? one.fact.slice(3) : undefined
}

/** "This dish contains milk, and you told us you have a milk allergy." With a name: "... told us Leo has ...". */
export function asksWish(
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  ownNeeds: readonly OwnNeed[] = [],
  name?: string,
): string {
  const held =
    need.state === 'may' ? `may contain ${inText(need.what, ownNeeds)}` : holding(need, against, ownNeeds)
  const is = held.startsWith('not ') ? `is ${held}` : held
  return `This dish ${is}, and you told us ${needClause(need, ownNeeds, name)}.`
}

/** "Please make it without milk, or give me another dish": for every need a person is warned of. */
export function wishToAsk(needs: readonly NeedOnDish[], ownNeeds: readonly OwnNeed[] = []): string {
  const named = needs.map(({ what }) => inText(what, ownNeeds))
  const without = needs.flatMap(({ what }, index) => {
    if (!isDiet(what)) return [named[index] ?? '']
    return what.startsWith('no-') ? [what.slice(3)] : []
  })
  const diets = needs.flatMap(({ what }, index) =>
    isDiet(what) && !what.startsWith('no-') ? [named[index] ?? ''] : [],
  )
  const asked = [
    ...(diets.length > 0 ? [listed(diets)] : []),
    ...(without.length > 0 ? [`without ${listed(without)}`] : []),
  ]
  return `Please make it ${listed(asked)}, or give me another dish`
}
export const wishAsItIs = 'Serve it to me as it is. My decision.'
export const chooseAnother = 'Choose another dish'

/** On review and receipt, with the number of chosen dishes that the kitchen has to be asked about. */
export function mustAskAbout(dishes: number, organizer = someone): string {
  return `${capitalize(organizer)} must ask the kitchen about ${dishes} of your dishes.`
}
export const tellTheStaff =
  'Please also tell the staff on the day. We pass on what you and the kitchen write; we cannot check food.'

/** "Agreed for your starter: cucumber salad (Marta, kitchen)." `kitchen` is false for what the planner wrote down. */
export function agreedFor(course: string, substitute: string, name: string, kitchen = true): string {
  const who = kitchen ? `${name}, kitchen` : name
  return `Agreed for your ${lower(course)}: ${substitute} (${who}).`
}

/**
 * "The kitchen’s answer for your starter, cucumber salad, no longer applies. You will hear from us again."
 * @param kitchen false for what the planner wrote down
 * @param dish what they get, where nobody has to be asked about it any more
 */
export function noLongerHolds(course: string, substitute: string, kitchen: boolean, dish?: string): string {
  const what = kitchen ? 'The kitchen’s answer' : 'What was agreed'
  const then = dish === undefined ? 'You will hear from us again.' : `You get what you chose: ${dish}.`
  return `${what} for your ${lower(course)}, ${substitute}, no longer applies. ${then}`
}

/** A warned dish at review and on the receipt. @param clause from `atDish` @param wish what the guest said about it */
export function wished(dish: string, clause: string, wish: string): string {
  return `${dish}: ${clause} “${wish}”`
}

/** The same where they have not said what they wish of it. @param fell they wished it as it is before */
export function notWished(dish: string, clause: string, organizer = someone, fell = false): string {
  const before = fell ? ' Before that, you had asked for it as it is.' : ''
  return `${dish}: ${clause}${before} ${capitalize(organizer)} must ask the kitchen.`
}

/** "Beef, Soup: Peanuts are not confirmed here. …" @param said `notConfirmedHere` */
export function ofDishes(dishes: readonly string[], said: string): string {
  return `${dishes.join(', ')}: ${said}`
}

/** On the receipt while nothing is agreed. */
export function noAnswerYet(organizer = someone): string {
  return `No answer yet. Please call ${organizer}.`
}

/** "What is in Beef fillet has changed: it now contains celery. You told us: celery allergy." */
export function nowWarned(
  dish: string,
  need: NeedOnDish,
  against: readonly Refutation[] = [],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const held =
    need.state === 'may'
      ? `may now contain ${inText(need.what, ownNeeds)}`
      : `now ${holding(need, against, ownNeeds)}`
  const is = held.startsWith('now not ') ? `is ${held}` : held
  return `What is in ${dish} has changed: it ${is}. You told us: ${needInText(need, ownNeeds)}.`
}

/** At a dish of which it is not known what is new. */
export const contentsChangedSince = 'What is in this dish has changed since you chose it.'

/** The headline that leads to the dish. @param name of somebody else than the lead guest */
export function dishChangedSince(dish: string, name?: string): string {
  return `What is in ${dish}${name === undefined ? '' : ` (for ${name})`} has changed since you chose it. Look at it again.`
}

// A guest's own words name something their dish contains, and nobody has set it as a need.

const most = 60

/** You wrote “nut allergy”. Roasted beetroot contains nuts. */
export function youWrote(
  note: string,
  dishes: readonly { name: string; found: readonly NeedOnDish[] }[],
  ownNeeds: readonly OwnNeed[] = [],
): string {
  const short = note.length > most ? `${note.slice(0, most).trimEnd()} …` : note
  return [
    `You wrote “${short}”.`,
    ...dishes.map(({ name, found }) => `${name} ${contained(found, ownNeeds)}.`),
  ].join(' ')
}

function contained(found: readonly NeedOnDish[], ownNeeds: readonly OwnNeed[]): string {
  const of = (some: readonly NeedOnDish[]) => listed(some.map(({ what }) => inText(what, ownNeeds)))
  const has = found.filter(({ what, state }) => !isDiet(what) && state === 'contains')
  const may = found.filter(({ what, state }) => !isDiet(what) && state === 'may')
  const against = found.filter(({ what }) => isDiet(what))
  return [
    ...(has.length > 0 ? [`contains ${of(has)}`] : []),
    ...(may.length > 0 ? [`may contain ${of(may)}`] : []),
    ...(against.length > 0 ? [`is not ${of(against)}`] : []),
  ].join(', ')
}
