import type { ContentState } from '../../../needs/rules/contents.ts'
import { figure } from '../writing.ts'

// Finding one of many specials, on the planner's page and on a kitchen's link.

export const findSpecials = 'Özel tabaklarda ara'
export const findSpecialsHint = 'Bir ad, S14 gibi bir numara, bir alerji ya da T3 gibi bir masa'
/** 3/157 */
export const foundOf = (found: number, all: number) => `${figure(found)}/${figure(all)}`

// The page of a kitchen's link, read on a phone.

/** In the band. `time` is a clock's, like 18:05. */
export const live = (time: string) => `canlı, ${time}`
export const checking = (when: string) => `kontrol ediliyor, son durum: ${when}`
export const loadingKitchen = 'Mutfak sayfası yükleniyor…'
export const forKitchen = (label: string) => `${label} için`
export const callLabel = 'Telefon:'
export const answersClose = (when: string) => `son yanıt günü: ${when}`
export const answersClosed = 'yanıtlar kapandı'

export const coursesNav = 'Bölümler'
export const specialsHead = 'Özel tabaklar'
export const noSpecials = 'Şimdilik alerji veya diyet belirtilmedi.'
export const noCoursesYet = 'Menüde henüz bölüm yok.'
export const platesCount = (plates: number) => `${figure(plates)} tabak`
export const asListed = (count: number) => `${figure(count)} menüdeki gibi`
/** 1 farklı: S14 */
export const changedLine = (count: number, numbers: string) =>
  `${figure(count)} farklı${numbers && `: ${numbers}`}`
export const spareOf = (count: number) => `yedek\u00a0${figure(count)}`
export const totalLabel = 'Toplam'
/** Below a folded dish that is eaten by guests with needs. */
export const withNeeds = 'alerji veya diyet'
/** 4 kişiye verilecek: Risotto */
export const theyGet = (count: number, dish: string) => `${figure(count)} kişiye verilecek: ${dish}`
export const diets = 'Diyetler'
export const extra = 'Ek'
export const spare = 'Yedek'

export const unnamed = 'Ad gösterilmiyor'
export const erasedName = 'bilgiler silindi'
export const words = 'Kendi sözleriyle'
export const serveInstead = 'Yerine verilecek'
export const agreedBy = 'Kararlaştıran'
export const agree = 'Kararlaştır'
export const saving = 'Kaydediliyor…'
export const change = 'Değiştir'
export const changeOf = (number: string, course: string) => `Verileni değiştir: ${number}, ${course}`
export const takeBack = 'Geri al'
export const somethingElse = 'Başka bir şey ver'
export const somethingElseTo = (number: string, course: string) => `${somethingElse}: ${number}, ${course}`
export const cancel = 'Vazgeç'
export const substituteRequired = 'Lütfen yerine ne verileceğini yazın'
export const notSaved = 'Kaydedilmedi. Lütfen yeniden deneyin.'

export const confirmContents = 'İçindekileri doğrula'
export const confirmContentsOf = (dish: string) => `${confirmContents}: ${dish}`
export const askedFor = 'Bu yemeği seçen misafirlerin yememesi gerekenler'
export const otherAllergens = 'Diğer alerjenler'
export const dietsOfDish = 'Diyetler'
export const stateLabel: Record<ContentState | 'not_confirmed', string> = {
  contains: 'içerir',
  may: 'içerebilir',
  without: 'malzemelerinde yok',
  not_confirmed: 'doğrulanmadı',
}
export const factLabel = { yes: 'evet', no: 'hayır', not_confirmed: 'doğrulanmadı' }
export const traces = 'Eser miktarlar: doğrulanmadı.'
export const yourName = 'Adınız'
export const yourNameHint = 'Organizatör ve mutfak, doğruladıklarınızın yanında bu adı görür.'
export const save = 'Kaydet'
export const saved = 'Kaydedildi.'
export const agreed = 'Kararlaştırıldı.'
export const close = 'Kapat'

export const keepAwake = 'Ekran açık kalsın'
export const keepHere = 'Yarına kadar bu telefonda sakla'
export const keepHint =
  'Sayfa o zaman internet olmadan, son bağlantıdaki hâliyle açılır. Misafirlerin neleri yememesi gerektiğini gösterir: telefonu kilitli tutun.'
export const keeping = 'Saklanıyor…'
export const keepFailed = 'Sayfa bu telefonda saklanamadı. Lütfen yeniden deneyin.'
export const keptUntil = (when: string) => `Bu telefonda saklanıyor. Son: ${when}`
export const removeKept = 'Bu telefondan sil'
/** Above the time at which a page was true that this phone has kept. */
export const keptAsOf = 'Bu telefonda saklandı. Değişmiş olabilir. Son durum:'
export const keptGone = 'Bu sayfa artık bu telefonda saklanmıyor. İnternet gelince yeniden açılır.'
export const howItWorks = 'Bu sayfa nasıl çalışır?'
export const tablesHead = 'Masalar'
export const noTableYet = 'Henüz masası yok'
export const printHead = 'Yazdırma'
export const printSheet = 'Çizelgeyi yazdır'
/** On paper, where the page itself was printed: it may show one course of many. */
export const printByButton = `Lütfen sayfanın sonundaki “${printSheet}” ile yazdırın: bütün bölümleri basar.`
export const destroy = 'Servisten sonra imha edin.'
export const asOf = (when: string) => `son durum: ${when}`
export const platesHead = 'TABAKLAR'
export const changedHead = 'farklı'
export const listedHead = 'menüdeki gibi'
export const totalHead = 'toplam'
export const deviceNote =
  'Bu bağlantı misafirlerin neleri yememesi gerektiğini gösterir. Mutfak dışına vermeyin, yazdırdıklarınızı servisten sonra imha edin.'
