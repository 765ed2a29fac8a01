export const declineNotLoaded = 'Yanıtınız yüklenemedi. Lütfen yeniden deneyin.'

/** Lines about declines given on this device. */
export function declinedHereFor(event: string): string {
  return `Gelemeyeceğinizi bildirdiniz (${event}):`
}
export const declinedHereShort = 'Gelemeyeceğinizi bildirdiniz:'
export const change = 'değiştir'

// The receipt of a response just given, beside the choices.

export const savedWord = 'Kaydedildi.'
export function thankYou(firstName: string): string {
  return `Teşekkürler, ${firstName}.`
}
/** Shown where the device stores nothing, so that the link is the only way back. */
export const keepsNothing = 'Bu tarayıcı hiçbir şey saklamıyor; bu yüzden bağlantınızı kopyalayın.'
/** @param day the deadline. @param zone the time zone's name */
export function keepLink(day: string): string {
  return `Yanıtınızı ${day} gününe kadar değiştirebilirsiniz. Bunun için bu bağlantıyı saklayın:`
}
export const linkLabel = 'Yanıtınızı değiştirme bağlantısı'
export const viewOrEditButton = 'Gör veya değiştir'
/** Once a link to another page was pressed without internet. */
export const waitsForInternet = 'İnternet yok: bu sayfayı açık tutun, bağlantı gelince devam edeceğiz.'
export const addToCalendar = 'Takvime ekle'
export const copyLink = 'Bağlantıyı kopyala'
export const shareLink = 'Bağlantıyı paylaş'
export const linkCopied = 'Bağlantı kopyalandı.'
export const linkNotCopied = 'Bağlantı kopyalanamadı. Lütfen seçip kendiniz kopyalayın.'
export const mailLink = 'Bağlantıyı bana e-postayla gönder'

// Responses given on this device, on guests' pages and on the planner's dashboard.

export const you = 'Siz'
/** @param position in the party; the lead guest is 1 */
export function guestNumber(position: number): string {
  return `${position}. misafir`
}
export const nothingChosen = 'Hiçbir şey seçilmedi'
/** @param label says `allergies`, emphasized */
export function allergiesLine(label: string, allergies: string): string {
  return `${label} ${allergies}`
}
export const allergies = 'Alerjiler ve diyetler:'

export const yourAnswer = 'Yanıtınız'
export const yourAnswers = 'Yanıtlarınız'
export const answeredHere = 'Bu cihazdan yanıt verdiniz:'
export function answeredFor(firstName: string): string {
  return `${firstName} için yanıt verdiniz:`
}
export function answeredForEvent(firstName: string, event: string): string {
  return `${firstName} için yanıt verdiniz (${event}):`
}
export const viewOrEdit = 'gör veya değiştir'
export const hideHere = 'Bu cihazda gizle'
/** The accessible name of the button `hideHere`. */
export const hideAnswer = 'Bu cihazda gizle: bu yanıt'
export function hideAnswerOf(firstName: string): string {
  return `Bu cihazda gizle: ${firstName} için verilen yanıt`
}
export const hiddenHere = 'Bu cihazda gizlendi. Yanıtınız olduğu gibi kalır.'
export const undo = 'Geri al'

/** The fold above the edit form, which opens the receipt. */
export const savedAnswer = 'Kayıtlı yanıtınız'
export const print = 'Yazdır'
