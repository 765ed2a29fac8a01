/** The `lang` of documents and mails. */
export const lang = 'ar'
/** The direction it is written in. */
export const dir: 'ltr' | 'rtl' = 'rtl'
/** Locale of dates, figures and amounts, as a BCP 47 tag. */
export const locale = 'ar-u-nu-latn-ca-gregory'
