import { type SQL, sql } from 'drizzle-orm'
import { hasStatedNeed } from '#needs/rules/has-need'
import type { Person } from '#party/shape/person'

/**
 * Statements after a party's change that erase what sheets and ended substitutes hold of people who no longer have a need, as
 * cron would later. Their special number stays. The SQL checks the stored row once more: a person with a need is left alone.
 * @param stored the party that the change was decided on
 * @param next the party after the change
 */
export function forgetNeeds(
  responseId: string,
  stored: readonly Person[],
  next: readonly Person[],
  at: number,
): SQL[] {
  const withoutNeed = stored.flatMap(({ id, ...person }) => {
    const after = next.find((one) => one.id === id)
    if (id === undefined || (after && (hasStatedNeed(after) || !hasStatedNeed(person)))) return []
    return [{ id, note: after?.allergies ?? '' }]
  })
  if (withoutNeed.length === 0) return []
  // A note such as "None" is no need, which SQL cannot tell: it compares the note with the one that was judged here.
  const isTheirsSql = sql`response_id = ${responseId} and person_id in (
    select value ->> 'id' from json_each(${JSON.stringify(withoutNeed)}) without_need where not exists (
      select 1 from guest_selections g, json_each(g.selections) p
      where g.id = ${responseId} and p.value ->> 'id' = without_need.value ->> 'id'
        and (p.value -> 'needs' is not null or p.value ->> 'allergies' <> without_need.value ->> 'note')))`
  return [
    sql`update sheet_lines set line = null, erased_at = ${at} where line is not null and ${isTheirsSql}`,
    sql`delete from ended_agreements where ${isTheirsSql}`,
  ]
}
