import type { Actor } from '#core/actor'
import { matchKeyOf } from '#invitations/rules/match'
import type { NeedsChange, SortedNote } from '#needs/shape/change'
import type { PartyClash } from '#party/rules/merge-party'
import type { Person, SentPerson } from '#party/shape/person'

/** A response's content after validation. */
export type Content = { email: string | null; party: SentPerson[] }

/**
 * `invitationKey` is the invitation that a command answers: its id, or the hash of its personal link's token. A guest's party
 * has no more people than the invitation has places.
 */
type ForInvitation = { invitationKey?: string | undefined }

/** Tag of the language a guest writes in, for mails about it and for what they agree to. Left out by planners. */
type InLanguage = { language?: string | null | undefined }

/** Listed people who do not come while others of their party do, and the decline that is stored for them. */
type WithNotComing = ForInvitation & {
  notComing?: { ids: string[]; declineId: string; tokenHash: string } | undefined
}

/**
 * Commands of an event desk. A `responseKey` is a response's id or the hash of its edit token, and a `declineKey` the same of
 * a decline: either finds the row, so that a link needs no read before. `menuVersion` is the version of the menu on which the
 * content was chosen, if known. The deadline binds guests only; planners act on a guest's behalf.
 */
export type Command =
  | ({
      kind: 'submit'
      id: string
      hash: string
      tokenHash: string
      content: Content
      menuVersion?: number | undefined
      actor: Actor
    } & InLanguage &
      WithNotComing)
  | ({
      kind: 'edit'
      responseKey: string
      version: number | null
      /** The party stored in that version, so that the edit can be merged into a later one. */
      base?: Content | undefined
      content: Content
      menuVersion?: number | undefined
      actor: Actor
    } & InLanguage &
      WithNotComing)
  /** Changes the needs of some people of the party and not their dishes: until the meal, also after the deadline. */
  | ({
      kind: 'needs'
      responseKey: string
      people: NeedsChange['people']
      menuVersion?: number | undefined
      actor: Actor
    } & InLanguage)
  /** Turns a person's note into needs, or leaves it a note where none are given. `words` is the note that was read. */
  | ({ kind: 'sort_note'; responseKey: string; actor: Actor } & SortedNote)
  /** `erase` is a withdrawal: it also anonymizes the response, even a deleted one, and nothing restores it. */
  | { kind: 'remove'; responseKey: string; erase: boolean; actor: Actor }
  | { kind: 'restore'; responseKey: string; actor: Actor }
  | DeclineCommand

/**
 * Commands about declines. The command `decline` replaces the response of its `responseKey`, or that of the invitation; `rejoin`
 * is a submission that replaces a decline. These two name what they replace by the hash of its token alone, never by its id.
 */
export type DeclineCommand =
  | ({
      kind: 'decline'
      id: string
      hash: string
      tokenHash: string
      names: string[]
      email: string | null
      responseKey: string | null
      actor: Actor
    } & InLanguage &
      ForInvitation)
  | ({
      kind: 'rejoin'
      id: string
      hash: string
      tokenHash: string
      content: Content
      declineKey: string
      menuVersion?: number | undefined
      actor: Actor
    } & InLanguage)
  /** `erase` also anonymizes it, and nothing restores it. */
  | { kind: 'remove_decline'; declineKey: string; erase: boolean; actor: Actor }
  | { kind: 'restore_decline'; declineKey: string; actor: Actor }

/**
 * A command with the time in milliseconds at which it arrived, with which the deadline is compared. `mailAt` is the
 * earliest time for the mail that it queues.
 */
export type ReceivedCommand = Command & { at: number; mailAt?: number }

/** A received command of some kinds. */
export type Received<Kind extends Command['kind']> = Extract<ReceivedCommand, { kind: Kind }>

/** True if a command stores or changes a decline. A `rejoin` is not one: it stores a response. */
export function isDeclineCommand(
  command: ReceivedCommand,
): command is Received<'decline' | 'remove_decline' | 'restore_decline'> {
  return ['decline', 'remove_decline', 'restore_decline'].includes(command.kind)
}

/** True if a command stores a new response. */
export function isSubmission(command: ReceivedCommand): command is Received<'submit' | 'rejoin'> {
  return command.kind === 'submit' || command.kind === 'rejoin'
}

/** The response or decline a command stores or changes, as the command names it. */
export function rowKeyOf(command: Command): string {
  if ('id' in command) return command.id
  return 'declineKey' in command ? command.declineKey : command.responseKey
}

/** Everything a command reads or changes, including what it replaces. */
export function rowKeysOf(command: Command): string[] {
  const invitation = invitationOf(command) ?? submissionMatchKey(command)
  return invitation === null ? ownRowKeysOf(command) : [...ownRowKeysOf(command), invitation]
}

