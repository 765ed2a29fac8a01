import { figure } from '../writing.ts'

// The edit link after the deadline, where needs can still be changed.

export const changeNeeds = 'Alerji ve diyet bilgilerini değiştir'
/** @param who as `needsReader` says */
export function needsStillOpen(who: string): string {
  return `Yemekleri artık değiştiremezsiniz. Alerjileri ve diyetleri yemeğe kadar değiştirebilirsiniz. Haber vereceğimiz: ${who}.`
}
/** The reader: the kitchen where it has a link, else who asks. */
export function needsReader(kitchen: boolean, organizer: string): string {
  return kitchen ? 'mutfak' : organizer
}
export const saveNeeds = 'Alerji ve diyetleri kaydet'
/** @param who as `needsReader` says */
export function needsSaved(who: string): string {
  return `Kaydedildi. Haber vereceğimiz: ${who}.`
}
export const needsNotSaved = 'Kaydedilemedi. Yazdıklarınız kaybolmadı: lütfen yeniden deneyin.'
/** Beside the answer as it is stored now. */
export const needsChangedMeanwhile =
  'Bu yanıt bu arada başka bir yerde değiştirildi; yukarıda şimdiki hâli görünüyor. Yazdıklarınız burada duruyor: ikisini karşılaştırıp yeniden kaydedin.'

// The edit page, once something is asked.

export const withdrawWarning =
  'Bütün grubunuz silinir, yerleriniz başkalarına açılır. Yine de gelmek isterseniz yeniden yanıt vermeniz gerekir.'
export const keepAnswer = 'Yanıtım kalsın'
export const withdrawWord = 'Geri çek'
export const notSavedYet = 'Burada kaydedilmemiş değişiklikleriniz var.'
export const saveIt = 'Kaydet'
export const showSaved = 'Kayıtlı olanı göster'
export const changesDropped = 'Değişiklikleriniz silindi.'
export const leaveChanged = 'Kaydetmeden çıkılsın mı?'
export const leaveWarning = 'Burada kaydedilmemiş değişiklikleriniz var. Çıkarsanız kaybolurlar.'
export const keepChanging = 'Burada kal'
export const leaveWord = 'Kaydetmeden çık'
export const savedMeanwhile = 'Bu arada kaydedilen'
export const keepSaved = 'Kayıtlı yanıt kalsın'
export const yourChanges = 'Değişiklikleriniz'
export const keepMine = 'Değişikliklerim kalsın'
/** Stands for somebody whom the other of two answers has. */
export function notInParty(name: string): string {
  return `${name} yok`
}
export const noEmail = 'E-posta yok'
export const mailUndelivered =
  'E-postamız bu adrese ulaşmadı. Adresi düzeltin ya da bu sayfanın bağlantısını saklayın.'

export const eraseOffer =
  'Dilerseniz grubunuzun adlarını, alerjilerini ve e-posta adresini şimdi silebilirsiniz. Yemekleriniz sayıda kalır.'
export const eraseWarning =
  'Mutfak artık alerjilerinizi bilmeyecek. Bütün grubunuzun adları, alerjileri ve e-posta adresi silinir.'
export const keepDetails = 'Bilgilerim kalsın'
export const eraseWord = 'Sil'

export const eraseFailed = 'Bilgileriniz silinemedi. Lütfen yeniden deneyin.'
export const withdrawn = 'Yanıtınız geri çekildi.'
export const withdrawFailed = 'Yanıtınız geri çekilemedi. Lütfen yeniden deneyin.'
export const changedMeanwhile = 'Bu yanıt bu arada başka bir yerde değiştirildi. Hangisi kalsın?'

// The edit page.

export const editing = 'Menü seçimini değiştirme'
export const yourInformation = 'Bilgileriniz'
export const additionalGuests = 'Diğer misafirler'
export const withdrawAnswer = 'Yanıtımı geri çek'
export const cancel = 'Vazgeç'
export const update = 'Değişiklikleri kaydet'
export const updating = 'Kaydediliyor…'
export const savedShort = 'Kaydedildi'
export const saveWithout = 'Bu yemekler olmadan kaydet'

export const eventLimitation = 'Misafir sınırı'
/**
 * Places a small event has left beside this party.
 * @param limit guests in all. @param others registered beside this party. @param free slots for this party
 */
export function limitation(limit: number, others: number, free: number): string {
  const left = free > 0 ? `Grubunuz için ${figure(free)} yer var.` : 'Etkinlikte yer kalmadı.'
  return `Bu etkinlik en fazla ${figure(limit)} misafir için. ${figure(others)} başka misafir kayıtlı. ${left}`
}

export const updated = 'Değişiklikler kaydedildi.'
export const updateFailed = 'Değişiklikler kaydedilemedi. Lütfen yeniden deneyin.'
