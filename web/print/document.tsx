import type { ReactNode } from 'react'
import { papers } from '#core/files/paper'
import type { KitchenWords } from '#languages/language'
import {
  listings,
  markedQuery,
  type Printed,
  type PrintedIssue,
  type PrintedListing,
  pagings,
  printedPath,
} from '#print/shape/documents'
import { typeset } from '#ui/typeset'
import { useKitchenWords } from '../client/words.tsx'
import { SheetByTable, SpecialsAlone } from './by-table.tsx'
import { CardsDocument } from './cards/document.tsx'
import { DoorList, SilentList } from './guest-list.tsx'
import { KitchenSheet } from './kitchen.tsx'
import { PeopleList } from './people.tsx'
import { ServiceSheets } from './service.tsx'
import { Choice, Choices } from './shared/choices.tsx'
import { Documents } from './shared/documents.tsx'
import { PrintIt } from './shared/print-it.tsx'
import { SheetState } from './sheet-state.tsx'

/** The body of a document for paper, below a bar that stays on screen. */
export function PrintedDocument(printed: Printed) {
  return 'choices' in printed ? <CardsDocument {...printed} /> : <ListDocument {...printed} />
}

/** A list that flows over pages. */
function ListDocument(printed: PrintedListing) {
  const words = useKitchenWords()
  const { event, paper, kind, link } = printed
  const by = printed.kind === 'people' ? printed.by : null
  return (
    <>
      <nav className="bar" aria-label={words.print.printIt}>
        {link ? (
          <a href={`/kitchen/${link.token}`}>{words.sheets.backToKitchen}</a>
        ) : (
          <a href={`/events/${event.id}/${onlyOf(printed) ? 'tables' : cameFrom[kind]}`}>
            {words.print.backToEvent}
          </a>
        )}
        <Documents printed={printed} />
        {by && (
          <Choices name={words.print.order}>
            {listings.map((one) => (
              <Choice
                key={one}
                to={printedPath(printed, kind, { by: one, ...markedQuery(printed), paper })}
                chosen={one === by}
              >
                {words.print.listingNames[one]}
              </Choice>
            ))}
          </Choices>
        )}
        {printed.kind === 'tables' && !printed.only && (
          <Choices name={words.print.pages}>
            {pagings.map((one) => (
              <Choice
                key={one}
                to={printedPath(printed, kind, { pages: one, ...markedQuery(printed), paper })}
                chosen={one === printed.pages}
              >
                {words.print.pagingNames[one]}
              </Choice>
            ))}
          </Choices>
        )}
        <Choices name={words.print.paper}>
          {papers.map((one) => (
            <Choice
              key={one}
              to={printedPath(printed, kind, { ...askedOf(printed), paper: one })}
              chosen={one === paper}
            >
              {words.print.paperNames[one]}
            </Choice>
          ))}
        </Choices>
        <PrintIt />
      </nav>
      {printed.kind === 'kitchen' && printed.issued && !link && <SheetState issued={printed.issued} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, by keys as well */}
      <main tabIndex={0}>
        <Head {...printed} />
        {printed.kind === 'kitchen' && <KitchenSheet {...printed} />}
        {printed.kind === 'people' && <PeopleList {...printed} />}
        {printed.kind === 'tables' && <ServiceSheets {...printed} />}
        {printed.kind === 'sheet' && <SheetByTable {...printed} />}
        {printed.kind === 'specials' && <SpecialsAlone {...printed} />}
        {printed.kind === 'door' && <DoorList {...printed} />}
        {printed.kind === 'silent' && <SilentList {...printed} />}
      </main>
    </>
  )
}

/** The event's page where the figures of a list stand. */
const cameFrom = {
  ...{ kitchen: 'kitchen', people: 'responses', tables: 'kitchen', sheet: 'kitchen' },
  specials: 'kitchen',
  ...{ door: 'guests', silent: 'guests' },
} as const

function issuedHead(words: KitchenWords, { number, kind }: PrintedIssue): string {
  return words.sheets.sheetHead(number, kind, number > 1 ? number - 1 : null)
}

/** Owner of the paper, and its kind where it is no numbered sheet. */
function statusLines(words: KitchenWords, printed: PrintedListing): string[] {
  const { link } = printed
  const issued = printed.kind === 'kitchen' && printed.issued
  return [
    ...(link ? [words.kitchen.forKitchen(link.label)] : []),
    ...('sinceSheet' in printed && printed.sinceSheet && !issued ? [printed.sinceSheet] : []),
  ]
}

/** The table whose sheet alone is printed. */
function onlyOf(printed: PrintedListing): string | undefined {
  return printed.kind === 'tables' ? printed.only : undefined
}

/** Query of an address besides its paper. */
function askedOf(printed: PrintedListing): Record<string, string> {
  if (printed.kind === 'people') return { by: printed.by, ...markedQuery(printed) }
  const only = onlyOf(printed)
  if (only) return { table: only, ...markedQuery(printed) }
  if (printed.kind === 'tables') return { pages: printed.pages, ...markedQuery(printed) }
  if (printed.kind !== 'kitchen') return {}
  return printed.issued && !printed.link ? { sheet: String(printed.issued.number) } : {}
}

function Head(printed: PrintedListing): ReactNode {
  const words = useKitchenWords()
  const { event, at, kind } = printed
  const { title, timeZone } = event
  const meal = words.days.kitchenMeal(event)
  // The kitchen rings whom it was told to ring.
  const told = kind === 'kitchen' || printed.link ? event.kitchenContact : null
  const issued = printed.kind === 'kitchen' ? printed.issued : undefined
  const host = told ?? [event.hostName, event.hostContact].filter(Boolean).join(' · ')
  return (
    <header className="head">
      <p className="kind">
        <strong>{issued ? issuedHead(words, issued) : words.print.kindNames[kind]}</strong>
        {host && <span>{host}</span>}
      </p>
      {issued && issued.newest > issued.number && (
        <p className="replaced">{words.sheets.superseded(issued.newest)}</p>
      )}
      <h1>{typeset(title)}</h1>
      {meal && <p className="meal">{meal}</p>}
      <p>
        {[
          words.print.asOf(at, timeZone),
          words.print.answersLine(event, at),
          ...statusLines(words, printed),
        ].join(' · ')}
      </p>
    </header>
  )
}
