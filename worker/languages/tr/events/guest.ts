import { freePlaces, type Places } from '../../../events/rules/capacity.ts'
import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

export const loadingEvent = 'Etkinlik yükleniyor…'

/** @param day the deadline */
export function answerBy(day: string): string {
  return `Son yanıt günü: ${day}`
}
/** Beside the deadline, for guests whose clocks show another time. @param zone the time zone's name */
export function inZone(zone: string): string {
  return `(${zone})`
}
/** Beside the deadline, once few days are left; 1 is the last day. */
export function daysLeft(days: number): string {
  return plural(days, { one: 'Son gün', other: `${days} gün kaldı` })
}
/** Free places, once they are few. */
export function placesLeft(free: number): string {
  return `${figure(free)} yer kaldı.`
}
/** Said when the event was full and no longer is. @param free places */
export function roomAgain(free: number): string {
  return `Yeniden yer açıldı. ${placesLeft(free)}`
}
export const noPlaceMore = 'Bir kişilik yer bile kalmadı.'

export const eventFull = 'Etkinlikte yer kalmadı. Lütfen organizatörle görüşün.'

function reduceTo(free: number): string {
  return free > 0 ? `Lütfen grubunuzu en fazla ${figure(free)} kişi olacak şekilde azaltın.` : eventFull
}

/** Said when a new party does not fit: the figures are those of the moment of the decision. */
export function partyDoesNotFit(places: Places): string {
  const { guestLimit: n, registeredGuests: m } = places
  const k = freePlaces(places)
  return `Bu etkinlik en fazla ${figure(n)} misafir için. Şu anda ${figure(m)} misafir kayıtlı, ${figure(k)} boş yer var. ${reduceTo(k)}`
}

/** Said when an edited party does not fit beside the others. */
export function editDoesNotFit(guestLimit: number, otherGuests: number): string {
  const k = freePlaces({ guestLimit, registeredGuests: otherGuests })
  return `Bu etkinlik en fazla ${figure(guestLimit)} misafir için. Şu anda ${figure(otherGuests)} başka misafir kayıtlı, ${figure(k)} boş yer var. ${reduceTo(k)}`
}

export const enterCode = 'Menünüzü seçmek için etkinlik kodunu girin'
export const codeHint = 'Altı karakterlik kod davetiyenizde yazıyor. Bağlantıyı da yapıştırabilirsiniz.'
export const accessMenu = 'Menüyü aç'
export const badCode = 'Lütfen 6 karakterlik geçerli bir etkinlik kodu girin'

export const invalidCodeInUrl = 'Adresteki etkinlik kodu geçersiz'
export const eventNotFoundHome =
  'Etkinlik bulunamadı. Lütfen kodunuzu kontrol edin ya da organizatöre sorup yeniden deneyin.'
export const eventNotFoundRoute =
  'Etkinlik bulunamadı. Lütfen adresi kontrol edin ya da organizatörle görüşün.'
export const deadlinePassed = 'Son yanıt günü geçti. Artık menü seçilemiyor.'
/** Said when an event that was closed while a form was filled in is open again. */
export const reopened = 'Bu etkinlik yeniden açıldı. Devam edebilirsiniz.'
export const eventUnavailable = 'Bu etkinliğe artık ulaşılamıyor. Lütfen organizatörle görüşün.'
export const unableToAccess = 'Etkinlik açılamıyor'
export const eventGone = 'Etkinlik bulunamadı.'

/** @param contact a phone number or address of theirs */
export function pleaseContact(name: string, contact: string): string {
  return `Sorularınız için: ${name}, ${contact}`
}
export function pleaseContactName(name: string): string {
  return `Sorularınız için: ${name}`
}
