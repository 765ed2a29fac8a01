import { figure } from '../writing.ts'
import { changes } from './shared.ts'

// Numbered sheets on the page of a kitchen's link.

export const newSheet = (sheet: number) => `${sheet}. çizelge yayımlandı`
export const replacedBy = (sheet: number, older: number) =>
  `${older}. çizelgenin yerini ${sheet}. çizelge aldı`
/** The kitchen's own news after a final sheet: the planner has issued no sheet of these changes. */
export const notInASheet = (count: number) =>
  `Kesin çizelgeden beri ${changes(count)}. Henüz yeni çizelge yayımlanmadı.`
/** The button with which somebody says so. */
export const haveSeen = (sheet: number) => `${sheet}. çizelgeyi gördüm`
export const seenNotSaved = 'Kaydedilmedi. Adınız burada duruyor: bağlantı gelince yeniden basın.'
/** Shown once the name was erased. */
export const seenOn = (when: string) => `Görüldü, ${when}.`
/** Before who has seen it, where something is new since: 1. çizelge. Gören: … */
export const ofSheet = (sheet: number, seen: string) => `${sheet}. çizelge. ${seen}`
/** The line that unfolds all changes, which the band counts: “ALERJİ 4 · diğerleri 9”, “Ne değişti?” without allergies. */
export function newsFold(lines: readonly { section: string }[]): string {
  const allergies = lines.filter(({ section }) => section === 'ALERJİ').length
  const others = lines.length - allergies
  if (allergies === 0) return 'Ne değişti?'
  return [`ALERJİ ${figure(allergies)}`, ...(others > 0 ? [`diğerleri ${figure(others)}`] : [])].join(' · ')
}
export const sheetNews = 'Numaralı çizelgeler'
