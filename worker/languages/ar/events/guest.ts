import { freePlaces, type Places } from '../../../events/rules/capacity.ts'
import { counted, guestsOblique, oneOr } from '../counted.ts'
import { iso } from '../isolate.ts'
import { figure } from '../writing.ts'

export const loadingEvent = 'جارٍ تحميل المناسبة…'

/** @param day the deadline */
export function answerBy(day: string): string {
  return `آخر موعد للردّ: ${day}`
}
/** Beside the deadline, for guests whose clocks show another time. @param zone the time zone's name */
export function inZone(zone: string): string {
  return `(${zone})`
}
/** Beside the deadline, once few days are left; 1 is the last day. */
export function daysLeft(days: number): string {
  const left = {
    ...{ zero: 'لا أيام', one: 'يوم واحد', two: 'يومان' },
    ...{ few: 'أيام', many: 'يومًا', other: 'يوم' },
  }
  return oneOr(days, 'اليوم الأخير', `الوقت المتبقي: ${counted(days, left)}`)
}
/** Free places, once they are few. */
export function placesLeft(free: number): string {
  const places = {
    ...{ zero: 'لا أماكن', one: 'مكان واحد', two: 'مكانان' },
    ...{ few: 'أماكن', many: 'مكانًا', other: 'مكان' },
  }
  return `الأماكن الشاغرة: ${counted(free, places)}.`
}
/** Said when the event was full and no longer is. @param free places */
export function roomAgain(free: number): string {
  return `توفّر مكان من جديد. ${placesLeft(free)}`
}
export const noPlaceMore = 'لم يبقَ مكان لضيف آخر.'

export const eventFull = 'اكتمل عدد الضيوف في هذه المناسبة. يُرجى التواصل مع منظّم المناسبة.'

function reduceTo(free: number): string {
  return free > 0 ? `يُرجى أن تقتصر مجموعتك على ${guestsOblique(free)} كحدّ أقصى.` : eventFull
}

/** Said when a new party does not fit: the figures are those of the moment of the decision. */
export function partyDoesNotFit(places: Places): string {
  const { guestLimit: n, registeredGuests: m } = places
  const k = freePlaces(places)
  return `العدد الأقصى للضيوف في هذه المناسبة: ${figure(n)}. المسجّلون حتى الآن: ${figure(m)}، والأماكن الشاغرة: ${figure(k)}. ${reduceTo(k)}`
}

/** Said when an edited party does not fit beside the others. */
export function editDoesNotFit(guestLimit: number, otherGuests: number): string {
  const k = freePlaces({ guestLimit, registeredGuests: otherGuests })
  return `العدد الأقصى للضيوف في هذه المناسبة: ${figure(guestLimit)}. الضيوف الآخرون المسجّلون: ${figure(otherGuests)}، والأماكن الشاغرة: ${figure(k)}. ${reduceTo(k)}`
}

export const enterCode = 'لاختيار طعامك، يُرجى إدخال رمز المناسبة'
export const codeHint = 'الرمز مكوّن من ستة أحرف أو أرقام، وهو مكتوب في دعوتك. ويمكن أيضًا لصق رابط هنا.'
export const accessMenu = 'عرض قائمة الطعام'
export const badCode = 'يُرجى إدخال رمز صحيح من 6 أحرف أو أرقام'

export const invalidCodeInUrl = 'رمز المناسبة في العنوان غير صحيح'
export const eventNotFoundHome =
  'لم نعثر على المناسبة. يُرجى التحقق من الرمز والمحاولة مرة أخرى، أو طلب المساعدة من منظّم المناسبة.'
export const eventNotFoundRoute = 'لم نعثر على المناسبة. يُرجى التحقق من العنوان، أو التواصل مع منظّم المناسبة.'
export const deadlinePassed = 'انتهى موعد الردّ في هذه المناسبة، ولم يعد ممكنًا إرسال الاختيارات.'
/** Said when an event that was closed while a form was filled in is open again. */
export const reopened = 'أُعيد فتح باب الردود في هذه المناسبة. يمكنك المتابعة.'
export const eventUnavailable = 'لم تعد هذه المناسبة متاحة. يُرجى التواصل مع منظّم المناسبة.'
export const unableToAccess = 'تعذّر فتح المناسبة'
export const eventGone = 'لم نعثر على المناسبة.'

/** @param contact a phone number or address of theirs */
export function pleaseContact(name: string, contact: string): string {
  return `للاستفسار: ${iso(name)}، ${iso(contact)}`
}
export function pleaseContactName(name: string): string {
  return `للاستفسار: ${iso(name)}`
}
