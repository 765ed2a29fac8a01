import type { PrintedCards, PrintedDishes, PrintedInvites } from '#print/shape/documents'
import { useKitchenWords } from '../../client/words.tsx'
import { Legend } from '../shared/legend.tsx'
import { CardSheets } from './cards.tsx'
import { CardChoices } from './choices.tsx'
import { DishSheets } from './dishes.tsx'
import { InviteSheets } from './invites.tsx'

/** Cards: what can be chosen and what marks mean stay on screen, the pages below are what is printed. */
export function CardsDocument(printed: PrintedCards | PrintedDishes | PrintedInvites) {
  const words = useKitchenWords()
  const { event, kind } = printed
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, by keys as well */}
      <main tabIndex={0}>
        <div className="on-screen">
          <h1>{words.print.documentTitle(kind, event.title)}</h1>
          <CardChoices {...printed} />
          <p>
            {words.cards.printAtFullSize} {words.cards.tryFirst}
          </p>
          {printed.kind === 'cards' && printed.namesakes.length > 0 && (
            <ul className="namesakes">
              {printed.namesakes.map((one) => (
                <li key={`${one.name} ${one.table}`}>
                  <strong>{words.kitchen.namesakesOnCards(one)}</strong>
                </li>
              ))}
              <li>{words.seating.namesakesAbout}</li>
            </ul>
          )}
        </div>
        <div className={kind === 'cards' ? `sheets edge-${event.cloth}` : 'sheets'}>
          {printed.kind === 'cards' && <CardSheets {...printed} />}
          {printed.kind === 'dishes' && <DishSheets {...printed} />}
          {printed.kind === 'invites' && <InviteSheets {...printed} />}
        </div>
        {printed.kind === 'cards' && (
          <div className="on-screen">
            <Legend courses={printed.legend} />
          </div>
        )}
      </main>
    </>
  )
}
