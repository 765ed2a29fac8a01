// "We cannot come": a party's answer that takes no place.

export const cannotCome = 'Gelemiyoruz'
export const tellThem = 'Evet, haber ver'
/** @param names of the people, as a list @param organizer the host's name, or a word for them */
export function whatDecliningTells(names: string, organizer: string): string {
  return `Gelemeyenler: ${names}. Haber vereceğimiz: ${organizer}. Son güne kadar fikrinizi değiştirebilirsiniz.`
}
/** Said where an answer was given before: it goes. */
export const answerGoes = 'Yanıtınız ve seçilen yemekler geri çekilir, yerleriniz başkalarına açılır.'
/** Without internet, where it was pressed. */
export const waitsForInternet =
  'İnternet yok: henüz kimseye haber verilmedi. Bu sayfayı açık tutun, bağlantı gelince göndereceğiz.'
export const goBack = 'Geri dön'
export const telling = 'Gönderiliyor…'

/** The heading of the page of a decline. */
export const youDeclined = 'Gelemeyeceğinizi bildirdiniz'
export const notComingNames = 'Gelemeyenler'
/** @param day of the deadline @param zone its time zone's name */
export function changeUntil(day: string): string {
  return `Yanıtınız kaydedildi. Planlarınız değişirse bu bağlantıyla bize haber verin. Son gün: ${day}.`
}
export function closedSince(day: string): string {
  return `Yanıtlar ${day} günü kapandı. Bu yanıt artık değiştirilemez.`
}
export const comeAfterAll = 'Artık gelebiliyoruz'
export const namesErased = 'Bu yanıttaki adlar silindi.'
export const takeBack = 'Bu yanıtı geri çek'
export const takeBackWarning = 'Ne gelen ne de gelmeyen olarak sayılırsınız. Adlarınız ve adresiniz silinir.'
export const eraseWarning =
  'Adlarınız ve adresiniz kalıcı olarak silinir. Gelmeyen olarak sayılmaya devam edersiniz.'
export const takenBack = 'Yanıtınız geri çekildi.'
export const takeBackFailed = 'Bu yapılamadı. Hiçbir şey değişmedi: lütfen yeniden deneyin.'
