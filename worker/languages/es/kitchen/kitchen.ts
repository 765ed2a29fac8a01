import type { ContentState } from '../../../needs/rules/contents.ts'
import { plural } from '../forms.ts'
import { howMany } from '../how-many.ts'
import { figure } from '../writing.ts'

export const findSpecials = 'Buscar en los especiales'
export const findSpecialsHint = 'Un nombre, un número como S14, una alergia o dieta, o una mesa como M3'
/** 3 de 157 */
export const foundOf = (found: number, all: number) => `${figure(found)} de ${figure(all)}`

// The page of a kitchen's link, read on a phone.

/** In the band. `time` is a clock's, like 18:05. */
export const live = (time: string) => `en directo, ${time}`
export const checking = (when: string) => `comprobando, actualizado: ${when}`
export const loadingKitchen = 'Cargando la página de cocina…'
export const forKitchen = (label: string) => `Para ${label}`
export const callLabel = 'Llamar a'
export const answersClose = (when: string) => `respuestas hasta: ${when}`
export const answersClosed = 'respuestas cerradas'

export const coursesNav = 'Apartados'
export const specialsHead = 'Especiales'
export const noSpecials = 'De momento no se ha indicado ninguna alergia ni dieta.'
export const noCoursesYet = 'El menú aún no tiene apartados.'
export const platesCount = (plates: number) => howMany(plates, 'cubierto', 'cubiertos')
export const asListed = (count: number) => `${figure(count)} según menú`
/** 1 con cambio: S14 */
export const changedLine = (count: number, numbers: string) =>
  `${figure(count)} con cambio${numbers && `: ${numbers}`}`
export const spareOf = (count: number) => `reserva\u00a0${figure(count)}`
export const totalLabel = 'Total'
/** Below a folded dish that is eaten by guests with needs. */
export const withNeeds = 'alergias o dietas'
/** a 4 se les sirve Risotto */
export const theyGet = (count: number, dish: string) =>
  `a ${figure(count)} ${plural(count, { one: 'se le', many: 'se les', other: 'se les' })} sirve ${dish}`
export const diets = 'Dietas'
export const extra = 'Extra'
export const spare = 'Reserva'

export const unnamed = 'Nombre oculto'
export const erasedName = 'datos borrados'
export const words = 'En sus palabras'
export const serveInstead = 'Servir en su lugar'
export const agreedBy = 'Acordado por'
export const agree = 'Acordar'
export const saving = 'Guardando…'
export const change = 'Cambiar'
export const changeOf = (number: string, course: string) => `Cambiar lo que se sirve a ${number} en ${course}`
export const takeBack = 'Retirar'
export const somethingElse = 'Servir otra cosa'
export const somethingElseTo = (number: string, course: string) => `${somethingElse}: ${number}, ${course}`
export const cancel = 'Cancelar'
export const substituteRequired = 'Escriba qué se sirve en su lugar, por favor'
export const notSaved = 'No se ha guardado. Inténtelo de nuevo, por favor.'

export const confirmContents = 'Confirmar qué lleva'
export const confirmContentsOf = (dish: string) => `${confirmContents}: ${dish}`
export const askedFor = 'Lo que deben evitar quienes lo han elegido'
export const otherAllergens = 'Otros alérgenos'
export const dietsOfDish = 'Dietas'
export const stateLabel: Record<ContentState | 'not_confirmed', string> = {
  contains: 'contiene',
  may: 'puede contener',
  without: 'en ningún ingrediente',
  not_confirmed: 'sin confirmar',
}
export const factLabel = { yes: 'sí', no: 'no', not_confirmed: 'sin confirmar' }
export const traces = 'Trazas: sin confirmar.'
export const yourName = 'Su nombre'
export const yourNameHint = 'La organización y la cocina lo ven junto a lo que usted confirma.'
export const save = 'Guardar'
export const saved = 'Guardado.'
export const agreed = 'Acordado.'
export const close = 'Cerrar'

export const keepAwake = 'Mantener la pantalla encendida'
export const keepHere = 'Guardar en este teléfono hasta mañana'
export const keepHint =
  'La página se abre entonces sin internet, tal como estaba en la última conexión. Muestra lo que los invitados deben evitar: mantenga el teléfono bloqueado.'
export const keeping = 'Guardando…'
export const keepFailed = 'No se ha podido guardar la página en este teléfono. Inténtelo de nuevo, por favor.'
export const keptUntil = (when: string) => `Guardada en este teléfono. Se borra: ${when}`
export const removeKept = 'Quitarla de este teléfono'
/** Above the time at which a page was true that this phone has kept. */
export const keptAsOf = 'Guardada en este teléfono. Puede haber cambiado desde las'
export const keptGone =
  'Esta página ya no está guardada en este teléfono. Volverá a abrirse cuando haya internet.'
export const howItWorks = 'Cómo funciona esta página'
export const tablesHead = 'Mesas'
export const noTableYet = 'Aún sin mesa'
export const printHead = 'Imprimir'
export const printSheet = 'Imprimir la hoja'
/** On paper, where the page itself was printed: it may show one course of many. */
export const printByButton = `Imprima con «${printSheet}», al final de la página: así salen todos los apartados.`
export const destroy = 'Destruir después del servicio.'
export const asOf = (when: string) => `actualizado: ${when}`
export const platesHead = 'CUBIERTOS'
export const changedHead = 'con cambio'
export const listedHead = 'según menú'
export const totalHead = 'total'
export const deviceNote =
  'Este enlace muestra lo que los invitados deben evitar. Que no salga de la cocina; destruya lo impreso después del servicio.'
