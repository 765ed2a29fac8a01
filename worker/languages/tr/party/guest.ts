import { partyMax } from '../../../core/limits.ts'
import { inAList } from '../forms.ts'

export const progress = 'Adımlar'
export const stepNames = {
  info: 'Siz',
  'lead-menu': 'Menünüz',
  'additional-guests': 'Misafirler',
  review: 'Özet',
}
/** @param position of a step among all. @param name of the step */
export function stepOf(position: number, all: number, name: string): string {
  return `Adım ${position}/${all}: ${name}`
}
/** @param name of a step that lies behind */
export function stepDone(name: string): string {
  return `${name}, tamam`
}
export const back = 'Geri'
export const goOn = 'Devam'
export const backToReview = 'Özete dön'

export const whoIsComing = 'Kimler geliyor?'
export const leadName = 'Adınız soyadınız *'
/** @param position in the party; the lead guest is 1 */
export function guestName(position: number): string {
  return `${position}. misafirin adı soyadı *`
}
export const allergiesLabel = 'Alerjiler ve diyetler (isteğe bağlı)'
export const emailLabel = 'E-posta (isteğe bağlı)'
export const emailHint = 'Bağlantınızı ve yemeklerinizle ilgili haberleri göndermek için.'
export const partySize = 'Toplam kişi sayısı (siz dâhil) *'
export const oneFewer = 'Eksi: bir misafir azalt'
export const oneMore = 'Artı: bir misafir ekle'
/** The noun is the same for one and for many. @param figure how the count is written */
export function guestCount(_count: number, figure: string): string {
  return `${figure} misafir`
}
export const partyMaxHint = `Tek bir yanıt en fazla ${partyMax} kişi için olabilir.`
export const readMenuFirst = 'Önce menüye bak'
/** A person's progress, beside their name. */
export function countOf(count: number, all: number): string {
  return `${count}/${all}`
}
/** @param far how far a person is, as `countOf` says it */
export function chosenOf(far: string): string {
  return `${far} seçildi`
}
export const choose = 'Seç'
export const change = 'Değiştir'
export const removeWord = 'Çıkar'
/** The accessible name of the button `removeWord`. */
export function removePerson(name: string): string {
  return `Çıkar: ${name}`
}
/** Said once somebody was taken out of the party, beside a button that says `undo`. */
export function wasRemoved(name: string): string {
  return `${name} çıkarıldı.`
}
export const notSentYet = 'Henüz gönderilmedi.'
export const sendNow = 'Şimdi gönder'
/** @param event its title */
export function unsentFor(event: string): string {
  return `Yanıtınız henüz gönderilmedi: ${event}.`
}
/** Asked before a device sends a second answer. @param names in the party it answered for; none where unknown */
export function answeredAlready(names: string[]): string {
  if (names.length === 0) return 'Bu cihazdan zaten yanıt verdiniz.'
  return `Şu kişiler için zaten yanıt verdiniz: ${inAList(names)}.`
}
/** Asked before a device that sent a decline sends another answer. @param names in the party that declined; none where unknown */
export function declinedAlready(names: string[]): string {
  if (names.length === 0) return 'Bu cihazdan zaten gelemeyeceğinizi bildirdiniz.'
  return `Gelemeyeceğini zaten bildirdikleriniz: ${inAList(names)}.`
}

/** Heard while something is on its way to be stored. */
export const saving = 'Kaydediliyor…'
/** Heard once it is stored. */
export function savedThankYou(firstName: string): string {
  return `Kaydedildi. Teşekkürler, ${firstName}.`
}
export const submitFailed = 'Seçimleriniz kaydedilemedi. Hiçbir şey kaybolmadı: lütfen yeniden deneyin.'
export const submitted = 'Menü seçimleriniz gönderildi. Yanıtınız için teşekkür ederiz.'
export const submitUnknown =
  'Yanıtınızın ulaştığından emin değiliz. Lütfen yeniden deneyin: kimse iki kez sayılmaz.'
export const offline =
  'Henüz gönderilmedi: internet yok. Bu sayfayı açık tutun, bağlantı gelince göndereceğiz.'
export const linkNotSent = 'E-posta gönderilemedi. Lütfen yeniden deneyin.'

/** Said once the edit link was queued for the stored address. */
export function linkSent(address: string): string {
  return `Bağlantı yola çıktı: ${address}`
}
export const linkOnItsWay =
  'Bağlantı zaten yolda. Birkaç dakika sürebilir: lütfen istenmeyen posta klasörüne de bakın.'
export const declineFailed = 'Yanıtınız kaydedilemedi. Hiçbir şey kaybolmadı: lütfen yeniden deneyin.'
export const linkExpired = 'Bu değiştirme bağlantısının süresi dolmuş. Lütfen organizatörle görüşün.'

