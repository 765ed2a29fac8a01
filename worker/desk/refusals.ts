import type { FieldError } from '#core/field-errors'
import { notFound, Refusal } from '#core/http/refusal'
import { responseView } from './response-view.ts'
import type { Command, CommandResult } from './shape.ts'

type Refused = Extract<CommandResult, { refused: string }>

/**
 * The HTTP refusal of a command, with the current figures; some sentences depend on whether a guest or a planner sent it.
 * `unavailable` (503) means that the client may retry the same command.
 */
export function refusalOf(command: Command, result: Refused): Refusal {
  // A decline is an answer as well.
  const isNewAnswer = 'tokenHash' in command
  switch (result.refused) {
    case 'capacity': {
      const { guestLimit, registeredGuests } = result
      const details = { guestLimit, registeredGuests }
      if (isNewAnswer || command.kind === 'restore')
        return new Refusal('party_does_not_fit', { params: details, details })
      // The desk counts everybody but the party that is edited.
      const params = { guestLimit, otherGuests: registeredGuests }
      return new Refusal('edit_does_not_fit', { params, details })
    }
    case 'answered':
      return new Refusal(command.actor.kind === 'guest' ? 'invitation_answered' : 'listed_answered')
    case 'by_invitation':
      return new Refusal('answer_by_invitation')
    case 'invitation_size':
      return new Refusal(command.actor.kind === 'guest' ? 'invitation_size' : 'listed_size', {
        params: { places: result.places },
      })
    case 'changed':
      return new Refusal('response_changed', {
        details: {
          response: responseView(result.newer),
          ...(result.clashes && { clashes: result.clashes }),
        },
      })
    case 'too_many':
      return new Refusal('too_many', { retryAfter: result.retryAfter })
    case 'too_many_addresses':
      return new Refusal('too_many_addresses', { retryAfter: result.retryAfter, field: 'email' })
    case 'role_too_small':
      return new Refusal('role_too_small')
    case 'no_event':
      return notFound(isNewAnswer && command.kind !== 'rejoin' ? 'code_not_found' : 'link_invalid')
    case 'closed':
      if (command.kind === 'needs') return new Refusal('needs_closed')
      return new Refusal(isNewAnswer ? 'answers_closed' : 'link_expired')
    case 'suspended':
      return new Refusal('event_suspended')
    case 'no_categories':
      return new Refusal('no_categories')
    case 'no_items':
      return new Refusal('no_items')
    case 'menu_changed':
      return new Refusal('menu_changed')
    case 'required':
      return new Refusal('required', { fields: missingChoiceFields(command, result.missing) })
    case 'unknown_need': {
      const list = 'content' in command ? 'party' : 'people'
      const unknown: FieldError = { code: 'need_unknown' }
      const fields = result.indexes.map((index) => [`${list}.${index}.needs`, unknown])
      return new Refusal('invalid', { fields: Object.fromEntries(fields) })
    }
    case 'dish_changed':
      return new Refusal('dish_changed')
    case 'id_reused':
      return new Refusal('id_reused')
    case 'foreign_id':
      return new Refusal('foreign_id')
    case 'removed':
      return new Refusal(isNewAnswer ? 'response_removed' : 'link_invalid')
    case 'unknown':
      return new Refusal('link_invalid')
    case 'decline_gone':
      return new Refusal('decline_gone')
    case 'id_declined':
      return new Refusal('id_declined')
    default:
      if (command.kind === 'decline') return new Refusal('decline_unavailable', { retryAfter: 2 })
      // `unavailable`, and refusals of a newer desk during a deploy.
      return new Refusal(isNewAnswer ? 'submit_unavailable' : 'update_unavailable', { retryAfter: 2 })
  }
}

/** An error for each course that somebody still has to answer, by its path in the command's body. */
function missingChoiceFields(
  command: Command,
  missing: Extract<Refused, { refused: 'required' }>['missing'],
) {
  const party = 'content' in command ? command.content.party : []
  return Object.fromEntries(
    missing.map(({ index, categoryId, category }): [string, FieldError] => [
      `party.${index}.selections.${categoryId}`,
      { code: 'choice_required', params: { guest: party[index]?.name ?? '', course: category } },
    ]),
  )
}

/** The HTTP refusal for a planner's refused command. Planners work on a list, not by a link: `gone` replaces any 404. */
export function plannerRefusal(command: Command, result: Refused, gone: Refusal): Refusal {
  const refusal = refusalOf(command, result)
  return refusal.status === 404 ? gone : refusal
}
