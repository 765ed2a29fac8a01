import { partyMax } from '../../../core/limits.ts'
import { inAList, plural } from '../forms.ts'
import { el } from '../grammar.ts'

export const progress = 'Pasos'
export const stepNames = {
  info: 'Usted',
  'lead-menu': 'Su menú',
  'additional-guests': 'Acompañantes',
  review: 'Revisión',
}
/** @param position of a step among all. @param name of the step */
export function stepOf(position: number, all: number, name: string): string {
  return `Paso ${position} de ${all}: ${name}`
}
/** @param name of a step that lies behind */
export function stepDone(name: string): string {
  return `${name}, hecho`
}
export const back = 'Atrás'
export const goOn = 'Continuar'
export const backToReview = 'Volver a la revisión'

export const whoIsComing = '¿Quién viene?'
export const leadName = 'Su nombre *'
/** @param position in the party; the lead guest is 1 */
export function guestName(position: number): string {
  return `Nombre de la persona ${position} *`
}
export const allergiesLabel = 'Alergias y dietas (opcional)'
export const emailLabel = 'Correo electrónico (opcional)'
export const emailHint = 'Para enviarle su enlace y novedades sobre sus platos.'
export const partySize = '¿Cuántas personas vienen en total, con usted? *'
export const oneFewer = 'Menos: quitar una persona'
export const oneMore = 'Más: añadir una persona'
/** @param figure how the count is written */
export function guestCount(count: number, figure: string): string {
  return `${figure} ${plural(count, { one: 'persona', many: 'de personas', other: 'personas' })}`
}
export const partyMaxHint = `En una respuesta caben ${partyMax} personas como máximo.`
export const readMenuFirst = 'Leer antes el menú'
/** A person's progress, beside their name. */
export function countOf(count: number, all: number): string {
  return `${count} de ${all}`
}
/** @param far how far a person is, as `countOf` says it */
export function chosenOf(far: string): string {
  return `Elegidos: ${far}`
}
export const choose = 'Elegir'
export const change = 'Cambiar'
export const removeWord = 'Quitar'
/** The accessible name of the button `removeWord`. */
export function removePerson(name: string): string {
  return `Quitar a ${name}`
}
/** Said once somebody was taken out of the party, beside a button that says `undo`. */
export function wasRemoved(name: string): string {
  return `Se ha quitado a ${name}.`
}
export const notSentYet = 'Aún sin enviar.'
export const sendNow = 'Enviar ahora'
/** @param event its title */
export function unsentFor(event: string): string {
  return `Aún sin enviar: su respuesta para «${event}».`
}
/** Asked before a device sends a second answer. @param names in the party it answered for; none where unknown */
export function answeredAlready(names: string[]): string {
  if (names.length === 0) return 'Ya ha respondido desde este dispositivo.'
  return `Ya ha respondido por ${inAList(names)}.`
}
/** Asked before a device that sent a decline sends another answer. @param names in the party that declined; none where unknown */
export function declinedAlready(names: string[]): string {
  if (names.length === 0) return 'Ya nos dijo desde este dispositivo que no pueden venir.'
  const cannot = plural(names.length, { one: 'no puede', many: 'no pueden', other: 'no pueden' })
  return `Ya nos dijo que ${inAList(names)} ${cannot} venir.`
}

/** Heard while something is on its way to be stored. */
export const saving = 'Guardando…'
/** Heard once it is stored. */
export function savedThankYou(firstName: string): string {
  return `Guardado. Gracias, ${firstName}.`
}
export const submitFailed =
  'No hemos podido guardar su elección. No se ha perdido nada: inténtelo de nuevo, por favor.'
export const submitted = 'Hemos recibido su elección de menú. ¡Muchas gracias!'
export const submitUnknown =
  'No sabemos con certeza si ha llegado. Inténtelo de nuevo, por favor: nunca contará dos veces.'
export const offline = 'Aún sin enviar: no hay internet. Deje esta página abierta y lo enviaremos por usted.'
export const linkNotSent = 'No se ha podido enviar el correo. Inténtelo de nuevo, por favor.'

/** Said once the edit link was queued for the stored address. */
export function linkSent(address: string): string {
  return `Va de camino a ${address}.`
}
export const linkOnItsWay =
  'Ya va de camino. Puede tardar unos minutos: mire también en el correo no deseado.'
export const declineFailed =
  'No hemos podido guardar su respuesta. No se ha perdido nada: inténtelo de nuevo, por favor.'
export const linkExpired = 'Este enlace para cambiar la respuesta ha caducado. Hable con la organización.'

