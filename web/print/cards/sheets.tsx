import type { ReactNode } from 'react'
import { offsetClass, pagesFor, stocks } from '#print/rules/stock'
import type { PrintedCards, PrintedDishes, PrintedInvites } from '#print/shape/documents'
import { useKitchenWords } from '../../client/words.tsx'
import { BesideCards } from './beside.tsx'

/** Cards in pages of their stock's size, each page moved by what the printer is off. */
export function Sheets({
  printed: { cardSettings, event, at },
  cards,
}: {
  printed: Pick<PrintedCards | PrintedDishes | PrintedInvites, 'cardSettings' | 'event' | 'at'>
  cards: ReactNode[]
}) {
  const words = useKitchenWords()
  const stock = stocks[cardSettings.stock]
  const perPage = stock.columns * stock.rows
  const pages = pagesFor(stock, cards.length)
  const offset = `${offsetClass('x', cardSettings.x)} ${offsetClass('y', cardSettings.y)}`
  return Array.from({ length: pages }, (_, page) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
    <section key={page} className={`sheet ${offset}`}>
      <div className="shifted">
        <BesideCards
          stock={stock}
          first={page === 0}
          line={words.cards.sheetLine({ event, at, stock: cardSettings.stock, page: page + 1, pages })}
        />
        <div className="grid">{cards.slice(page * perPage, (page + 1) * perPage)}</div>
      </div>
    </section>
  ))
}
