/** The `lang` of documents and mails. */
export const lang = 'tr'
/** The direction it is written in. */
export const dir: 'ltr' | 'rtl' = 'ltr'
/** Locale of dates, figures and amounts, as a BCP 47 tag. */
export const locale = 'tr-TR'
