import { sql } from 'drizzle-orm'
import { userIdOf } from '#core/actor'
import { type Database, preparedStatement } from '#core/db'
import { asksEmailSql } from '#events/table/asks-email'
import { reservesPlacesSql } from '#events/table/reserves-places'
import type { Person } from '#party/shape/person'
import { isDeclineNotAnonymizedSql } from '#party/table/anonymize'
import { isByCode } from '../decide/by-invitation.ts'
import { storedFromSent } from '../decide/people.ts'
import { silentPlacesOf } from '../decide/reserved-places.ts'
import { type Received, submissionMatchKey } from '../shape.ts'
import type { Snapshot } from '../snapshot.ts'
import { numberedParty, withNumberPlaceholders } from './stored-party.ts'

export type Submission = Received<'submit' | 'rejoin'>

const numberedPartySql = numberedParty(sql.raw("p.value -> 'party'"), sql.raw('e.next_special'))
// Repeats the rules of `../decide/check-command.ts` and `../decide/in-time.ts` on what is stored at the time of the write.
const insert =
  preparedStatement(sql`insert into guest_selections (id, event_id, lead_guest_name, lead_guest_email,
      guest_count, selections, submission_hash, edit_token_hash, written_by, created_at, updated_at, language,
      invitation_id)
    select p.value ->> 'id', e.id, p.value ->> 'name', case when ${asksEmailSql} then p.value ->> 'email' end,
      p.value ->> 'count', case when p.value ->> 'lacksSpecialNumbers' then ${numberedPartySql} else p.value -> 'party' end,
      p.value ->> 'hash', p.value ->> 'tokenHash', p.value ->> 'writtenBy', p.value ->> 'at', p.value ->> 'at',
      p.value ->> 'language', i.id
    from json_each(${sql.placeholder('rows')}) p
    join events e on e.event_code = ${sql.placeholder('code')} and e.id = ${sql.placeholder('event')}
      and e.menu_version = ${sql.placeholder('menuVersion')}
      and ((e.closes_at > (p.value ->> 'at') and e.suspended_at is null and e.planner_suspended_at is null)
        or not (p.value ->> 'byGuest'))
    left join invitations i on i.event_id = e.id and i.deleted_at is null and i.id = coalesce(
      (select id from invitations where id = p.value ->> 'invitation' or link_hash = p.value ->> 'invitation'),
      (select invitation_id from declines where token_hash = p.value ->> 'decline'),
      (select id from invitations m where m.event_id = e.id and m.match_key = p.value ->> 'match' and ${asksEmailSql}
        and m.deleted_at is null and m.response_id is null and m.decline_id is null
        and m.places >= p.value ->> 'count' limit 1))
    where (not (p.value ->> 'byCode') or e.entry <> 'list_only')
      and not exists (select 1 from declines d where d.id = p.value ->> 'id')
      and (p.value ->> 'decline' is null or exists (select 1 from declines d
        where d.token_hash = p.value ->> 'decline' and d.event_id = e.id and d.deleted_at is null
          and ${isDeclineNotAnonymizedSql}))
      and (p.value ->> 'invitation' is null or i.id is not null)
      and (i.id is null or (i.response_id is null and p.value ->> 'count' <= i.places))
      and (not (p.value ->> 'byGuest') or not ${reservesPlacesSql(sql.raw('e'), sql.raw("p.value ->> 'at'"))}
        or p.value ->> 'count' <= coalesce(i.silent, 0)
        or e.registered_guests + e.reserved_guests - coalesce(i.silent, 0) + (p.value ->> 'freePlacesTakenBefore')
          + (p.value ->> 'count') <= e.guest_limit)
    on conflict(id) do nothing returning id`)

/** The statement that stores all submissions of a batch. It returns the id of each that it stored. */
export function insertSubmissions(
  db: Database,
  code: string,
  snapshot: Snapshot,
  submissions: Submission[],
): D1PreparedStatement {
  const { id: event = '', menuVersion = 0 } = snapshot.event ?? {}
  return insert(db, { rows: JSON.stringify(submissionRows(snapshot, submissions)), code, event, menuVersion })
}

function submissionRows(snapshot: Snapshot, submissions: Submission[]) {
  const { menu } = snapshot
  let placeholders = 0
  let freePlacesTaken = 0
  return submissions.map((command) => {
    const { content, at, actor } = command
    const placeholdersBefore = placeholders
    const freePlacesTakenBefore = freePlacesTaken
    freePlacesTaken += Math.max(0, content.party.length - silentPlacesOf(snapshot, command))
    const people = storedFromSent(content.party, invitedPeopleOf(command), { ...command, menu })
    const withPlaceholders = withNumberPlaceholders(people, placeholders)
    placeholders = withPlaceholders.placeholders
    return {
      id: command.id,
      at,
      writtenBy: userIdOf(actor),
      // The deadline and reserved places bind guests only.
      byGuest: actor.kind === 'guest',
      byCode: isByCode(command),
      hash: command.hash,
      tokenHash: command.tokenHash,
      name: content.party[0]?.name ?? '',
      email: content.email,
      language: command.language ?? null,
      count: content.party.length,
      party: withPlaceholders.party,
      lacksSpecialNumbers: placeholders > placeholdersBefore,
      // Free places that the submissions before it take.
      freePlacesTakenBefore,
      ...(command.kind === 'rejoin' && { decline: command.declineKey }),
      ...(command.kind === 'submit' && invitationNamedBy(command)),
    }
  })
}

/** People of an invitation keep the ids by which the list knows them. */
function invitedPeopleOf(command: Submission): Person[] {
  if (command.kind !== 'submit' || command.invitationKey === undefined) return []
  return command.content.party.flatMap(({ id }) =>
    id === undefined ? [] : [{ id, name: '', allergies: '', selections: {} }],
  )
}

/** The invitation that a submission answers: as the command names it, or by address and lead name. */
function invitationNamedBy(command: Received<'submit'>) {
  if (command.invitationKey !== undefined) return { invitation: command.invitationKey }
  const match = submissionMatchKey(command)
  return match === null ? {} : { match }
}