/** Address and lead name of a submission that names no invitation; null for every other command. */
export function submissionMatchKey(command: Command): string | null {
  if (command.kind !== 'submit' || command.invitationKey !== undefined) return null
  return matchKeyOf(command.content.email, command.content.party[0]?.name ?? '')
}

/** The invitation that a command answers, as the command names it. */
export function invitationOf(command: Command): string | undefined {
  return 'invitationKey' in command ? command.invitationKey : undefined
}

function ownRowKeysOf(command: Command): string[] {
  if (command.kind === 'rejoin') return [command.id, command.declineKey]
  if (command.kind === 'decline' && command.responseKey !== null) return [command.id, command.responseKey]
  return [rowKeyOf(command)]
}

/** A stored response as the desk reads it. */
export type StoredResponse = {
  id: string
  eventId: string
  leadGuestName: string
  leadGuestEmail: string | null
  guestCount: number
  party: Person[]
  submissionHash: string
  editTokenHash: string
  version: number
  createdAt: number
  updatedAt: number
  deletedAt: number | null
  /** Somebody of the party has a place at a table. */
  seated?: boolean
  /** Places of the invitation that it answers, and those of them for which nobody has answered. */
  invitedPlaces?: number | null
  invitedSilent?: number | null
}

/** A stored decline as the desk reads it. */
export type StoredDecline = {
  id: string
  eventId: string
  names: string[]
  email: string | null
  submissionHash: string
  tokenHash: string
  version: number
  createdAt: number
  updatedAt: number
  deletedAt: number | null
  /** Places of the invitation that it answers, and the response that answers it as well. */
  invitedPlaces?: number | null
  invitedSilent?: number | null
  invitedResponse?: string | null
}

/** An invitation as the desk reads it. */
export type StoredInvitation = {
  id: string
  eventId: string
  linkHash: string
  /** `matchKeyOf` the party: a submission with the same key answers this invitation. */
  matchKey: string | null
  places: number
  /** Places for which nobody has answered. */
  silent: number
  responseId: string | null
  declineId: string | null
}

/** Facts of an event that decide on commands: its places, its deadline and the version of its menu. */
export type EventState = {
  id: string
  guestLimit: number
  registeredGuests: number
  closesAt: number
  menuVersion: number
  /** 1 where guests answer by personal links alone. */
  listOnly?: number
  /** Invited guests who have not answered, if the event keeps places for them. */
  reservedGuests?: number
  // Until when needs may be changed follows from these.
  timeZone?: string
  serviceDay?: string | null
  refundedAt?: number | null
  /** JSON of the event's own needs. */
  ownNeeds?: string
  /** Since when an operator has suspended the event or its planner, so that guests cannot answer. */
  suspendedAt?: number | null
}

/** Sender of a command, for counting only: keyed hashes of the network address and of the mailbox the command names. */
export type Sender = { from: string; mailbox: string | null }

/** One answer, change or address too many. `retryAfter`: seconds until the next one is accepted. */
export type TooMany = { refused: 'too_many' | 'too_many_addresses'; retryAfter: number }

/** Result of a command. A refusal is a value and not an error, since RPC loses the classes of errors. */
export type CommandResult =
  | { done: 'created' | 'repeated' | 'updated' | 'removed' | 'restored'; id: string; version: number }
  /**
   * `registeredGuests`: all that is taken for this party, by other parties' guests, places reserved for others, and guests whom
   * the batch accepted before.
   */
  | { refused: 'capacity'; guestLimit: number; registeredGuests: number }
  /** `clashes`: fields that the edit and the newer response changed differently, where the rest can be merged. */
  | { refused: 'changed'; newer: StoredResponse; clashes?: PartyClash[] }
  /** Each answer that is missing in a required category; `index` is the person's in the party. */
  | { refused: 'required'; missing: { index: number; categoryId: string; category: string }[] }
  /** A need that the event does not have; `indexes` are those of the people for whom it was sent. */
  | { refused: 'unknown_need'; indexes: number[] }
  /** More people than an invitation has places. */
  | { refused: 'invitation_size'; places: number }
  | TooMany
  | {
      refused:
        | 'answered'
        | 'by_invitation'
        | 'role_too_small'
        | 'no_event'
        | 'closed'
        | 'suspended'
        | 'no_categories'
        | 'no_items'
        /** A chosen dish is not on the menu. */
        | 'menu_changed'
        /** A chosen dish changed after the menu version of the command. */
        | 'dish_changed'
        /** A response with other content is stored under the id; `id_declined`: a decline is. */
        | 'id_reused'
        | 'foreign_id'
        | 'removed'
        | 'unknown'
        | 'decline_gone'
        | 'id_declined'
        | 'unavailable'
    }
