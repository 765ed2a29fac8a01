import { stocks } from '#print/rules/stock'
import type { DishCard } from '#print/shape/dishes'
import type { PrintedDishes } from '#print/shape/documents'
import { typeset } from '#ui/typeset'
import { useKitchenWords } from '../../client/words.tsx'
import { cardNameClass } from './card-name.ts'
import { Sheets } from './sheets.tsx'

/** On each side of a card, in mm. */
const padding = 5
/** From as many signs on what is in a dish is set smaller. */
const [long, veryLong] = [110, 260]

/** Cards that stand beside the dishes of a buffet. */
export function DishSheets(printed: PrintedDishes) {
  const words = useKitchenWords()
  const { dishes, cardSettings, ownNeeds } = printed
  if (dishes.length === 0) return <p className="none">{words.cards.noDishes}</p>
  const width = stocks[cardSettings.stock].card[0] - 2 * padding
  const card = ({ id, name, course, contents }: DishCard) => {
    const line = words.cards.dishCardLine(contents, ownNeeds)
    const size = line.length > veryLong ? 'tiny' : line.length > long ? 'small' : ''
    return (
      <article key={id} className="card">
        <div className="face of-dish">
          <p className="course-name" dir="auto">
            {typeset(course)}
          </p>
          <p className={`card-name ${cardNameClass(name, width, size === '' ? 24 : 16)}`} dir="auto">
            {typeset(name)}
          </p>
          <p className={`contents ${size}`}>{line}</p>
          <p className="not-a-label">{words.cards.notALabel}</p>
        </div>
      </article>
    )
  }
  return <Sheets printed={printed} cards={dishes.map(card)} />
}
