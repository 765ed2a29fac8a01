import { allergiesMax } from '../../../core/limits.ts'
import { consentVersion } from '../../../needs/rules/consent.ts'
import { erasedAfterDays, keptAfterDays } from '../../../retention/rules.ts'
import { upper } from '../forms.ts'

export const needUnknown = 'Bu seçenek artık listede yok. Lütfen sayfayı yenileyin.'

// The folded line in which a guest says what somebody must avoid.

export const nothingGiven = 'Bir şey belirtilmedi · Ekle'
/** @param given needs and words */
export function givenLine(given: string): string {
  return `${given} · Değiştir`
}
/** The same while nobody has agreed that it is passed on. */
export function notAgreedYet(given: string): string {
  return `${given} · henüz onaylanmadı`
}
export const anythingElse = 'Başka bir şey var mı?'
/** Below that, and again at the review. */
export const ownWordsRead = 'Buraya yazdıklarınızı insanlar okur. Yemeklerle karşılaştırılmaz.'
/** Asked before going on, beside the buttons that pass on and remove. */
export const notPassedOn = 'Bu henüz iletilmedi.'
/** Beside a button that says `undo`. @param name of somebody else than the lead guest, who reads this */
export function needsRemoved(name?: string): string {
  return name === undefined
    ? 'Alerji ve diyet bilgileriniz silindi.'
    : `Alerji ve diyet bilgileri silindi: ${name}.`
}
/** Asked once a name was typed over another person's, who has needs. @param before the first name that went */
export function needsStay(before: string, now: string): string {
  return `Bu alerji ve diyet bilgileri şu kişi için girilmişti: ${before}. Şu kişi için de geçerli mi: ${now}?`
}
export const keepNeeds = 'Evet, kalsın'
export const removeThem = 'Hayır, sil'
/** Said beside the button that was pressed. @param name of somebody else than the lead guest, who reads this */
export function agreeFirst(name?: string): string {
  return name === undefined
    ? 'Lütfen alerji ve diyet bilgilerinizin iletilmesini onaylayın ya da bu bilgileri silin.'
    : `${name}: lütfen alerji ve diyet bilgilerinin iletilmesini onaylayın ya da bu bilgileri silin.`
}
export const loadingNeeds = 'Liste yükleniyor…'

// Boxes of the opened line of needs, and how they are passed on.

/** @param name of somebody else than the lead guest, who reads this */
export function whatAvoid(name?: string): string {
  return name === undefined ? 'Neleri yememeniz gerekiyor?' : `${name} neleri yememeli?`
}
/** Under that question: what it is for, and that it may be left. @param name of somebody else than the lead guest */
export function whyAsked(name?: string): string {
  const what = name === undefined ? 'sizin için ne pişireceğini' : `ne pişireceğini (${name})`
  return `Mutfak ${what} bilsin diye soruyoruz. Boş bırakabilirsiniz.`
}
export const more = 'Daha fazla'
export const fewer = 'Daha az'
/** The kinds of a group that is ticked. @param group as the guest ticks it */
export function onlySome(group: string): string {
  return `Yalnızca bazıları mı? Onları işaretleyin, şunun işaretini kaldırın: ${group}.`
}
/** Before the needs that typed words name. */
export const didYouMean = 'Bunu mu demek istediniz:'
/** @param need as the guest ticks it */
export function isIt(need: string): string {
  return `${need}?`
}
/** At the review, before `addIt` for each need that the words name. @param name of somebody else than the lead guest */
export function youWroteFor(note: string, name?: string): string {
  const who = name === undefined ? 'Yazdığınız' : `${name} için yazdığınız`
  return `${who}: “${note}”. Mutfak, listeden ekleneni sayar:`
}
/** @param need as the guest ticks it */
export function addIt(need: string): string {
  return `Ekle: ${need}`
}
/** Heard once it is. */
export function addedToWords(need: string): string {
  return `Eklendi: ${need}. Yazdıklarınız olduğu gibi kalır.`
}
/** @param name of a guest */
export function ageOf(name: string): string {
  return `${name} çocuk mu?`
}
export const ageNames = { adult: 'Hayır', child: 'Çocuk', infant: 'Bebek, yemek yok' }

/** @param meal whether its day is known */
export function keptHint(meal: boolean): string {
  const erased = meal ? `Yemekten ${keptAfterDays} gün sonra` : `Son günden ${erasedAfterDays} gün sonra`
  return `En fazla ${allergiesMax} karakter. ${erased} silinir.`
}
/** @param organizer who asks */
export function severeAllergy(organizer: string): string {
  return `Ağır bir alerjiniz mi var? Lütfen ayrıca doğrudan haber verin: ${organizer} veya mutfak.`
}
/** All to whom it is passed on. @param organizer who asks */
function readers(organizer: string, version = consentVersion): string {
  return version < 2 ? `${organizer} ve mutfak` : `${organizer}, birlikte çalıştığı organizatörler ve mutfak`
}
/** Beside the button that passes on. @param organizer who asks */
export function seenBy(organizer: string): string {
  const [first = ''] = organizer
  return `${upper(first)}${readers(organizer.slice(first.length))} bunu görür. Buradan silebilirsiniz; basılmış çizelgeler kalabilir.`
}
/** The same before they agree. */
export function seenOnceAgreed(organizer: string): string {
  return `Onaylandıktan sonra ${readers(organizer)} bunu görür. Buradan silebilirsiniz; basılmış çizelgeler kalabilir.`
}
/** @param organizer who asks */
export function iAgree(organizer: string): string {
  return `Onaylıyorum, bunu iletin. Görecek olanlar: ${readers(organizer)}`
}
/** @param name of somebody else than the lead guest, who reads this */
export function theyAgree(name: string): string {
  return `${name} bunu onaylıyor ya da benim çocuğum; bunu iletin`
}
/** @param means `iAgree` or `theyAgree` */
export function passOnMeans(means: string): string {
  return `“${passOn}” düğmesinin anlamı: “${means}”.`
}
export const passOn = 'İlet'
export const removeNeeds = 'Sil'
/** The mark of what was agreed. @param day on which, where it is known @param organizer who asks @param name of somebody else */
export function agreedThat(
  day: string | undefined,
  organizer: string,
  name?: string,
  version?: number,
): string {
  const who = name === undefined ? '' : `${name}: `
  const when = day === undefined ? 'Onaylandı' : `${day} günü onaylandı`
  return `${who}${who && day === undefined ? 'onaylandı' : when}. ${seesIt(organizer, version)}`
}
function seesIt(organizer: string, version: number | undefined): string {
  return `Görenler: ${readers(organizer, version)}.`
}
export const takeItBack = 'Onayı geri al'
/** Asked before. @param name of somebody else than the lead guest */
export function takesAway(name?: string): string {
  const what =
    name === undefined
      ? 'alerji ve diyet bilgileriniz ve yazdıklarınız'
      : `alerji ve diyet bilgileri ve yazılanlar (${name})`
  return `Onayı geri alırsanız ${what} silinir. Artık kimse mutfağa bunları sormaz.`
}
export const keepThem = 'Kalsın'
/** Heard once it is done, before it is saved. */
export const takenAway = 'Silindi. Kesinleşmesi için kaydedin.'
/** While little room is left in the field for words. */
export function charactersLeft(left: number): string {
  return left < 0 ? `${-left} karakter fazla` : `${left} karakter kaldı`
}
/** Heard once it is agreed. */
export const passedOn = 'Yanıtınızla birlikte ileteceğiz.'
