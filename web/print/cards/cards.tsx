import type { PlaceCard } from '#print/rules/cards'
import { type Stock, stocks } from '#print/rules/stock'
import type { PrintedCards } from '#print/shape/documents'
import { useKitchenWords } from '../../client/words.tsx'
import { Marks, Shapes } from '../shared/mark.tsx'
import { cardNameClass } from './card-name.ts'
import { Sheets } from './sheets.tsx'

/** On each side of a card, in mm. */
const padding = 5

/** Place cards in pages of the stock's size. */
export function CardSheets(printed: PrintedCards) {
  const words = useKitchenWords()
  const { cards, cardSettings } = printed
  if (cards.length === 0) return <p className="none">{words.cards.nobodyToPlace}</p>
  const stock = stocks[cardSettings.stock]
  return (
    <>
      <Shapes />
      <Sheets
        printed={printed}
        cards={cards.map((card) => <Card key={card.key} card={card} stock={stock} />)}
      />
    </>
  )
}

/** A card, or a tent with the same on both of its faces. */
function Card({ card, stock }: { card: PlaceCard; stock: Stock }) {
  const width = stock.card[0] - 2 * padding
  return (
    <article className="card">
      {stock.fold !== null && <Face card={card} width={width} turned />}
      <Face card={card} width={width} />
    </article>
  )
}

function Face({ card, width, turned }: { card: PlaceCard; width: number; turned?: boolean }) {
  const words = useKitchenWords()
  const { name, table, marks, specialNumber } = card
  return (
    <div className={turned ? 'face turned' : 'face'} aria-hidden={turned}>
      <p className="marks">
        <Marks marks={marks} />
      </p>
      {specialNumber !== null && <p className="special">{words.seating.specialNumber(specialNumber)}</p>}
      <p className={`card-name ${cardNameClass(name, width)}`} dir="auto">
        {name}
      </p>
      <p className="card-table" dir="auto">
        {table !== null && words.seating.tableName(table)}
      </p>
    </div>
  )
}
