import { eq, type SQL, sql } from 'drizzle-orm'
import { type Database, insertSelect } from '#core/db'
import { copiedColumns, endedSubstitutes, substitutes } from '#kitchen/table'
import { affectsNeeds } from '#needs/rules/affects-needs'
import type { Statements } from '#needs/rules/contents'
import { statesNeedNotDenial } from '#needs/rules/note/denies-need'
import type { Person } from '#party/shape/person'
import { responses } from '#party/table/responses'

/** The query for who is served something else instead of a dish, with the version of their response. */
export function substitutesOf(db: Database, itemId: string) {
  return db
    .select({
      response: substitutes.responseId,
      person: substitutes.personId,
      version: responses.version,
      party: responses.selections,
    })
    .from(substitutes)
    .innerJoin(responses, eq(responses.id, substitutes.responseId))
    .where(eq(substitutes.itemId, itemId))
}

type Agreed = { response: string; person: string; version: number; party: readonly Person[] }

/** The substitutes that a change of the dish's contents does not concern: what was agreed still holds. */
export function unconcerned(agreed: readonly Agreed[], before: Statements, after: Statements) {
  return agreed
    .filter(({ person, party }) => {
      const one = party.find(({ id }) => id === person)
      return one && !isConcerned(one, before, after)
    })
    .map(({ response, person, version }) => ({ response, person, version }))
}

/** Nobody can tell what words mean that no planner turned into needs. */
function isConcerned(
  { needs = [], allergies, noteSorted }: Person,
  before: Statements,
  after: Statements,
): boolean {
  const turned = noteSorted === true && needs.some(({ by }) => by === 'planner')
  return (statesNeedNotDenial(allergies) && !turned) || affectsNeeds(needs, before, after)
}

/**
 * Ends what is agreed instead of a dish whose contents the batch has changed, and keeps what it was: all but for those
 * whom the change does not concern, as long as their response is what it was.
 * @param kept `unconcerned`
 * @param changed the condition that this batch changed the contents
 */
export function endSubstitutes(
  db: Database,
  itemId: string,
  kept: ReturnType<typeof unconcerned>,
  changed: SQL,
  at: number,
) {
  const isEndedSql = sql`item_id = ${itemId} and ${changed} and not exists (
    select 1 from json_each(${JSON.stringify(kept)}) kept join guest_selections g on g.id = kept.value ->> 'response'
    where g.id = response_id and kept.value ->> 'person' = person_id and g.version = kept.value ->> 'version')`
  return {
    known: insertSelect(
      db,
      endedSubstitutes,
      { ...copiedColumns, reason: 'contents', at },
      sql`from agreements where ${isEndedSql}
        on conflict (response_id, person_id, category_id) do update set words = excluded.words,
          agreed_by = excluded.agreed_by, "by" = excluded."by", reason = excluded.reason, at = excluded.at,
          link_id = excluded.link_id, link_label = excluded.link_label, taken_back_id = null, taken_back_label = null, replaced = null`,
    ),
    ended: db.delete(substitutes).where(isEndedSql),
  }
}
