import { tokensIn } from '#core/folded'
import { latinDigits } from '#core/typed-number'
import type { Kind } from '#invitations/shape/invitation'
import { ageWords } from '../ages.ts'

/**
 * Meanings of a column. `people` is several names in one cell, `plus` a yes or no or a number of companions, `adults`,
 * `children` and `infants` how many of them a party is, `child` and `infant` a mark at who is one.
 */
export const fields = [
  'first',
  'last',
  'name',
  'people',
  'partnerFirst',
  'partnerLast',
  'childFirst',
  'childLast',
  'party',
  'seats',
  'adults',
  'children',
  'infants',
  'plus',
  'kind',
  'child',
  'infant',
  'email',
  'phone',
  'language',
  'table',
  'tags',
  'diet',
  'note',
  'status',
] as const
export type Field = (typeof fields)[number]

/** A column of a list: its heading, some of its values, and the meaning it has or is given. */
export type Column = { heading: string; values: string[]; field: Field | undefined }

// Headings by field, in English, German, French, Spanish, Italian and Dutch, as lists of other tools write them. Adults,
// children and infants stand in planners' own lists, so that these are in Portuguese, Polish, Turkish and Arabic as well.
const headings: Record<Field, string> = {
  first:
    'first name|firstname|given name|forename|vorname|prénom|nombre|nombre de pila|nome|voornaam|guest first name|lead first name',
  last: 'last name|lastname|surname|family name|nachname|familienname|nom|nom de famille|apellido|apellidos|cognome|achternaam|guest last name|lead last name',
  name: 'name|full name|guest|guest name|invitee|lead guest|your name|gast|name des gastes|nom complet|invité|nom de linvité|nombre completo|invitado|nome completo|ospite|invitato|volledige naam|naam|gastnaam',
  people:
    'names|guests|guest names|people|party members|gäste|namen|personen|noms|invités|personnes|nombres|invitados|personas|nomi|ospiti|invitati|persone|gasten',
  partnerFirst: 'partner first name|spouse first name|plus one first name|vorname partner|prénom partenaire',
  partnerLast: 'partner last name|spouse last name|plus one last name|nachname partner|nom partenaire',
  childFirst: 'child first name|vorname kind|prénom enfant',
  childLast: 'child last name|nachname kind|nom enfant',
  party:
    'party|party name|household|household name|family|group|envelope name|addressee|invitation|invitation name|haushalt|familie|gruppe|einladung|foyer|ménage|famille|groupe|hogar|familia|grupo|famiglia|gruppo|nucleo|huishouden|gezin|groep',
  seats:
    'seats|number of seats|number of guests|number of people|party size|size|total definitely invited|total invited|places|headcount|how many|how many people|plätze|anzahl|anzahl personen|personenzahl|nombre de places|nombre de personnes|nombre dinvités|plazas|número de personas|número de invitados|posti|numero di posti|numero di persone|aantal|aantal personen|plaatsen',
  adults:
    'adults|adult|number of adults|no of adults|erwachsene|erwachsener|anzahl erwachsene|adultes|adulte|nombre dadultes|adultos|adulto|número de adultos|adulti|numero di adulti|numero adulti|volwassenen|volwassene|aantal volwassenen|dorośli|dorosły|liczba dorosłych|yetişkin|yetişkinler|yetişkin sayısı|بالغون|البالغون|الكبار|عدد البالغين|عدد الكبار',
  children:
    'children|child|kids|kid|number of children|number of kids|no of children|no of kids|kinder|anzahl kinder|enfants|enfant|nombre denfants|niños|niño|número de niños|bambini|bambino|numero di bambini|numero bambini|kinderen|aantal kinderen|crianças|criança|número de crianças|dzieci|dziecko|liczba dzieci|çocuk|çocuklar|çocuk sayısı|أطفال|الأطفال|عدد الأطفال',
  infants:
    'infants|infant|babies|baby|toddlers|toddler|number of infants|number of babies|babys|säuglinge|kleinkinder|kleinkind|anzahl babys|anzahl kleinkinder|bébés|bébé|nourrissons|nombre de bébés|bebés|bebé|número de bebés|neonati|neonato|bebè|lattanti|numero di neonati|peuters|zuigelingen|aantal babys|niemowlęta|niemowlę|liczba niemowląt|bebekler|bebek|bebek sayısı|رضع|الرضع|أطفال رضع|رضيع|عدد الرضع',
  child: 'is child|is a child|child yes no|kind ja nein',
  infant: 'is infant|is an infant|is a baby|infant yes no|baby ja nein',
  plus: 'plus one|plus 1|plusone|guest allowed|plus one allowed|begleitung|begleitperson|accompagnant|accompagné|acompañante|accompagnatore|introducé|partner allowed',
  kind: 'adult child|adult or child|age|age group|type|guest type|category|erwachsener kind|alter|âge|adulte enfant|edad|adulto niño|età|adulto bambino|leeftijd|volwassene kind',
  email:
    'email|e mail|email address|e mail address|mail|e mail adresse|emailadresse|email adresse|adresse e mail|adresse mail|courriel|correo|correo electrónico|indirizzo email|posta elettronica|e mailadres|emailadres',
  phone:
    'phone|phone number|mobile|mobile number|mobile phone|cell|cell phone|telephone|telefon|telefonnummer|handy|handynummer|mobil|téléphone|portable|numéro de téléphone|teléfono|móvil|celular|telefono|cellulare|numero di telefono|telefoon|telefoonnummer|mobiel',
  language: 'language|sprache|langue|idioma|lingua|taal',
  table:
    'table|table name|table number|table no|table nr|table assignment|tisch|tischnummer|tisch nr|numéro de table|mesa|número de mesa|no de mesa|tavolo|numero tavolo|tafel|tafelnummer|tafel nr',
  tags: 'tags|tag|labels|label|schlagwörter|étiquettes|etiquetas|etichette',
  diet: 'diet|dietary|dietary requirements|dietary restrictions|dietary needs|allergies|allergy|food allergies|meal notes|any allergies|do you have any allergies|allergies or dietary requirements|any dietary requirements|ernährung|allergien|unverträglichkeiten|régime|régime alimentaire|dieta|alergias|allergie|intolleranze|dieet|dieetwensen|allergieën',
  note: 'note|notes|my notes|comment|comments|remark|remarks|notiz|notizen|bemerkung|bemerkungen|anmerkung|remarque|remarques|commentaire|nota|notas|comentarios|note private|commenti|opmerking|opmerkingen|meal choice|meal',
  status:
    'status|rsvp|rsvp status|attending|attendance|response|will you attend|will you be attending|can you attend|are you coming|zusage|rückmeldung|teilnahme|antwort|réponse|présence|asistencia|respuesta|confirmación|risposta|presenza|partecipazione|antwoord|aanwezig',
}