/** Beside the sentence that a link is invalid. @param day without the year */
export function tookBackOn(day: string): string {
  return `Usted retiró esta respuesta el ${day}.`
}
/** Beside the sentence that a link is invalid, for a response that its planner deleted. */
export function removedOn(day: string): string {
  return `Esta respuesta se eliminó el ${day}.`
}
export const eraseDetails = 'Borrar mis datos'
export const erased = 'Sus datos se han borrado. Sus platos siguen contando.'

// The steps after the first.

export const yourParty = 'Su grupo'
/** @param position in the party; the lead guest is 1 */
export function personOf(position: number, size: number): string {
  return `Persona ${position} de ${size} de su grupo.`
}
/** Heard beside a dish. @param names of those who chose it */
export function chosenFor(names: string[]): string {
  return `Elegido para ${inAList(names)}`
}
/** The button that gives a guest the lead guest's dishes. */
export function sameAs(leadFirstName: string): string {
  return `Lo mismo que ${leadFirstName}`
}
/** Said once it did, beside a button that says `undo`. */
export function sameNow(name: string, leadFirstName: string): string {
  return `${name} tiene ahora lo mismo que ${leadFirstName}.`
}
export const removeGuest = 'Quitar a esta persona'

/**
 * Said before sending of who left courses open, which is allowed.
 * @param you the sentence is about the lead guest, who reads it. @param courses their names as a list
 */
export function hasNoneYet(name: string, courses: string, you: boolean): string {
  return you ? `Aún le falta elegir: ${courses}.` : `A ${name} aún le falta elegir: ${courses}.`
}
/** Names of courses as a list within a sentence: what is missing is all of them, so the list says "y". */
export function anyOf(courses: string[]): string {
  return inAList(courses)
}
/** The accessible name of the button `choose`. */
export function chooseFor(name: string): string {
  return `Elegir para ${name}`
}
export const sendAsItIs = 'Enviar así'

export const isEverythingRight = '¿Está todo bien?'
/** @param day the deadline */
export function changeableUntil(day: string): string {
  return `Puede cambiar su respuesta hasta ${el(day)}.`
}
/** @param name how the lead guest, who reads this, is called */
export function nameOfYou(name: string): string {
  return `${name} (usted)`
}
export const changeDetailsWord = 'Cambiar datos'
export const changeDishes = 'Cambiar platos'
/** The accessible name of the button `change`. */
export function changeWhatHas(name: string): string {
  return `Cambiar los platos de ${name}`
}
export const submitting = 'Enviando…'
export const submittedShort = '¡Recibido!'
export const saveMyChanges = 'Guardar mis cambios'
export const keepFirstAnswer = 'Conservar mi primera respuesta'
export const sendAsNew = 'Enviar como respuesta nueva'

export const aDishHasChanged = 'Un plato ha cambiado'
/** A dish as it was and is: its name, with its description where it has one. */
export function dishInWords({ name, description }: { name: string; description: string }): string {
  return description ? `${name} (${description})` : name
}
/** @param was the dish in words, as the guest chose it */
export function dishChangedTo(was: string, is: string): string {
  return `Este plato ha cambiado. Antes: ${was}. Ahora: ${is}. ¿Lo mantiene?`
}
/** @param names who chose a dish */
export function chosenByThem(names: string[]): string {
  return `Elegido para: ${names.join(', ')}.`
}
export const keepIt = 'Mantenerlo'
export const changeThatAnswer = 'Cambiar aquella respuesta'
export const cannotComeAfterAll = 'Al final no podemos ir'
export const stillCannotCome = 'Seguimos sin poder ir'
export const anotherParty = 'Este es otro grupo'
export const sendWithout = 'Enviar sin estos platos'

export const namesOfGuests = 'Nombres de sus acompañantes (puede añadirlos más tarde)'
/** The name field of a guest on the first step. @param position in the party; the lead guest is 1 */
export function guestNameLater(position: number): string {
  return `Nombre de la persona ${position} (puede añadirlo más tarde)`
}
/** The line after the last guest, which adds one once it is written in. */
export const oneMoreGuest = 'Alguien más'
export function guestMoreLater(position: number): string {
  return `${oneMoreGuest}: ${guestNameLater(position)}`
}
/** A choice that was lost because its dish left the menu. */
export function lostDish(name: string, course: string, dish: string): string {
  return `${name}: ${course} (${dish})`
}
export const dishesGone = 'Estos platos ya no están en el menú:'
export const chooseAgain = 'Elegir de nuevo'
export const submit = 'Enviar mi elección'

/** Said of a person before sending, beside a button that says `addNeeds`. */
export const noNeeds = 'Sin alergias ni dietas indicadas.'
export const addNeeds = 'Añadir'
/** The accessible name of a button that says the name. */
export function addNeedsOf(name: string): string {
  return `Añadir alergias y dietas de ${name}`
}
