import { inAList } from '../forms.ts'

// The page of a personal link.

/** Below the sentence that an event is by personal invitation. */
export const askForLink = 'Misafir listesinde misiniz? E-posta adresinizi yazın, bağlantınızı gönderelim.'
export const linkEmail = 'E-posta adresiniz'
export const sendMyLink = 'Bağlantımı gönder'
export const sendingLink = 'Gönderiliyor…'
/** The same for every address. */
export const linkOnItsWay =
  'Bu adres listedeyse bağlantınız yola çıktı. E-posta gelmezse lütfen sizi davet eden kişiye sorun.'
export const coming = 'Geliyor'
export const notComing = 'Gelmiyor'
/** The accessible name of a person's question. */
export function doesCome(name: string): string {
  return `${name} geliyor mu?`
}
export const everyoneComes = 'Hepimiz geliyoruz'
export const sayWhoComes = 'Lütfen kimlerin geldiğini belirtin'
/** Said once each of the listed is marked as not coming, beside a button. */
export const nobodyComes = 'Yani kimse gelmiyor mu?'
/** @param count of places without a name */
export function alsoBring(count: number): string {
  return `Yanınızda ${count} misafir daha getirebilirsiniz`
}
/** Said where a party answered before: whoever holds the link reads this, and no needs. */
export const answeredBefore =
  'Daha önce yanıt verdiniz, burada değiştirebilirsiniz. Alerjilerle ilgili yazdıklarınız saklanıyor. Burada gösterilmiyor.'
/** The same for a party that told that it cannot come. @param organizer the host's name, or a word for them */
export function declinedBefore(organizer: string): string {
  return `Gelemeyeceğinizi bildirdiniz. Haberi olan: ${organizer}. Planlarınız değiştiyse burada belirtin.`
}
/** Before sending. @param names of the listed */
export function willNotCome(names: string[]): string {
  return `Gelmiyor: ${inAList(names)}.`
}
export function stillOpen(names: string[]): string {
  return `Henüz yanıt yok: ${inAList(names)}. Daha sonra aynı bağlantıyla yanıtlayabilirsiniz.`
}
export const inviteNotLoaded = 'Davetiyeniz yüklenemedi. Lütfen yeniden deneyin.'
/** Said of a change that was not saved, beside the newer answer. */
export const changedMeanwhile =
  'Bu yanıt bu arada başka bir cihazda değiştirildi. Sizin değişikliğiniz kaydedilmedi: bu, daha yeni yanıt.'
