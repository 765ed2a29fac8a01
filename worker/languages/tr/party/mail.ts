import { plural } from '../forms.ts'

export { comingAndNot } from '../../../party/words/planner.ts'

/** Days come written out. They may have a zone behind them, so that no suffix follows. */
export const editLink = {
  /** The title may be empty. */
  subject: (title: string) => (title ? `Menü seçiminiz: ${title}` : 'Menü seçiminiz'),
  preview: (deadline: string) => `Değiştirmek için son gün: ${deadline}.`,
  heading: (title: string) => title || 'Menü seçiminiz',
  /** The name may be empty. */
  thanks: (guest: string) => (guest ? `Teşekkürler, ${guest}.` : 'Teşekkürler.'),
  saved: (guests: number) =>
    plural(guests, {
      one: 'Menü seçiminiz kaydedildi.',
      other: `${guests} kişilik grubunuzun menü seçimleri kaydedildi.`,
    }),
  until: 'Seçiminizi değiştirmek için son gün',
  /** A person and their dishes. The name may be empty. @param position in the party; the lead guest is 1 */
  dishes: (name: string, position: number, dishes: string[]) =>
    `${name || `${position}. misafir`}: ${dishes.length > 0 ? dishes.join(', ') : 'yemek yok'}`,
  action: 'Seçiminizi görün veya değiştirin',
  keepToYourself:
    'Bu bağlantıya sahip herkes yanıtınızı görebilir ve değiştirebilir; lütfen kimseyle paylaşmayın.',
  ignore:
    'Bu yanıtı siz vermediyseniz biri adresinizi yanlışlıkla yazmıştır. Bu e-postayı dikkate almayabilirsiniz.',
}

/** To who chose a dish that left the menu, in the place of the mail above. Days come written out. */
export const chooseAgainMail = {
  /** The title may be empty. */
  subject: (title: string) =>
    title ? `Seçtiğiniz menüde değişiklik: ${title}` : 'Seçtiğiniz menüde değişiklik',
  preview: (deadline: string) => `Lütfen yeniden seçin. Son gün: ${deadline}.`,
  /** The name may be empty. */
  dishGone: (guest: string) =>
    `${guest ? `${guest}, sizin` : 'Sizin'} veya grubunuzdan birinin seçtiği bir yemek artık menüde yok.`,
  nothingServed:
    'Siz yeniden seçene kadar yerine bir şey verilmez. Bize bildirdiğiniz her şey olduğu gibi kalır.',
  action: 'Yeniden seçin',
}

/** To whom something else is served than the dish they chose. It names neither the dish nor what is served. */
export const substituteMail = {
  /** The title may be empty. */
  subject: (title: string) =>
    title ? `Seçtiğiniz bir yemekle ilgili haber: ${title}` : 'Seçtiğiniz bir yemekle ilgili haber',
  news: 'Seçtiğiniz bir yemekle ilgili haber var.',
  lookAtAgreed: 'Lütfen yanıtınıza bakın: mutfakla ne kararlaştırıldığı orada yazıyor.',
  lookAtEnded: 'Lütfen yanıtınıza bakın: neyin artık geçerli olmadığı orada yazıyor.',
}

/** To whom new contents of a dish warn, in the place of the mail above. It names neither the dish nor a need. */
export const contentsMail = {
  /** The title may be empty. */
  subject: (title: string) =>
    title
      ? `Seçtiğiniz bir yemeğin içindekiler değişti: ${title}`
      : 'Seçtiğiniz bir yemeğin içindekiler değişti',
  lookAgain: 'Lütfen bir daha bakın.',
}

/** Days come written out. */
export const declineLink = {
  /** The title may be empty. */
  subject: (title: string) =>
    title ? `Gelemeyeceğinizi bildirdiniz: ${title}` : 'Gelemeyeceğinizi bildirdiniz',
  preview: (deadline: string) => `Fikrinizi değiştirmek için son gün: ${deadline}.`,
  saved: (guests: number) =>
    plural(guests, {
      one: 'Gelemeyeceğinizi bildirdiniz.',
      other: `${guests} kişilik grubunuzun gelemeyeceğini bildirdiniz.`,
    }),
  until: 'Fikrinizi değiştirmek için son gün',
  action: 'Artık gelebiliyoruz',
}
