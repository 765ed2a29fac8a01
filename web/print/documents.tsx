import { type PrintKind, printPath } from '#contract/print'
import { documentNames, documents } from '#words/print'
import { Choice, Choices } from './choices.tsx'

const all: [kind: PrintKind, more?: Record<string, string>][] = [
  ['cards'],
  ['tables'],
  ['people', { by: 'name' }],
  ['sheet'],
  ['dishes'],
  ['kitchen'],
]

/** Everything that is printed of an event, a press away from one another. */
export function Documents({ eventId, kind }: { eventId: string; kind: PrintKind }) {
  return (
    <Choices name={documents}>
      {all.map(([one, more]) => (
        <Choice key={one} to={printPath(eventId, one, more)} chosen={one === kind}>
          {documentNames[one]}
        </Choice>
      ))}
    </Choices>
  )
}
