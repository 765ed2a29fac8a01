import { namesakesOnCards } from '#kitchen/words/shared'
import type { PrintedCards, PrintedDishes } from '#print/shape/documents'
import { backToEvent, documentTitle, printIt } from '#print/words/kitchen'
import { printAtFullSize, tryFirst } from '#print/words/kitchen-cards'
import { namesakesAbout } from '#seating/words/shared'
import { backToKitchen } from '#sheets/words/shared'
import { Documents } from '../shared/documents.tsx'
import { Legend } from '../shared/legend.tsx'
import { PrintIt } from '../shared/print-it.tsx'
import { CardSheets } from './cards.tsx'
import { CardChoices } from './choices.tsx'
import { DishSheets } from './dishes.tsx'

/** Cards: what can be chosen and what marks mean stay on screen, the pages below are what is printed. */
export function CardsDocument(printed: PrintedCards | PrintedDishes) {
  const { event, kind, link } = printed
  return (
    <>
      <nav className="bar" aria-label={printIt}>
        {link ? (
          <a href={`/kitchen/${link.token}`}>{backToKitchen}</a>
        ) : (
          <a href={`/events/${event.id}`}>{backToEvent}</a>
        )}
        <Documents printed={printed} />
        <PrintIt />
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, by keys as well */}
      <main tabIndex={0}>
        <div className="on-screen">
          <h1>{documentTitle(kind, event.title)}</h1>
          <CardChoices {...printed} />
          <p>
            {printAtFullSize} {tryFirst}
          </p>
          {printed.kind === 'cards' && printed.namesakes.length > 0 && (
            <ul className="namesakes">
              {printed.namesakes.map((one) => (
                <li key={`${one.name} ${one.table}`}>
                  <strong>{namesakesOnCards(one)}</strong>
                </li>
              ))}
              <li>{namesakesAbout}</li>
            </ul>
          )}
        </div>
        <div className="sheets">
          {printed.kind === 'cards' ? <CardSheets {...printed} /> : <DishSheets {...printed} />}
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
