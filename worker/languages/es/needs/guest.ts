import { allergiesMax } from '../../../core/limits.ts'
import { consentVersion } from '../../../needs/rules/consent.ts'
import { erasedAfterDays, keptAfterDays } from '../../../retention/rules.ts'
import { upper } from '../forms.ts'
import { howMany } from '../how-many.ts'

export const needUnknown = 'Esa opción no existe en este evento. Vuelva a cargar la página, por favor.'

export const nothingGiven = 'Nada indicado · Añadir'
/** @param given needs and words */
export function givenLine(given: string): string {
  return `${given} · Cambiar`
}
/** The same while nobody has agreed that it is passed on. */
export function notAgreedYet(given: string): string {
  return `${given} · aún sin aceptar`
}
export const anythingElse = '¿Algo más?'
/** Below that, and again at the review. */
export const ownWordsRead =
  'Lo que escriba aquí lo leerán personas, pero no se compara automáticamente con los platos.'
/** Asked before going on, beside the buttons that pass on and remove. */
export const notPassedOn = 'Esto aún no se ha comunicado.'
/** Beside a button that says `undo`. @param name of somebody else than the lead guest, who reads this */
export function needsRemoved(name?: string): string {
  return `Se han quitado los datos de alergias y dietas${name === undefined ? '' : ` de ${name}`}.`
}
/** sus alergias y dietas; las alergias y dietas de Leo */
function whose(name: string | undefined): string {
  return name === undefined ? 'sus alergias y dietas' : `las alergias y dietas de ${name}`
}
/** Asked once a name was typed over another person's, who has needs. @param before the first name that went */
export function needsStay(before: string, now: string): string {
  return `¿Las alergias y dietas de ${before} valen también para ${now}?`
}
export const keepNeeds = 'Sí, dejarlas'
export const removeThem = 'No, quitarlas'
/** Said beside the button that was pressed. @param name of somebody else than the lead guest, who reads this */
export function agreeFirst(name?: string): string {
  return `Acepte que comuniquemos ${whose(name)}, o quítelas.`
}
export const loadingNeeds = 'Cargando la lista…'

/** @param name of somebody else than the lead guest, who reads this */
export function whatAvoid(name?: string): string {
  return `¿Qué debe evitar ${name ?? 'usted'}?`
}
/** Under that question: what it is for, and that it may be left. @param name of somebody else than the lead guest */
export function whyAsked(name?: string): string {
  return `Para que la cocina sepa qué prepararle${name === undefined ? '' : ` a ${name}`}. Puede dejarlo vacío.`
}
export const more = 'Ver más'
export const fewer = 'Ver menos'
/** The kinds of a group that is ticked. @param group as the guest ticks it */
export function onlySome(group: string): string {
  return `¿Solo algunos? Márquelos y desmarque «${group}».`
}
/** Before the needs that typed words name. */
export const didYouMean = '¿Se refiere a…?'
/** @param need as the guest ticks it */
export function isIt(need: string): string {
  return `¿${need}?`
}
/** At the review, before `addIt` for each need that the words name. @param name of somebody else than the lead guest */
export function youWroteFor(note: string, name?: string): string {
  const who = name === undefined ? 'Ha escrito' : `Para ${name} ha escrito`
  return `${who} «${note}». La cocina hace sus cuentas con la lista. Si es correcto, añada:`
}
/** @param need as the guest ticks it */
export function addIt(need: string): string {
  return `Añadir: ${need}`
}
/** Heard once it is. */
export function addedToWords(need: string): string {
  return `Añadido: ${need}. Sus palabras quedan como las escribió.`
}
/** @param name of a guest */
export function ageOf(name: string): string {
  return `${name}: ¿es niño/a o bebé?`
}
export const ageNames = { adult: 'No', child: 'Niño/a', infant: 'Bebé, no come' }

/** @param meal whether its day is known */
export function keptHint(meal: boolean): string {
  const erased = meal
    ? `${howMany(keptAfterDays, 'día', 'días')} después de la comida`
    : `${howMany(erasedAfterDays, 'día', 'días')} después de la fecha límite`
  return `Hasta ${howMany(allergiesMax, 'carácter', 'caracteres')}. Se borra ${erased}.`
}
/** @param organizer who asks */
export function severeAllergy(organizer: string): string {
  return `¿Alergia grave? Hable también con ${organizer} o con la cocina, por favor.`
}
/** All to whom it is passed on. @param organizer who asks @param version of the wording, as `consentWords` counts it */
function readers(organizer: string, version = consentVersion): string {
  return version < 2 ? `${organizer} y la cocina` : `${organizer}, quienes ayudan a organizar y la cocina`
}
/** Beside the button that passes on. @param organizer who asks */
export function seenBy(organizer: string): string {
  const [first = ''] = organizer
  return `${upper(first)}${readers(organizer.slice(first.length))} pueden ver esta información. Puede quitarla aquí; es posible que queden hojas ya impresas.`
}
/** The same before they agree. */
export function seenOnceAgreed(organizer: string): string {
  return `Cuando acepte, podrán ver esta información ${readers(organizer)}. Puede quitarla aquí; es posible que queden hojas ya impresas.`
}
/** @param organizer who asks */
export function iAgree(organizer: string): string {
  return `Acepto que esto se comunique a ${organizer}, a quienes ayudan a organizar y a la cocina`
}
/** @param name of somebody else than the lead guest, who reads this */
export function theyAgree(name: string): string {
  return `${name} acepta que esto se comunique, o es mi hijo o mi hija`
}
/** @param means `iAgree` or `theyAgree` */
export function passOnMeans(means: string): string {
  return `«${passOn}» quiere decir: «${means}».`
}
export const passOn = 'Comunicar'
export const removeNeeds = 'Quitar'
/** The mark of what was agreed. @param day on which, where it is known @param organizer who asks @param name of somebody else @param version of the wording */
export function agreedThat(
  day: string | undefined,
  organizer: string,
  name?: string,
  version?: number,
): string {
  const you = day === undefined ? 'Aceptó' : `El ${day} aceptó`
  const other = day === undefined ? `${name} aceptó` : `El ${day}, ${name} aceptó`
  const who = name === undefined ? you : other
  return `${who} que lo vean ${readers(organizer, version)}.`
}
export const takeItBack = 'Retirar'
/** Asked before. @param name of somebody else than the lead guest */
export function takesAway(name?: string): string {
  return `Al retirarlo se borran los datos de alergias y dietas${name === undefined ? '' : ` de ${name}`} y lo escrito. Nadie preguntará ya a la cocina por ello.`
}
export const keepThem = 'Conservar'
/** Heard once it is done, before it is saved. */
export const takenAway = 'Quitado. Guarde para que sea definitivo.'
/** While little room is left in the field for words. */
export function charactersLeft(left: number): string {
  return left < 0
    ? `Sobran ${howMany(-left, 'carácter', 'caracteres')}`
    : `Quedan ${howMany(left, 'carácter', 'caracteres')}`
}
/** Heard once it is agreed. */
export const passedOn = 'Lo comunicaremos con su respuesta.'
