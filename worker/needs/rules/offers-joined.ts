import type { OfferWords } from './offers.ts'

/** French and Italian join an article to the word: l’arachide, all’uovo. */
export const joined = (articles: string[], foods: OfferWords['foods']): OfferWords['foods'] =>
  foods.map(([whats, phrases]) => [
    whats,
    phrases
      .split(',')
      .flatMap((one) =>
        /^[aeiouh]/.test(one) ? [one, ...articles.map((article) => `${article}${one}`)] : [one],
      )
      .join(','),
  ])
