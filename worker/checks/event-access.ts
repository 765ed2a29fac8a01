import { placeOf } from './walls.ts'

/** The file that decides who may use an event. */
const decides = 'worker/events/table/may-use.ts'

/** Files that read an event's owner and decide no planner's access by it. */
export const lookUps: Record<string, string> = {
  'worker/admin/about.ts': 'the admin reads any planner and their events',
  'worker/admin/events.ts': 'the admin lists all events with their owners',
  'worker/admin/mail-pauses.ts': 'the admin reads whose mail is paused',
  'worker/admin/planners.ts': 'the admin counts the guests of each planner',
  'worker/admin/search.ts': 'the admin finds events and their owners',
  'worker/events/read.ts': 'looks up why the owner is suspended',
  'worker/invitations/ask-for-links.ts': "counts the links asked for in a planner's events",
  'worker/notifications/planners-event.ts': "looks up the owner's address and settings for a mail",
  'worker/mailings/due.ts': 'leaves mail out whose planner is paused',
  'worker/mailings/mails/frame.ts': 'names the planner who invites in a mail',
  'worker/members/accept.ts': 'keeps an owner from being a member, too',
  'worker/members/hand-over.ts': 'moves an event from the owner who offered it',
  'worker/members/log.ts': 'names the owner among those who changed an event',
  'worker/members/mails/handover.ts': 'sends nothing for an owner who has it no more',
  'worker/members/mails/membership.ts': 'names the owner who invites',
  'worker/members/read.ts': 'names the owner to the members',
  'worker/retention/repeat-erasures.ts': 'gives an event back to its last owner after a restore',
  'worker/retention/mails/notice.ts': "looks up the owner's address for a mail",
}

const owner = [
  /\b(?:events|e)\s*\.\s*(?:userId|user_id)\b/,
  /\bevent\.userId\s*[!=]==?/,
  /[!=]==?\s*event\.userId\b/,
  /\b(?:from|join|update|into)\s+(?:\$\{events\}|events\b)[^`]*\buser_id\b/i,
]

/**
 * Finds sources of the product that decide by an event's owner who may use it, beside the one that does it for all.
 * @param sources texts by their paths from the repository's root
 * @returns one sentence per fault, one for each look-up that is gone too
 */
export function accessFaults(
  sources: ReadonlyMap<string, string>,
  named: Record<string, string> = lookUps,
): string[] {
  const readers = [...sources]
    .filter(([file]) => file !== decides && !['aside', 'test'].includes(placeOf(file).part))
    .filter(([, text]) => owner.some((pattern) => pattern.test(text)))
    .map(([file]) => file)
  return [
    ...readers
      .filter((file) => named[file] === undefined)
      .map((file) => `${file} reads the owner of events: access goes through ${decides}`),
    ...Object.keys(named)
      .filter((file) => !readers.includes(file))
      .map((file) => `${file} reads no owner of events any more: take it off the list`),
  ]
}
