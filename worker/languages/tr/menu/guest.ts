import { inAList } from '../forms.ts'
import { noneName } from './shared.ts'

// The choice of dishes.

/** The heading of the lead guest's menu. */
export function whatWouldYouLike(firstName: string): string {
  return `Ne alırsınız, ${firstName}?`
}
export const oneDishEach = 'Her bölümden bir yemek. Dilediğiniz bölümü boş bırakabilirsiniz.'
/** The same where some courses have to be answered. */
export const oneDishWhereAsked = 'Her bölümden bir yemek. Zorunlu olmayan bölümleri boş bırakabilirsiniz.'
/** Said at a course that has to be answered. */
export const mustChoose = `Lütfen bir yemek ya da “${noneName}” seçin.`
export const chosenMark = 'Seçildi'
export const clearChoice = 'Seçimi kaldır'
export const changedMark = 'Değişti, kaydedilmedi'
/** The accessible name of the button `clearChoice`. */
export function clearChoiceOf(category: string): string {
  return `Seçimi kaldır: ${category}`
}

export const menuNotLoaded = 'Menü yüklenemedi. Lütfen yeniden deneyin.'
export const noCategories = 'Bu etkinliğin henüz menüsü yok. Lütfen organizatörle görüşün.'
export const noItems = 'Bu etkinliğin menüsünde henüz yemek yok. Lütfen organizatörle görüşün.'
export const unableToLoad = 'Menü yüklenemiyor'
export const menuReloadFailed = 'Menü bilgileri yüklenemedi'
export const coursesRequired = `Lütfen bir yemek ya da “${noneName}” seçin.`
/** Anna, Ana yemek: lütfen bir yemek ya da “Ben almayayım” seçin. */
export function pleaseChoose(person: string, course: string): string {
  return `${person}, ${course}: lütfen bir yemek ya da “${noneName}” seçin.`
}
/** Said of courses that became required while a form was filled in. @param courses their names */
export function nowRequired(courses: string[]): string {
  return `Menü değişti. Lütfen herkes için seçin: ${inAList(courses)}.`
}
export const dishChanged = 'Seçtiğiniz bir yemek değişti. Lütfen bir daha bakın.'
export const menuChanged = 'Menü değişti. Lütfen seçimlerinizi kontrol edin.'
export const editNotLoaded = 'Menü bilgileri yüklenemedi. Lütfen yeniden deneyin.'