const byHeading = new Map(
  fields.flatMap((field) => headings[field].split('|').map((text) => [plain(text), field] as const)),
)

/** A heading as headings are compared: lower case, without accents and signs, its digits from 0 to 9. */
function plain(heading: string): string {
  return latinDigits(tokensIn(heading).join(' '))
}

/** The meaning of a heading as lists of other tools write it. Undefined for an unknown one. */
export function fieldOf(heading: string): Field | undefined {
  const text = plain(heading)
  // Joy writes "rsvp / Wedding", The Knot "Wedding Reception - RSVP".
  if (/^rsvp .|. rsvp$/.test(text)) return 'status'
  return byHeading.get(text) ?? byHeading.get(text.replace(/ \d+(?= |$)/g, ''))
}

const noAnswer = new Set(
  'no response|not responded|not answered|awaiting|awaiting response|pending|invited|offen'
    .split('|')
    .map(plain),
)
const answers = new Set(
  'attending|regret|regrets|declined|decline|accepted|accept|accepts|yes|no|maybe|not invited|coming|not coming|not attending|attends|confirmed|joyfully accepts|regretfully declines|will attend|unable to attend|zugesagt|abgesagt|ja|nein|oui|non|sí|si|nee|confirmé|refusé|confirmado|confermato|rifiutato|aanwezig|afwezig'
    .split('|')
    .map(plain),
)

/** True for what another tool writes of an answer, or of none. */
export function isStatus(cell: string): boolean {
  return answers.has(plain(cell)) || isNoAnswer(cell)
}

/** True for what another tool writes while there is no answer. */
export function isNoAnswer(cell: string): boolean {
  return noAnswer.has(plain(cell))
}

const kinds = {
  child: `${ageWords.child}|children|kids|c|kinder|enfants|niños|bambini|kinderen|crianças|dzieci|çocuklar|أطفال`,
  infant: ageWords.infant,
  vendor: 'vendor|supplier|staff|crew|dienstleister|personal|prestataire|proveedor|fornitore|leverancier',
}

const byKind = new Map(
  Object.entries(kinds).flatMap(([kind, texts]) =>
    texts.split('|').map((text) => [plain(text), kind as Kind] as const),
  ),
)

/** The kind of a person that a cell names; an age counts as a child's below 13 and an infant's below 3. */
export function kindIn(cell: string): Kind {
  const text = plain(cell)
  if (/^\d{1,2}$/.test(text)) return Number(text) < 3 ? 'infant' : Number(text) < 13 ? 'child' : 'adult'
  return byKind.get(text) ?? 'adult'
}

const yes = new Set(
  'yes|y|true|x|✓|✔|1|ja|oui|sí|si|sì|wahr|vrai|verdadero|vero|waar|sim|tak|evet|نعم|plus one'
    .split('|')
    .map(plain),
)

/** True for a cell that says yes, or is marked. */
export function isYes(cell: string): boolean {
  return yes.has(plain(cell))
}

const no = new Set('|n|no|false|0|nein|non|nee|não|nie|hayır|لا'.split('|').map(plain))

/** True for a cell that says no, or nothing. */
export function isNo(cell: string): boolean {
  return no.has(plain(cell))
}

/** True for the number of a party's places, as a sheet writes it in the digits of any script: 4, or 4.0. */
export function isSize(cell: string): boolean {
  return /^\d{1,3}(?:[.,\u066b]0+)?$/.test(latinDigits(cell))
}

/** The number of places that a cell says. 0 where it says none. */
export function sizeIn(cell: string): number {
  return isSize(cell) ? Number.parseInt(latinDigits(cell), 10) : 0
}

/** The number of companions that a cell allows. */
export function companionsIn(cell: string): number {
  const count = /^\+?\s*(\d{1,2})(?:[.,\u066b]0+)?$/.exec(latinDigits(cell.trim()))
  if (count) return Number(count[1])
  return isYes(cell) ? 1 : 0
}

/** The name of a table without the word before it. Empty where there is no such word. */
export function tableName(text: string): string {
  return /^(?:table|tisch|mesa|tavolo|tafel)\s*[:#]?\s*(\S.*)$/i.exec(text.trim())?.[1] ?? ''
}
