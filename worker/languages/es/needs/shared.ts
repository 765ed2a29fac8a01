import type { Met } from '../../../needs/rules/conflicts.ts'
import type { Content, ContentState } from '../../../needs/rules/contents.ts'
import { contentsLine } from '../../../needs/rules/contents-line.ts'
import type { Contradiction } from '../../../needs/rules/contents-rules.ts'
import type { Fact } from '../../../needs/rules/diets.ts'
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
import { byAlphabet, inAList, lower, upper } from '../forms.ts'

/** "La cocina, 3 de mayo: la receta no lleva leche ni huevos. Trazas: sin confirmar." */
export function kitchenSays(
  whats: readonly Met['what'][],
  day: string,
  own: readonly OwnNeed[] = [],
  name?: string,
  link?: string,
): string {
  const who = name === undefined ? 'La cocina' : kitchenPerson(name, link)
  return `${who}, ${day}: la receta no lleva ${neither(whats.map((what) => inText(what, own)))}. Trazas: sin confirmar.`
}

/** leche; leche ni trigo; leche, trigo ni huevos. */
function neither(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ni ${last}`
}

export const onlyTheKitchen = 'Esto solo puede decirlo la cocina'

export const stateName: Record<ContentState, string> = {
  contains: 'contiene',
  may: 'puede contener',
  without: 'en ningún ingrediente',
}

/** "Marta, cocina (Cocina caliente)"; "Marta, cocina" where the link is called that. */
export function kitchenPerson(name: string, link: string | undefined): string {
  const label = link === undefined || ['kitchen', 'cocina'].includes(lower(link)) ? '' : ` (${link})`
  return `${name}, cocina${label}`
}

/** Shown in place of a dish's line where nothing is stated of it. */
export const nothingStated = 'Alérgenos: sin confirmar.'

/** Said once above a menu that states anything, while a guest has named no need. */
export const otherAllergensNotConfirmed = 'Otros alérgenos: sin confirmar.'

/** The same at a dish, after what it contains, for planner and kitchen. */
const othersNotConfirmed = 'Otros: sin confirmar.'

/** "Contiene: leche, trigo. Puede contener: almendras." Lists are by the alphabet. */
export function statedUnderDish(contents: readonly Content[], own: readonly OwnNeed[] = []): string {
  const { contains, may } = contentsLine(contents)
  if (contains.length + may.length === 0) return nothingStated
  return [
    ...(contains.length > 0 ? [`Contiene: ${alphabetical(contains, own)}.`] : []),
    ...(may.length > 0 ? [`Puede contener: ${alphabetical(may, own)}.`] : []),
  ].join(' ')
}

/** "Contiene: leche, trigo. Puede contener: almendras. Otros: sin confirmar." */
export function lineUnderDish(contents: readonly Content[], own: readonly OwnNeed[] = []): string {
  const stated = statedUnderDish(contents, own)
  return stated === nothingStated ? stated : `${stated} ${othersNotConfirmed}`
}

/** Contents of dishes, by the alphabet: almendras, leche. */
export function alphabetical(whats: readonly Content['what'][], own: readonly OwnNeed[] = []): string {
  return whats
    .map((what) => inText(what, own))
    .sort(byAlphabet)
    .join(', ')
}

/** Said when two statements about a dish cannot both be true. */
export function contradicts([first, second]: Contradiction, own: readonly OwnNeed[] = []): string {
  return `«${contentInWords(first, own)}» y «${contentInWords(second, own)}» no pueden ser ciertos a la vez`
}

const factNames: Record<Exclude<Fact['fact'], Diet>, string> = {
  meat: 'Carne',
  pork: 'Cerdo',
  beef: 'Carne de vacuno',
  alcohol: 'Alcohol',
}
const factValues: Record<Fact['value'], string> = { yes: 'sí', no: 'no' }

function contentInWords(one: Content | Fact, own: readonly OwnNeed[]): string {
  if ('what' in one) return `${dishName(one.what, own)}: ${stateName[one.state]}`
  return `${factName(one.fact)}: ${factValues[one.value]}`
}

/** Name of a fact: Carne, Vegano. */
export function factName(fact: Fact['fact']): string {
  return isDiet(fact) ? dishName(fact) : factNames[fact]
}

/** The states that are chosen among, the first where nothing is stated. */
export const notConfirmed = 'sin confirmar'

const howNames: Record<How, string> = {
  allergy: 'Alergia',
  intolerance: 'Intolerancia',
  choice: 'Por elección propia',
}

/** Name of a need's severity. Coeliac disease is named for gluten and the cereals that hold it. */
export function howName(how: How, what: What): string {
  return how === 'allergy' && (groupOf(what) ?? what) === 'gluten' ? 'Alergia o celiaquía' : howNames[how]
}

/**
 * Per need: the name within a sentence, of a dish's diet in the form of "plato" (`text`); the name with its article, as a
 * person's (`the`), and as a guest ticks it (`guest`); the law's bounds or word behind it where a dish is described
 * (`law`); a diet as a person keeps it, which says nothing of whether it is a woman (`diet`, `told`). Left out, they
 * follow from `text`.
 */
type Names = {
  law?: string
  text: string
  the?: string
  guest?: string
  diet?: string
  told?: string
}

// Names of the allergens: Reglamento (UE) n.º 1169/2011, anexo II, edición en lengua española (DO L 304 de 22.11.2011).
const names: Record<string, Names> = {
  gluten: { law: 'cereales que contengan gluten', text: 'gluten', the: 'el gluten' },
  wheat: { text: 'trigo', the: 'el trigo' },
  rye: { text: 'centeno', the: 'el centeno' },
  barley: { text: 'cebada', the: 'la cebada' },
  oats: { text: 'avena', the: 'la avena' },
  crustaceans: {
    law: 'crustáceos',
    text: 'crustáceos',
    the: 'gambas, camarones, cangrejo y langosta',
    guest: 'Gambas, camarones, cangrejo, langosta',
  },
  eggs: { text: 'huevos', the: 'los huevos' },
  fish: { text: 'pescado', the: 'el pescado' },
  peanuts: { text: 'cacahuetes', the: 'los cacahuetes', guest: 'Cacahuetes (maní)' },
  soybeans: { text: 'soja', the: 'la soja' },
  milk: { text: 'leche', the: 'la leche' },
  lactose: { text: 'lactosa', the: 'la lactosa' },
  nuts: {
    law: 'frutos de cáscara',
    text: 'frutos de cáscara',
    the: 'los frutos de cáscara',
    guest: 'Nueces, almendras y otros frutos secos',
  },
  almonds: { text: 'almendras', the: 'las almendras' },
  hazelnuts: { text: 'avellanas', the: 'las avellanas' },
  walnuts: { text: 'nueces', the: 'las nueces' },
  cashews: { text: 'anacardos', the: 'los anacardos', guest: 'Anacardos (marañón, cajú)' },
  pecans: { text: 'pacanas', the: 'las pacanas', guest: 'Pacanas (nueces pecanas)' },
  'brazil-nuts': { text: 'nueces de Brasil', the: 'las nueces de Brasil' },
  pistachios: { law: 'alfóncigos', text: 'pistachos', the: 'los pistachos' },
  macadamias: {
    law: 'nueces macadamia o nueces de Australia',
    text: 'nueces macadamia',
    the: 'las nueces macadamia',
  },
  'pine-nuts': { text: 'piñones', the: 'los piñones' },
  celery: { text: 'apio', the: 'el apio' },
  mustard: { text: 'mostaza', the: 'la mostaza' },
  sesame: { law: 'granos de sésamo', text: 'granos de sésamo', the: 'el sésamo', guest: 'Sésamo, ajonjolí' },
  sulphites: {
    law: 'dióxido de azufre y sulfitos, más de 10 mg/kg o 10 mg/litro',
    text: 'sulfitos',
    the: 'los sulfitos',
  },
  lupin: { text: 'altramuces', the: 'los altramuces' },
  molluscs: {
    law: 'moluscos',
    text: 'moluscos',
    the: 'mejillones, ostras, calamares y caracoles',
    guest: 'Mejillones, ostras, calamares, caracoles',
  },
  vegetarian: {
    text: 'vegetariano',
    diet: 'dieta vegetariana',
    told: 'sigue una dieta vegetariana',
  },
  vegan: { text: 'vegano', diet: 'dieta vegana', told: 'sigue una dieta vegana' },
  pescatarian: {
    text: 'pescetariano',
    guest: 'Pescado sí, carne no',
    diet: 'dieta pescetariana',
    told: 'come pescado, pero no carne',
  },
  halal: { text: 'halal', diet: 'dieta halal', told: 'come halal' },
  kosher: { text: 'kosher', diet: 'dieta kosher', told: 'come kosher' },
  'no-pork': { text: 'sin cerdo', told: 'no come cerdo' },
  'no-beef': {
    text: 'sin carne de vacuno',
    guest: 'Sin carne de vacuno (ternera, res)',
    told: 'no come carne de vacuno',
  },
  'no-alcohol': { text: 'sin alcohol', told: 'no toma alcohol' },
}

/** A need whose name is gone: an event's own need that its list does not hold. */
const unknownNeed = 'otra cosa'

function namesOf(what: What, own: readonly OwnNeed[]): Names {
  const ofPlanner = () => {
    const name = own.find(({ id }) => id === what)?.name ?? unknownNeed
    return { text: name, guest: raised(name) }
  }
  return names[what] ?? ofPlanner()
}

/** A sentence's first letter, raised. */
export function raised(text: string): string {
  return upper(text.charAt(0)) + text.slice(1)
}

/** Name of a content at a dish, in the words that guests tick: Leche; Pistachos (alfóncigos). */
export function dishName(what: What, own: readonly OwnNeed[] = []): string {
  const { law, text } = namesOf(what, own)
  if (isDiet(what)) return raised(text)
  return [guestName(what, own), ...(law ? [`(${law})`] : [])].join(' ')
}

/** Name at a guest's box: Gambas, camarones, cangrejo, langosta. */
export function guestName(what: What, own: readonly OwnNeed[] = []): string {
  const { guest, diet, text } = namesOf(what, own)
  return guest ?? raised(diet ?? text)
}

/** The name within a sentence: leche. */
export function inText(what: What, own: readonly OwnNeed[] = []): string {
  return namesOf(what, own).text
}

/** The name in capitals, for the kitchen: CACAHUETES. */
export function inCapitals(what: What, own: readonly OwnNeed[] = []): string {
  return upper(inText(what, own))
}

/** a la leche, al gluten; of a planner's own need, whose article nobody knows: (Kiwi). */
function to({ text, the }: Names): string {
  if (the === undefined) return `(${text})`
  return the.startsWith('el ') ? `al ${the.slice(3)}` : `a ${the}`
}

/** A need in a sentence: alergia a la leche, alergia al gluten o celiaquía, sin leche por elección propia, dieta vegana. */
export function needInText({ what, how }: Pick<Need, 'what' | 'how'>, own: readonly OwnNeed[] = []): string {
  const found = namesOf(what, own)
  if (isDiet(what)) return found.diet ?? found.text
  if (how === 'choice') return `sin ${found.text}, por elección propia`
  if (how === 'intolerance') return `intolerancia ${to(found)}`
  return what === 'gluten' ? 'alergia al gluten o celiaquía' : `alergia ${to(found)}`
}

/** All that a person said: Alergia a la leche; dieta vegana. */
export function needsSaid(
  needs: readonly Pick<Need, 'what' | 'how'>[],
  own: readonly OwnNeed[] = [],
): string {
  return raised(needs.map((need) => needInText(need, own)).join('; '))
}

/** @param said as `needsSaid` says it */
export function needsAre(said: string): string {
  return `Alergias y dietas: ${said}.`
}

/** The same as something told, after "que": tiene alergia a la leche; with a name, Leo sigue una dieta vegana. */
export function needTold(
  { what, how }: Pick<Need, 'what' | 'how'>,
  own: readonly OwnNeed[] = [],
  name?: string,
): string {
  const { text, the, told } = namesOf(what, own)
  const as = (does: string) => (name === undefined ? does : `${name} ${does}`)
  if (told) return as(told)
  if (how === 'choice') return as(the === undefined ? `evita: ${text}` : `evita ${the}`)
  return as(`tiene ${needInText({ what, ...(how && { how }) }, own)}`)
}

/** The word that follows the name of a need as a subject. */
export function isOrAre(what: What, own: readonly OwnNeed[] = []): string {
  return !isOwn(what) && inText(what, own).endsWith('s') ? 'están' : 'está'
}

/** leche; leche y trigo; leche, trigo y huevos. */
export function listed(parts: readonly string[]): string {
  return inAList(parts)
}

/** Line about a child or an infant. @param eats whether they have chosen a dish */
export function ageSaid(age: 'child' | 'infant', eats: boolean): string {
  return age === 'child' ? 'Niño/a' : eats ? 'Bebé' : 'Bebé, no come'
}

/** Shown once above a menu of which nothing is stated. `organizer` is who asks, or "la organización". */
export function allergensNotStated(organizer: string): string {
  return `No se indican los alérgenos. Pregunte a ${organizer}.`
}

export const consentRequired = 'Acepte que lo comuniquemos, o quítelo'