/** Beside the sentence that a link is invalid. @param day without the year */
export function tookBackOn(day: string): string {
  return `Bu yanıtı ${day} günü geri çektiniz.`
}
/** Beside the sentence that a link is invalid, for a response that its planner deleted. */
export function removedOn(day: string): string {
  return `Bu yanıt ${day} günü silindi.`
}
export const eraseDetails = 'Bilgilerimi sil'
export const erased = 'Bilgileriniz silindi. Yemekleriniz sayıda kalır.'

// The steps after the first.

export const yourParty = 'Grubunuz'
/** @param position in the party; the lead guest is 1 */
export function personOf(position: number, size: number): string {
  return `${size} kişilik grubunuzun ${position}. misafiri.`
}
/** Heard beside a dish. @param names of those who chose it */
export function chosenFor(names: string[]): string {
  return `${inAList(names)} için seçildi`
}
/** The button that gives a guest the lead guest's dishes. */
export function sameAs(leadFirstName: string): string {
  return `${leadFirstName} ile aynı`
}
/** Said once it did, beside a button that says `undo`. */
export function sameNow(name: string, leadFirstName: string): string {
  return `${name} artık ${leadFirstName} ile aynı yemekleri alacak.`
}
export const removeGuest = 'Bu misafiri çıkar'

/**
 * Said before sending of who left courses open, which is allowed.
 * @param you the sentence is about the lead guest, who reads it. @param courses their names as a list
 */
export function hasNoneYet(name: string, courses: string, you: boolean): string {
  return you ? `Henüz seçmediniz: ${courses}.` : `${name} henüz seçmedi: ${courses}.`
}
/** Names of courses as a list behind a colon. */
export function anyOf(courses: string[]): string {
  return inAList(courses)
}
/** The accessible name of the button `choose`. */
export function chooseFor(name: string): string {
  return `${name} için seç`
}
export const sendAsItIs = 'Yine de gönder'

export const isEverythingRight = 'Her şey doğru mu?'
/** @param day the deadline */
export function changeableUntil(day: string): string {
  return `Yanıtınızı ${day} gününe kadar değiştirebilirsiniz.`
}
/** @param name how the lead guest, who reads this, is called */
export function nameOfYou(name: string): string {
  return `${name} (siz)`
}
export const changeDetailsWord = 'Bilgileri değiştir'
export const changeDishes = 'Yemekleri değiştir'
/** The accessible name of the button `change`. */
export function changeWhatHas(name: string): string {
  return `Seçimi değiştir: ${name}`
}
export const submitting = 'Gönderiliyor…'
export const submittedShort = 'Gönderildi'
export const saveMyChanges = 'Değişikliklerimi kaydet'
export const keepFirstAnswer = 'İlk yanıtım kalsın'
export const sendAsNew = 'Yeni yanıt olarak gönder'

export const aDishHasChanged = 'Bir yemek değişti'
/** A dish as it was and is: its name, with its description where it has one. */
export function dishInWords({ name, description }: { name: string; description: string }): string {
  return description ? `${name} (${description})` : name
}
/** @param was the dish in words, as the guest chose it */
export function dishChangedTo(was: string, is: string): string {
  return `Bu yemek değişti. Önce: ${was}. Şimdi: ${is}. Kalsın mı?`
}
/** @param names who chose a dish */
export function chosenByThem(names: string[]): string {
  return `Şu kişiler için seçildi: ${names.join(', ')}.`
}
export const keepIt = 'Kalsın'
export const changeThatAnswer = 'O yanıtı değiştir'
export const cannotComeAfterAll = 'Maalesef gelemeyeceğiz'
export const stillCannotCome = 'Hâlâ gelemiyoruz'
export const anotherParty = 'Bu başka bir grup'
export const sendWithout = 'Bu yemekler olmadan gönder'

export const namesOfGuests = 'Sizinle gelenlerin adları (sonra da ekleyebilirsiniz)'
/** The name field of a guest on the first step. @param position in the party; the lead guest is 1 */
export function guestNameLater(position: number): string {
  return `${position}. misafirin adı soyadı (sonra da ekleyebilirsiniz)`
}
/** The line after the last guest, which adds one once it is written in. */
export const oneMoreGuest = 'Bir kişi daha'
export function guestMoreLater(position: number): string {
  return `${oneMoreGuest}: ${guestNameLater(position)}`
}
/** A choice that was lost because its dish left the menu. */
export function lostDish(name: string, course: string, dish: string): string {
  return `${name}: ${course} (${dish})`
}
export const dishesGone = 'Bu yemekler artık menüde yok:'
export const chooseAgain = 'Yeniden seç'
export const submit = 'Menü seçimini gönder'

/** Said of a person before sending, beside a button that says `addNeeds`. */
export const noNeeds = 'Alerji veya diyet belirtilmedi.'
export const addNeeds = 'Ekle'
/** The accessible name of a button that says the name. */
export function addNeedsOf(name: string): string {
  return `Alerji veya diyet ekle: ${name}`
}
