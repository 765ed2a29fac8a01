import { rowsOfEach } from '../rows-of-each.ts'

/**
 * Invariants of the whole database, each as a query for violations. The limit is kept (`oversold`) and its counter is
 * right; a limit is what was paid for, and only after a refund the number of guests present; payments and purchases
 * match; every row has its parent; choices are on that event's menu; a change and its audit row are written together;
 * the columns that the admin's lists count match the rows.
 */
export const breaches: Record<string, string> = {
  oversold: 'select id from events where registered_guests > guest_limit',
  'counter is not the sum': `select e.id from events e where e.registered_guests <>
    coalesce((select sum(g.guest_count) from guest_selections g where g.event_id = e.id and g.deleted_at is null), 0)`,
  'declines miscounted': `select e.id from events e where e.declined_guests <> coalesce((select sum(json_array_length(d.names)) from declines d
      where d.event_id = e.id and d.deleted_at is null), 0)`,
  'one id for a response and a decline':
    'select id from declines where id in (select id from guest_selections)',
  'decline without event': 'select id from declines where event_id not in (select id from events)',
  'decline and audit differ': `with audited as (select entity_id, sum(action = 'CREATE_DECLINE') as made,
      sum(action in ('DELETE_DECLINE', 'RESTORE_DECLINE', 'ERASE_PERSONAL_DATA')) as changed
      from audit_logs where entity_type = 'decline' group by entity_id)
    select d.id from declines d left join audited a on a.entity_id = d.id
    where coalesce(a.made, 0) <> 1 or d.version <> 1 + coalesce(a.changed, 0)`,
  'limit is not what was paid': `select e.id from (select *, max(30, coalesce((select max(p.guest_limit)
      from event_purchases p where p.event_id = events.id and p.refunded_at is null), 0)) as paid from events) e
    where e.guest_limit < e.paid or (e.guest_limit > e.paid and (e.guest_limit <> e.registered_guests or not exists
      (select 1 from event_purchases p where p.event_id = e.id and p.refunded_at is not null)))`,
  'paid and nothing came of it': `select o.session_id from payment_orders o join events e on e.id = o.event_id
    where o.paid_at is not null and o.needs_refund is null and o.refunded_at is null
      and not exists (select 1 from event_purchases p where p.session_id = o.session_id)`,
  'bought without a payment': `select p.id from event_purchases p left join payment_orders o
    on o.session_id = p.session_id where o.paid_at is null`,
  'counted and to be given back': `select o.session_id from payment_orders o join event_purchases p
    on p.session_id = o.session_id where o.needs_refund is not null and p.refunded_at is null`,
  'given back and still counted, or not and no longer': `select o.session_id from payment_orders o
    join event_purchases p on p.session_id = o.session_id where (o.refunded_at is null) <> (p.refunded_at is null)
      and exists (select 1 from payment_refunds r where r.session_id = o.session_id)`,
  'given back without the money': `select o.session_id from payment_orders o where o.refunded_at is not null
    and o.dispute is not 'lost' and o.amount_total > (select coalesce(sum(r.amount), 0) from payment_refunds r
      where r.session_id = o.session_id and r.status = 'succeeded')`,
  'refund without an order':
    'select id from payment_refunds where session_id not in (select session_id from payment_orders)',
  'hidden and paid for': `select e.id from events e join event_purchases p on p.event_id = e.id
    where e.refunded_at is not null and p.refunded_at is null`,
  'hidden and open': 'select id from events where refunded_at is not null and closes_at > refunded_at',
  'hidden without a way back': `select id from events
    where (refunded_at is null) <> (closes_at_before_refund is null)`,
  'planner miscounted': `select u.id from user u left join planner_counts c on c.user_id = u.id
    where c.email is not u.email or c.event_count is not (select count(*) from events where user_id = u.id)
    or c.guest_total is not (select coalesce(sum(sorted_guests), 0) from events where user_id = u.id)`,
  'counts without planner':
    'select user_id as id from planner_counts where user_id not in (select id from user)',
  'total is not the count': `select what as id from totals where count is not
    case what when 'planner' then (select count(*) from user) else (select count(*) from events) end`,
  'total missing': "select 'totals' as id where (select count(*) from totals) <> 2",
  'event without planner': 'select id from events where user_id not in (select id from user)',
  'category without event': 'select id from menu_categories where event_id not in (select id from events)',
  'item without category':
    'select id from menu_items where category_id not in (select id from menu_categories)',
  'translation of nothing on the menu': `select w.entity_id as id from menu_words w where not exists (select 1
      from menu_categories c left join menu_items i on i.category_id = c.id and i.deleted_at is null
      where c.event_id = w.event_id and c.deleted_at is null and w.entity_id in (c.id, i.id))`,
  'menu in more languages than it may have':
    'select event_id as id from menu_words group by event_id having count(distinct language) > 3',
  'response without event': 'select id from guest_selections where event_id not in (select id from events)',
  'purchase without event': 'select id from event_purchases where event_id not in (select id from events)',
  'session without user': 'select id from session where user_id not in (select id from user)',
  'password without user': 'select user_id as id from passwords where user_id not in (select id from user)',
  'new address without user': 'select id from address_changes where user_id not in (select id from user)',
  'member without user or event': `select user_id as id from event_members where user_id not in (select id from user)
    or event_id not in (select id from events)`,
  'member of their own event': `select m.user_id as id from event_members m join events e on e.id = m.event_id
    where e.user_id = m.user_id`,
  'more members than an event may have':
    'select event_id as id from event_members group by event_id having count(*) > 20',
  'offer to no member': `select id from handovers h where accepted_at is null
    and not exists (select 1 from event_members m where m.event_id = h.event_id and m.user_id = h.user_id)`,
  'link without user': 'select hash as id from account_links where user_id not in (select id from user)',
  'chosen from another menu': `select g.id from guest_selections g, json_each(g.selections) person,
      json_each(person.value, '$.selections') choice
    where not exists (select 1 from menu_categories c left join menu_items i on i.category_id = c.id
      where c.id = choice.key and c.event_id = g.event_id and (choice.value = 'none' or i.id = choice.value))`,
  'a dish of the name of no dish': "select id from menu_items where id = 'none'",
  // One pass over the whole log. No other query needs the audit of one response, so there is no index for it.
  'response and audit differ': `with audited as (select entity_id, sum(action = 'CREATE_GUEST_SELECTION') as made,
      sum(action in ('UPDATE_GUEST_SELECTION', 'DELETE_GUEST_SELECTION', 'RESTORE_GUEST_SELECTION',
        'ERASE_PERSONAL_DATA')) as changed
      from audit_logs where entity_type = 'guest_selection' group by entity_id)
    select g.id from guest_selections g left join audited a on a.entity_id = g.id
    where coalesce(a.made, 0) <> 1 or g.version <> 1 + coalesce(a.changed, 0)`,
  'audited twice': `select entity_id as id from audit_logs where entity_id is not null and action in ('CREATE_EVENT',
      'DELETE_EVENT', 'ADMIN_DELETE_EVENT', 'CREATE_MENU_CATEGORY', 'DELETE_MENU_CATEGORY', 'CREATE_MENU_ITEM',
      'DELETE_MENU_ITEM', 'UPGRADE_EVENT', 'DELETE_ACCOUNT')
    group by entity_id, action having count(*) > 1`,
  'audited and not done': `select a.entity_id as id from audit_logs a
    where (a.action in ('DELETE_EVENT', 'ADMIN_DELETE_EVENT') and a.entity_id in (select id from events))
    or (a.action = 'CREATE_MENU_CATEGORY' and a.entity_id not in (select id from menu_categories)
      and a.details ->> 'event_id' in (select id from events))
    or (a.action = 'CREATE_MENU_ITEM' and a.entity_id not in (select id from menu_items)
      and a.details ->> 'event_id' in (select id from events))
    or (a.action = 'UPGRADE_EVENT' and a.entity_id not in (select id from event_purchases)
      and a.details ->> 'event_id' in (select id from events))`,
  'special number given twice': `select g.event_id as id from guest_selections g, json_each(g.selections) p
    where p.value ->> 'special' is not null group by g.event_id, p.value ->> 'special' having count(*) > 1`,
  'special number to be given again': `select e.id from events e join guest_selections g on g.event_id = e.id,
    json_each(g.selections) p where p.value ->> 'special' >= e.next_special`,
  'a need left of somebody erased': `select g.id from guest_selections g, json_each(g.selections) p, json_each(p.value) k
    where g.lead_guest_name = '' and (k.key not in ('name', 'allergies', 'selections', 'id', 'special')
      or (k.key in ('name', 'allergies') and k.value <> ''))`,
  'a name left of an erased decline': `select d.id from declines d where d.submission_hash = ''
    and (d.email is not null or exists (select 1 from json_each(d.names) n where n.value <> ''))`,
  'sheets with a gap': 'select event_id as id from sheets group by event_id having count(*) <> max(number)',
  'sheet without its lines': `select s.id from sheets s
    where s.lines <> (select count(*) from sheet_lines where sheet_id = s.id)`,
  'sheet and audit differ': `select s.event_id as id from sheets s group by s.event_id having count(*) <>
    (select count(*) from audit_logs where action = 'ISSUE_SHEET' and entity_id = s.event_id)`,
  'somebody erased on a sheet': `select g.id from guest_selections g join sheet_lines l on l.response_id = g.id
    where g.lead_guest_name = '' and l.line is not null`,
  'agreed for somebody erased': `select g.id from guest_selections g join (select response_id from agreements
      union all select response_id from ended_agreements) a on a.response_id = g.id where g.lead_guest_name = ''`,
  'placed who is not in the party, or not in the event': `select p.response_id as id from placements p
    left join guest_selections g on g.id = p.response_id left join tables t on t.id = p.table_id
    where g.event_id is not p.event_id or t.event_id is not p.event_id
      or p.freed_at is not g.deleted_at or p.seat > t.seats or (g.deleted_at is not null and g.lead_guest_name = '')
      or p.person_id not in (select coalesce(q.value ->> 'id', cast(q.key as text)) from json_each(g.selections) q)`,
  'list miscounted': `select e.id from events e left join (select event_id, sum(places) as places, sum(coming) as coming,
      sum(not_coming) as gone, sum(silent) as silent, sum(vendors) as vendors from invitations group by event_id) i
      on i.event_id = e.id
    where (e.invited_guests, e.invited_coming, e.invited_not_coming, e.reserved_guests, e.invited_vendors) is not
      (coalesce(i.places, 0), coalesce(i.coming, 0), coalesce(i.gone, 0), coalesce(i.silent, 0), coalesce(i.vendors, 0))`,
  'more of a party than it has places':
    'select id from invitations where coming + not_coming + silent > places or min(coming, not_coming, silent) < 0',
  'party answered by what is gone, or is not its own': `select i.id from invitations i
    where (i.response_id is not null and not exists (select 1 from guest_selections g
        where g.id = i.response_id and g.invitation_id = i.id and g.event_id = i.event_id and g.deleted_at is null))
      or (i.decline_id is not null and not exists (select 1 from declines d
        where d.id = i.decline_id and d.invitation_id = i.id and d.event_id = i.event_id and d.deleted_at is null))`,
  'mail twice in the outbox': `select subject_id as id from outbox where kind in ('receipt', 'erasure_notice')
    and sent_at is null group by kind, subject_id having count(*) > 1`,
  'mailbox named for nothing':
    'select id from outbox where queue is not null and (sent_at is not null or failed_at is not null)',
}

/** One line for each broken invariant; empty when all hold. */
export async function invariants(d1: D1Database): Promise<string[]> {
  const queries = Object.values(breaches).map((query) => `${query} limit 5`)
  const found = await rowsOfEach<[id: string]>(d1, queries, ['id'])
  return Object.keys(breaches).flatMap((name, index) => (found[index] ?? []).map(([id]) => `${name}: ${id}`))
}
