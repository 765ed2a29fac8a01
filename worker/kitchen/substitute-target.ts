import { sql } from 'drizzle-orm'
import type { Actor } from '#core/actor'
import type { AuditEntry } from '#core/audit/audit'
import type { EventContext } from '#events/table/context'
import { noDishButSubstitute, noneForMe } from '#party/rules/choices'
import { isNotAnonymizedSql } from '#party/table/anonymize'
import type { SubstituteInput } from './shape/substitute.ts'

/** Author of a substitute: the planner, or the kitchen by its link. */
export type SubstituteSource = { by: 'planner'; actor: Actor } | { by: 'kitchen'; actor: Link }

/** The planner's event, or that of the kitchen's link, and the server's time in milliseconds. */
export type SubstituteContext = EventContext<'db' | 'event' | 'at', 'id' | 'title'>
export type SourcedSubstitute = { source: SubstituteSource } & SubstituteInput
export type SubstituteTarget = ReturnType<typeof substituteTarget>
/** A kitchen's link as an author. */
export type Link = Extract<Actor, { kind: 'kitchen' }>

/** Conditions and values for the person and course that a substitute is for. */
export function substituteTarget(
  eventId: string,
  { special, person, categoryId, itemId, source }: SourcedSubstitute,
) {
  const link: Link | null = source.by === 'kitchen' ? source.actor : null
  const partyPeople = sql`guest_selections g, json_each(g.selections) p`
  const isRequestedPersonSql = person
    ? sql`g.id = ${person.responseId} and p.value ->> 'id' = ${person.personId}`
    : sql`p.value ->> 'special' = ${special ?? 0}`
  const isPersonSql = sql`g.event_id = ${eventId} and g.deleted_at is null and ${isNotAnonymizedSql}
    and p.value ->> 'id' is not null and ${isRequestedPersonSql} and ${source.by === 'planner' ? sql`1` : mayBeListedSql}`
  const chosenItem = sql<string>`coalesce((select s.value from json_each(p.value, '$.selections') s
    where s.key = ${categoryId}), '')`
  const isNoneSql = sql`${chosenItem} in ('', ${noneForMe})`
  const isOnMenuSql = sql`exists (select 1 from menu_categories c where c.id = ${categoryId} and c.event_id = ${eventId}
    and c.deleted_at is null)`
  const isReplaceableSql = sql`iif(${isNoneSql}, ${itemId === undefined || itemId === noDishButSubstitute ? isOnMenuSql : sql`0`},
    ${itemId === undefined ? sql`1` : sql`${chosenItem} = ${itemId}`})`
  const isOfPersonAndCourseSql = sql`category_id = ${categoryId}
    and (response_id, person_id) in (select g.id, p.value ->> 'id' from ${partyPeople} where ${isPersonSql})`
  return {
    link,
    partyPeople,
    isPersonSql,
    chosenItem,
    isReplaceableSql,
    isOfPersonAndCourseSql,
  }
}

/** Audit entry of a substitute. It has neither a name nor the substitute's words: the special number identifies the person. */
export function substituteEntry(
  action: 'SET_AGREEMENT' | 'TAKE_BACK_AGREEMENT',
  { id, title }: SubstituteContext['event'],
  actor: Actor,
  { categoryId, special }: Pick<SubstituteInput, 'categoryId' | 'special'>,
  at: number,
): AuditEntry {
  const details = { title, category_id: categoryId, ...(special !== undefined && { special }) }
  return { actor, action, entityType: 'event', entityId: id, details, at }
}

/** Condition on a person: the kitchen's page may list them. The kitchen may change nobody else's plate. */
const mayBeListedSql = sql`(coalesce(json_array_length(p.value, '$.needs'), 0) > 0
  or coalesce(p.value ->> 'allergies', '') <> '' or p.value ->> 'wishes' is not null
  or exists (select 1 from agreements a where a.response_id = g.id and a.person_id = p.value ->> 'id'))`
