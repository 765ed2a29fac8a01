import type { ReactNode } from 'react'
import type { KitchenWords } from '#languages/language'
import type { Printed, PrintedIssue, PrintedListing } from '#print/shape/documents'
import { typeset } from '#ui/typeset'
import { useKitchenWords } from '../client/words.tsx'
import { SheetByTable, SpecialGuestsAlone } from './by-table.tsx'
import { CardsDocument } from './cards/document.tsx'
import { DoorList, SilentList } from './guest-list.tsx'
import { KitchenSheet } from './kitchen.tsx'
import { PeopleList } from './people.tsx'
import { ServiceSheets } from './service.tsx'
import { SheetState } from './sheet-state.tsx'

/** The body of a document for paper, below its bar. */
export function PrintedDocument(printed: Printed) {
  return 'cardSettings' in printed ? <CardsDocument {...printed} /> : <ListDocument {...printed} />
}

/** A list that flows over pages. */
function ListDocument(printed: PrintedListing) {
  const { link } = printed
  return (
    <>
      {printed.kind === 'kitchen' && printed.issued && !link && <SheetState issued={printed.issued} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, by keys as well */}
      <main tabIndex={0}>
        <Head {...printed} />
        {printed.kind === 'kitchen' && <KitchenSheet {...printed} />}
        {printed.kind === 'people' && <PeopleList {...printed} />}
        {printed.kind === 'tables' && <ServiceSheets {...printed} />}
        {printed.kind === 'sheet' && <SheetByTable {...printed} />}
        {printed.kind === 'specials' && <SpecialGuestsAlone {...printed} />}
        {printed.kind === 'door' && <DoorList {...printed} />}
        {printed.kind === 'silent' && <SilentList {...printed} />}
      </main>
    </>
  )
}

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

function Head(printed: PrintedListing): ReactNode {
  const words = useKitchenWords()
  const { event, at, kind } = printed
  const { title, timeZone } = event
  const meal = words.days.shortMealLine(event)
  // The kitchen rings whom it was told to ring.
  const contact = kind === 'kitchen' || printed.link ? event.kitchenContact : null
  const issued = printed.kind === 'kitchen' ? printed.issued : undefined
  const host = contact ?? [event.hostName, event.hostContact].filter(Boolean).join(' · ')
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
