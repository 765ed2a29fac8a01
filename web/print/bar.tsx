import { papers } from '#core/files/paper'
import { languageNames } from '#languages/names'
import {
  listings,
  markedQuery,
  type Printed,
  type PrintedListing,
  pagings,
  printedPath,
} from '#print/shape/documents'
import { useKitchenWords } from '../client/words.tsx'
import { Choice, Choices } from './shared/choices.tsx'
import { Documents } from './shared/documents.tsx'
import { PrintIt } from './shared/print-it.tsx'

/** The bar above a document, on screen alone: the way back, other documents, and how this one is printed. */
export function DocumentBar(printed: Printed) {
  const words = useKitchenWords()
  const { event, kind, link, paper } = printed
  const by = printed.kind === 'people' ? printed.by : null
  return (
    <nav className="bar" lang={words.lang} dir={words.dir} aria-label={words.print.printIt}>
      {link ? (
        <a href={`/kitchen/${link.token}`}>{words.sheets.backToKitchen}</a>
      ) : (
        <a href={`/events/${event.id}${cameFrom(printed)}`}>{words.print.backToEvent}</a>
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
      {!('cardSettings' in printed) && <Papers {...printed} />}
      {!link && <InLanguage {...printed} />}
      <PrintIt />
    </nav>
  )
}

/** The size of the paper of a list. */
function Papers(printed: PrintedListing) {
  const words = useKitchenWords()
  const { kind, paper } = printed
  return (
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
  )
}

/** The language of a planner's document: a form that works without a script. */
function InLanguage(printed: Printed) {
  const words = useKitchenWords()
  const { kind, paper, language } = printed
  // The choices of cards, which stand below, stay.
  const kept = 'cardSettings' in printed ? keptChoices(printed) : { ...askedOf(printed), paper }
  return (
    <form id="language" action={printedPath({ ...printed, asked: false }, kind)}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        {words.print.language}:{' '}
        <select name="lang" defaultValue={language} autoComplete="off">
          {Object.entries(languageNames).map(([tag, name]) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{words.cards.showChoices}</button>
    </form>
  )
}

/** The choices of cards, as their address has them. */
function keptChoices({
  cardSettings,
  ...printed
}: Extract<Printed, { cardSettings: object }>): Record<string, string> {
  const chosen = Object.entries(cardSettings).map(([name, value]): [string, string] => [
    name,
    typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value),
  ])
  return { ...Object.fromEntries(chosen), ...markedQuery(printed) }
}

/** The event's page where the figures of a list stand; its first one for cards. */
function cameFrom(printed: Printed): string {
  if ('cardSettings' in printed) return ''
  return `/${onlyOf(printed) ? 'tables' : pageOf[printed.kind]}`
}

const pageOf = {
  kitchen: 'kitchen',
  people: 'responses',
  tables: 'kitchen',
  sheet: 'kitchen',
  specials: 'kitchen',
  door: 'guests',
  silent: 'guests',
} as const

/** The table whose sheet alone is printed. */
function onlyOf(printed: Printed): string | undefined {
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
