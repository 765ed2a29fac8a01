import { locale } from '#languages/en/locale'

const figures = /* @__PURE__ */ new Intl.NumberFormat(locale)
const shares = /* @__PURE__ */ new Intl.NumberFormat(locale, { style: 'percent' })

/** A number as the page's language writes it: 1,000. */
export function figure(count: number): string {
  return figures.format(count)
}

/** A share as the page's language writes it: 0.5 gives 50%. */
export function percent(share: number): string {
  return shares.format(share)
}
