import {
  markedQuery,
  type PrintedHead,
  type PrintKind,
  printedPath,
  printKindsOfLink,
} from '#print/shape/documents'
import { useKitchenWords } from '../../client/words.tsx'
import { Choice, Choices } from './choices.tsx'

const all: [kind: PrintKind, more?: Record<string, string>][] = [
  ['cards'],
  ['tables'],
  ['people', { by: 'name' }],
  ['sheet'],
  ['specials'],
  ['dishes'],
  ['kitchen'],
]

/** Papers of the guest list, for the planner alone. */
const ofList: typeof all = [['door'], ['silent'], ['invites']]

/** The documents that mark dishes. */
const marks: ReadonlySet<PrintKind> = new Set<PrintKind>(['cards', 'tables', 'people'])

/** Everything that is printed of an event, or by a kitchen's link, a press away from one another. */
export function Documents({
  printed,
}: {
  printed: Pick<PrintedHead, 'event' | 'link' | 'language' | 'asked'> & { kind: PrintKind }
}) {
  const words = useKitchenWords()
  const { link, kind, event } = printed
  const shown = link
    ? printKindsOfLink(link.names).map((one): (typeof all)[number] => [one])
    : [...all, ...(event.hasGuestList ? ofList : [])]
  return (
    <Choices name={words.print.documents}>
      {shown.map(([one, more]) => (
        <Choice
          key={one}
          to={printedPath(printed, one, { ...more, ...(marks.has(one) && markedQuery(printed)) })}
          chosen={one === kind}
        >
          {words.print.documentNames[one]}
        </Choice>
      ))}
    </Choices>
  )
}
