import type { Content } from '../../needs/rules/contents.ts'
import type { CardSettings } from '../rules/cards.ts'
import { type StockId, stockIds, stocks } from '../rules/stock.ts'

/** A card that stands beside a dish of a buffet. */
export type DishCard = { id: string; name: string; course: string; contents: readonly Content[] }

/** The stocks that dish cards come on: those that lie flat. */
export const flatStocks: readonly StockId[] = stockIds.filter((id) => stocks[id].fold === null)

export type DishCardSettings = Pick<CardSettings, 'stock' | 'x' | 'y'>
