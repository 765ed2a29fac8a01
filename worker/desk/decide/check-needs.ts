import { isOwn, type Need, type OwnNeed } from '#needs/rules/needs'
import type { EventState, ReceivedCommand } from '../shape.ts'

type PersonWithNeeds = { needs?: readonly Pick<Need, 'what'>[] | undefined }

/** Indexes of people in a command with a need of the event's own that the event does not have. */
export function indexesWithUnknownNeeds(command: ReceivedCommand, { ownNeeds = '[]' }: EventState): number[] {
  const people = peopleOf(command)
  // Parsed only where it may matter.
  if (!people.some(({ needs = [] }) => needs.some(({ what }) => isOwn(what)))) return []
  const known = new Set((JSON.parse(ownNeeds) as OwnNeed[]).map(({ id }) => id))
  return people.flatMap(({ needs = [] }, index) =>
    needs.some(({ what }) => isOwn(what) && !known.has(what)) ? [index] : [],
  )
}

function peopleOf(command: ReceivedCommand): readonly PersonWithNeeds[] {
  if ('content' in command) return command.content.party
  if (command.kind === 'needs') return command.people
  return command.kind === 'sort_note' ? [command] : []
}
