import type * as adminGuest from '../admin/words/guest.ts'
import type * as adminKitchen from '../admin/words/kitchen.ts'
import type { RefusalWords } from '../core/refusals.ts'
import type * as coreServer from '../core/words/server.ts'
import type * as coreShared from '../core/words/shared.ts'
import type * as eventsGuest from '../events/words/guest.ts'
import type * as invitationsServer from '../invitations/words/server.ts'
import type * as linksKitchen from '../links/words/kitchen.ts'
import type * as menuGuest from '../menu/words/guest.ts'
import type * as partyGuest from '../party/words/guest.ts'
import type * as partyEdit from '../party/words/guest-edit.ts'
import type * as partyServer from '../party/words/server.ts'
import type * as sheetsShared from '../sheets/words/shared.ts'
import type { InOtherWords } from './in-other-words.ts'

/** The nouns' words among which the sentences of refusals are, in one language. */
type Nouns = {
  admin: InOtherWords<typeof adminGuest & typeof adminKitchen>
  core: InOtherWords<typeof coreServer & typeof coreShared>
  events: InOtherWords<typeof eventsGuest>
  invitations: InOtherWords<typeof invitationsServer>
  links: InOtherWords<typeof linksKitchen>
  menu: InOtherWords<typeof menuGuest>
  party: InOtherWords<typeof partyGuest & typeof partyServer>
  edit: InOtherWords<typeof partyEdit>
  sheets: InOtherWords<typeof sheetsShared>
}

/** The sentences of what guests and cooks are refused. Planners' stand beside those of English. */
export function readerRefusals(words: Nouns) {
  const { admin, core, events, invitations, links, menu, party, edit, sheets } = words
  return {
    invalid: core.checkInput,
    not_json: core.notJson,
    not_utf8: core.notUtf8,
    body_incomplete: core.bodyIncomplete,
    origin: core.foreignOrigin,
    not_found: core.notFound,
    method_not_allowed: core.methodNotAllowed,
    body_too_large: core.bodyTooLarge,
    json_expected: core.jsonExpected,
    too_many: core.tooMany,
    internal: core.somethingWrong,
    unavailable: core.somethingWrong,
    id_taken: core.somethingWrong,

    event_not_found: events.eventGone,
    bad_code: events.badCode,
    bad_code_in_url: events.invalidCodeInUrl,
    code_not_found: events.eventNotFoundHome,
    edit_does_not_fit: ({ guestLimit, otherGuests }) => events.editDoesNotFit(guestLimit, otherGuests),
    party_does_not_fit: events.partyDoesNotFit,
    answers_closed: events.deadlinePassed,
    event_unavailable: events.eventUnavailable,
    event_suspended: admin.guestsPaused,

    dish_changed: menu.dishChanged,
    menu_changed: menu.menuChanged,
    no_categories: menu.noCategories,
    no_items: menu.noItems,
    required: menu.coursesRequired,

    foreign_id: party.submitFailed,
    no_address: party.noAddress,
    link_invalid: party.linkInvalid,
    decline_gone: party.declineGone,
    id_declined: party.declineSaved,
    id_reused: party.firstAnswerSaved,
    response_changed: edit.changedMeanwhile,
    link_expired: party.linkExpired,
    needs_closed: party.needsClosed,
    response_removed: party.answerRemoved,
    too_many_addresses: party.tooManyAddresses,
    decline_unavailable: party.declineFailed,
    submit_unavailable: party.submitFailed,
    update_unavailable: edit.updateFailed,

    invitation_answered: invitations.invitationAnswered,
    invitation_changed: invitations.invitationChanged,
    by_invitation: invitations.byInvitation,
    answer_by_invitation: invitations.answerByInvitation,
    invitation_size: ({ places }) => invitations.invitationSize(places),

    kitchen_suspended: admin.kitchenPaused,
    kitchen_link_unknown: links.kitchenLinkUnknown,
    kitchen_link_reads: links.linkReads,
    kitchen_link_names: links.linkNoCards,
    kitchen_link_expired: links.kitchenLinkExpired,
    kitchen_link_revoked: links.linkRevoked,
    sheet_not_found: sheets.sheetNotFound,
    sheet_before_closing: sheets.finalBeforeClosing,
    sheet_limit: ({ limit }) => sheets.sheetsFull(limit),
    sheet_meanwhile: ({ sheet }) => sheets.issuedMeanwhile(sheet),
    sheet_superseded: ({ sheet }) => sheets.superseded(sheet),
  } satisfies Partial<RefusalWords>
}
