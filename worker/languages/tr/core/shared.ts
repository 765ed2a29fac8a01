import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

export const thatDidNotWork = 'Bu yapılamadı'
export const backToHome = 'Ana sayfaya dön'
export const backToHomeTitle = 'Ana sayfaya dön'
export const needsScript =
  'Bu form için JavaScript gerekiyor. Lütfen açın ya da ne istediğinizi organizatöre söyleyin.'
export const stillLoading = 'Hâlâ yükleniyor…'

export const nameTooLong = 'Ad soyad 100 karakterden kısa olmalı'
export const emailInvalid = 'Lütfen geçerli bir e-posta adresi girin'

export const somethingWrong = 'Bir sorun oluştu. Lütfen yeniden deneyin.'
export const tooMany = 'Çok fazla deneme yapıldı.'
/** Said with a refusal that passes by itself. @param seconds until it is worth trying again */
export function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return againIn(seconds, { one: 'saniye', other: 'saniye' })
  if (minutes < 120) return againIn(minutes, { one: 'dakika', other: 'dakika' })
  return againIn(Math.ceil(minutes / 60), { one: 'saat', other: 'saat' })
}
function againIn(count: number, unit: { one: string; other: string }): string {
  return `Lütfen ${figure(count)} ${plural(count, unit)} sonra yeniden deneyin.`
}

export const returnToHome = 'Ana sayfaya dön'

// The pieces of web/ui.

export const close = 'Kapat'

export const pageMissing = 'Bu sayfa yok'
export const pageMissingWhy = 'Adres yanlış yazılmış ya da sayfa taşınmış olabilir.'
/** @param homeLink says `homePage`. @param plannerLink says `plannerPage` */
export function pageMissingWays(homeLink: string, plannerLink: string): string {
  return `Etkinlik kodunuz varsa ${homeLink} girebilirsiniz. Etkinlik düzenliyorsanız etkinlikleriniz ${plannerLink}.`
}
export const homePage = 'ana sayfada'
export const plannerPage = 'organizatör sayfasında'

export const loading = 'Yükleniyor…'
export const youAreOffline = 'İnternet bağlantınız yok. Bağlantı gelir gelmez bunu yapacağız.'
export const notifications = 'Bildirimler'
export const tryAgain = 'Yeniden dene'
/** @param requestId what support asks for */
export function reference(requestId: string): string {
  return `Başvuru numarası: ${requestId}`
}
/** The button that opens a list of choices. @param label of the field */
export function showAll(label: string): string {
  return `Tümünü göster: ${label}`
}
