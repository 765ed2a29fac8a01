import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#core/actor'
import { type AuditEntry, audited } from '#core/audit/audit'
import { type Database, insertSelect, runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import type { EventContext } from '#events/table/context'
import { events } from '#events/table/events'
import { agreedAlone, noneForMe } from '#party/rules/choices'
import { notAnonymized } from '#party/table/anonymize'
import { queueAgreementMail } from './agreement-mails.ts'
import { queueOverruledMails } from './overruled-mails.ts'
import type { AgreementInput } from './shape/agreement.ts'
import { agreements, endedAgreements, takenOver } from './table.ts'

/** Author of an agreement: the planner, or the kitchen by its link. */
export type AgreementSource =
  | { by: 'planner'; actor: Actor }
  | { by: 'kitchen'; actor: Extract<Actor, { kind: 'kitchen' }> }

type Context = EventContext<'db' | 'event' | 'at', 'id' | 'title'>
type Agreement = { source: AgreementSource } & AgreementInput
type Target = ReturnType<typeof targetOf>
type Link = Extract<Actor, { kind: 'kitchen' }> | null

/**
 * Stores what is served to a person instead of the dish they chose in a course, or where they chose none; empty words take it back. Equal values
 * write nothing. Whoever has an address is mailed, and so is whose word it takes the place of. The caller then calls `notifyKitchenChanged`.
 * @param context the planner's event, or that of the kitchen's link, and the server's time in milliseconds
 * @throws Refusal 404 `special_not_found` for a person who is not in the event any more, and for the kitchen one who needs
 *   nothing else, 409 `nothing_to_replace` where they chose another dish than named, or none in a course that the menu does not have
 */
export async function setAgreement(context: Context, input: Agreement): Promise<void> {
  const target = targetOf(context.event.id, input)
  await (input.words === '' ? takeBack(context, target, input) : agree(context, target, input))
}

/** Conditions and values for the person and course that an agreement is for. */
function targetOf(eventId: string, { special, person, categoryId, itemId, source }: Agreement) {
  const link: Link = source.by === 'kitchen' ? source.actor : null
  const people = sql`guest_selections g, json_each(g.selections) p`
  const named = person
    ? sql`g.id = ${person.responseId} and p.value ->> 'id' = ${person.personId}`
    : sql`p.value ->> 'special' = ${special ?? 0}`
  const isThem = sql`g.event_id = ${eventId} and g.deleted_at is null and ${notAnonymized}
    and p.value ->> 'id' is not null and ${named} and ${source.by === 'planner' ? sql`1` : hasNeed}`
  const chosen = sql<string>`coalesce((select s.value from json_each(p.value, '$.selections') s
    where s.key = ${categoryId}), '')`
  const isNone = sql`${chosen} in ('', ${noneForMe})`
  const onMenu = sql`exists (select 1 from menu_categories c where c.id = ${categoryId} and c.event_id = ${eventId}
    and c.deleted_at is null)`
  const replaceable = sql`iif(${isNone}, ${itemId === undefined || itemId === agreedAlone ? onMenu : sql`0`},
    ${itemId === undefined ? sql`1` : sql`${chosen} = ${itemId}`})`
  const agreed = sql`category_id = ${categoryId}
    and (response_id, person_id) in (select g.id, p.value ->> 'id' from ${people} where ${isThem})`
  return { link, people, isThem, chosen, replaceable, agreed }
}

async function takeBack(
  { db, event, at }: Context,
  { link, people, isThem, agreed }: Target,
  { special, categoryId, source }: Agreement,
): Promise<void> {
  const { found } = await runBatch(db, {
    ended: keepEnded(db, agreed, link, at),
    // A trigger counts the kitchen's version.
    change: audited(
      db,
      db.delete(agreements).where(agreed),
      entry('TAKE_BACK_AGREEMENT', event, source.actor, { categoryId, special }, at),
    ),
    mail: queueAgreementMail(db, isThem, at),
    ...queueOverruledMails(db, event.id, link?.id ?? null, at),
    found: db
      .select({ id: sql<string>`g.id`.as('id') })
      .from(people)
      .where(isThem),
  })
  if (found.length === 0) throw notFound('special_not_found')
}

async function agree(
  { db, event, at }: Context,
  { link, people, isThem, chosen, replaceable, agreed }: Target,
  { special, categoryId, words, agreedBy, source }: Agreement,
): Promise<void> {
  const { found } = await runBatch(db, {
    change: audited(
      db,
      insertSelect(
        db,
        agreements,
        {
          responseId: sql`g.id`,
          personId: sql`p.value ->> 'id'`,
          categoryId,
          itemId: chosen,
          eventId: sql`g.event_id`,
          words,
          agreedBy,
          by: source.by,
          at,
          linkId: link?.id,
          link: link?.label,
          replaced: replacedBefore({ words, agreedBy, categoryId }, link),
        },
        sql`from ${people} where ${isThem} and ${replaceable}
          on conflict (response_id, person_id, category_id) do update set item_id = excluded.item_id,
            words = excluded.words, agreed_by = excluded.agreed_by, "by" = excluded."by", at = excluded.at,
            link_id = excluded.link_id, link = excluded.link, replaced = ${replacedSince(at)}
          where item_id <> excluded.item_id or words <> excluded.words or agreed_by <> excluded.agreed_by`,
      ),
      entry('SET_AGREEMENT', event, source.actor, { categoryId, special }, at),
    ),
    // Like the audit row, this changes a row only where the agreement did.
    version: db
      .update(events)
      .set({ kitchenVersion: sql`${events.kitchenVersion} + 1` })
      .where(and(eq(events.id, event.id), sql`changes() > 0`)),
    mail: queueAgreementMail(db, isThem, at),
    // An agreement takes the place of the one that ended.
    ended: db.delete(endedAgreements).where(
      sql`${agreed} and (response_id, person_id, category_id) in
        (select response_id, person_id, category_id from agreements)`,
    ),
    ...queueOverruledMails(db, event.id, link?.id ?? null, at),
    found: db
      .select({ replaceable: sql<number>`${replaceable}`.as('replaceable') })
      .from(people)
      .where(isThem),
  })
  const [one] = found
  if (!one) throw notFound('special_not_found')
  if (!one.replaceable) throw new Refusal('nothing_to_replace')
}

/** Audit entry of an agreement. Neither names nor words: the number alone tells whom it concerns. */
function entry(
  action: 'SET_AGREEMENT' | 'TAKE_BACK_AGREEMENT',
  { id, title }: Context['event'],
  actor: Actor,
  { categoryId, special }: Pick<AgreementInput, 'categoryId' | 'special'>,
  at: number,
): AuditEntry {
  const details = { title, category_id: categoryId, ...(special !== undefined && { special }) }
  return { actor, action, entityType: 'event', entityId: id, details, at }
}

/** True for a person whom the kitchen's page may list: nobody else's plate is the kitchen's to change. */
const hasNeed = sql`(coalesce(json_array_length(p.value, '$.needs'), 0) > 0
  or coalesce(p.value ->> 'allergies', '') <> '' or p.value ->> 'wishes' is not null
  or exists (select 1 from agreements a where a.response_id = g.id and a.person_id = p.value ->> 'id'))`

/** Keeps an agreement that is taken back, so that guest, planner and kitchen read that it no longer applies. */
function keepEnded(db: Database, agreed: SQL, link: Link, at: number) {
  return insertSelect(
    db,
    endedAgreements,
    {
      ...takenOver,
      because: 'taken_back',
      at,
      takenBackId: link?.id,
      takenBackLink: link?.label,
      replaced: sql`replaced`,
    },
    sql`from agreements where ${agreed}
      on conflict (response_id, person_id, category_id) do update set words = excluded.words,
        agreed_by = excluded.agreed_by, "by" = excluded."by", because = excluded.because, at = excluded.at,
        link_id = excluded.link_id, link = excluded.link, taken_back_id = excluded.taken_back_id,
        taken_back_link = excluded.taken_back_link, replaced = excluded.replaced`,
  )
}

/** Agreements of others, not taken back by them, that the present one replaces. */
function replacedBefore(
  { words, agreedBy, categoryId }: Pick<AgreementInput, 'words' | 'agreedBy' | 'categoryId'>,
  link: Link,
): SQL {
  const ended = sql`e.response_id = g.id and e.person_id = p.value ->> 'id' and e.category_id = ${categoryId}
    and e.because = 'taken_back'`
  const others = (id: SQL) => sql`${id} is not ${link?.id ?? null} and ${id} is not e.taken_back_id`
  return sql`(select nullif(json_group_array(json(entry)), '[]') from (
    select r.value as entry from ended_agreements e, json_each(e.replaced) r
      where ${ended} and ${others(sql`r.value ->> 'linkId'`)}
    union all select json_object('words', e.words, 'agreedBy', e.agreed_by, 'linkId', e.link_id, 'link', e.link,
        'until', e.at) from ended_agreements e
      where ${ended} and ${others(sql`e.link_id`)} and (e.words, e.agreed_by) <> (${words}, ${agreedBy})))`
}

/** Agreements of others that a rewritten row replaces. */
function replacedSince(at: number): SQL {
  return sql`case when agreements.link_id is excluded.link_id then agreements.replaced
    else (select json_group_array(json(entry)) from (
      select value as entry from json_each(coalesce(agreements.replaced, '[]'))
        where value ->> 'linkId' is not excluded.link_id
      union all select json_object('words', agreements.words, 'agreedBy', agreements.agreed_by,
        'linkId', agreements.link_id, 'link', agreements.link, 'until', ${at}))) end`
}
