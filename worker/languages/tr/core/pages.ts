// Descriptions of pages that are written in their reader's language. Scripts of the browser never read them.

/** Descriptions for search engines and previews of shared links; the others have the site's. */
export const descriptions = {
  demo: 'Menüyü bir misafir gibi seçin: hesap açmadan denenecek bir örnek. Hiçbir şey saklanmaz.',
  guestGuide: 'Etkinlik koduyla kendiniz ve grubunuz için menü nasıl seçilir, sonradan nasıl değiştirilir.',
  catererGuide:
    'Mutfaklar için: bağlantı neyi gösterir, yemeklerin içindekiler nasıl doğrulanır, yerine ne verileceği nasıl kararlaştırılır.',
  privacy: 'Misafirler hakkında neyi saklıyoruz, kim görür, ne zaman silinir ve haklarınız nelerdir.',
}

/** Titles for the browser's tab, search engines and previews of shared links. */
export const titles = {
  event: 'Menü seçimi',
  edit: 'Menü seçimini değiştirme',
  invite: 'Davetiyeniz',
  try: 'Misafir olarak deneyin',
  demo: 'Misafir olarak deneyin',
  notComing: 'Katılamıyoruz',
  kitchenLink: 'Mutfak için',
  stop: 'Etkinlik e-postaları',
  notFound: 'Sayfa bulunamadı',
  guestGuide: 'Misafirler için yardım',
  catererGuide: 'Mutfak için yardım',
  privacy: 'Gizlilik politikası',
}

/** The title of an event's page. */
export function eventTitle(event: string): string {
  return `Menü seçimi · ${event}`
}
/** The description of an event's page where its planner gave none. @param day the deadline */
export function chooseBy(day: string): string {
  return `Lütfen menünüzü seçin. Son gün: ${day}.`
}
/** The title of the page that a personal link opens. */
export function inviteTitle(event: string): string {
  return `Davetiyeniz · ${event}`
}
/** The title of a planner's preview of an event's page. */
export function previewTitle(event: string): string {
  return `Misafir olarak deneyin · ${event}`
}
/** The title of the page that a decline's link opens. */
export function notComingTitle(event: string): string {
  return `Katılamıyoruz · ${event}`
}
/** The title of the page that an edit link opens. */
export function editTitle(event: string): string {
  return `Menü seçimini değiştirme · ${event}`
}
/** The title of the page that a kitchen's link opens. */
export function kitchenTitle(event: string): string {
  return `Mutfak için · ${event}`
}
