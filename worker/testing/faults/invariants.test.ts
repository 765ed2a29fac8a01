import { beforeAll, expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { sqliteDatabase } from '../sqlite.ts'
import { breaches, invariants } from './invariants.ts'

// The control of the invariants: each finds what breaks it. Only here are rows written that no trigger, CHECK or foreign
// key lets through, so it is SQLite itself and not D1, which always keeps them.
const { sqlite, d1 } = sqliteDatabase()

const far = 4_070_995_200_000
const sound = `
insert into user (id, name, email, created_at, updated_at) values ('p', 'Pat', 'pat@example.com', 1, 1);
insert into events (id, title, event_date, time_zone, closes_at, first_closes_at, event_code, user_id, created_at, updated_at)
  values ('e', 'Supper', '2099-01-01', 'UTC', ${far}, ${far}, 'ABC123', 'p', 1, 1);
insert into payment_orders (session_id, user_id, event_id, event_title, plan, guest_limit, status, payment_status,
  amount_total, currency, paid_at, created_at, updated_at)
  values ('s', 'p', 'e', 'Supper', '100', 100, 'complete', 'paid', 1000, 'usd', 1, 1, 1);
insert into event_purchases (id, event_id, user_id, guest_limit, session_id, created_at) values ('u', 'e', 'p', 100, 's', 1);
insert into menu_categories (id, event_id, name, sort_order) values ('c', 'e', 'Main', 0);
insert into menu_items (id, category_id, name, sort_order) values ('i', 'c', 'Soup', 0);
insert into menu_words (entity_id, language, event_id, name, of_name) values ('c', 'de', 'e', 'Hauptgang', 'Main'),
  ('i', 'de', 'e', 'Suppe', 'Soup');
insert into guest_selections (id, event_id, lead_guest_name, guest_count, selections, submission_hash, edit_token_hash,
  created_at, updated_at) values ('r', 'e', 'Ana', 2, '[{"name":"Ana","allergies":"","selections":{"c":"i"},"id":"a","special":1},
  {"name":"Leo","allergies":"","selections":{},"id":"b","special":2}]', 'h', 't', 1, 1);
insert into declines (id, event_id, names, submission_hash, token_hash, created_at, updated_at)
  values ('d', 'e', '["Zoe"]', 'h', 't', 1, 1);
insert into invitations (id, event_id, label, sort_key, max_size, link_hash, places, silent, created_at, updated_at)
  values ('l', 'e', 'The Bergs', 'bergs', 3, 'l', 3, 3, 1, 1);
update guest_selections set invitation_id = 'l'; update declines set invitation_id = 'l';
insert into tables (id, event_id, name, seats, sort_order) values ('t', 'e', '4', 2, 0);
insert into placements (event_id, response_id, person_id, table_id, seat, placed_at) values ('e', 'r', 'a', 't', 1, 1);
insert into sheets (id, event_id, number, kind, at, "by", version, lines, body, hash)
  values ('n', 'e', 1, 'provisional', 1, 'p', 1, 1, '{}', 'h');
insert into sheet_lines (sheet_id, n, special, response_id, person_id, line) values ('n', 0, 1, 'r', 'a', '{}');
insert into agreements (response_id, person_id, category_id, item_id, event_id, words, agreed_by, "by", at)
  values ('r', 'a', 'c', 'i', 'e', 'Stew', 'Pat', 'planner', 1);
insert into audit_logs (action, entity_type, entity_id, created_at) values ('ISSUE_SHEET', 'event', 'e', 1);
update events set next_special = 3;`

const audited = (action: string, type: string, entity: string) =>
  `insert into audit_logs (action, entity_type, entity_id, details, created_at)
    values ('${action}', '${type}', '${entity}', '{"event_id":"e"}', 1);`
const mail = (id: string, sentAt: string, failedAt: string, queue: string) =>
  `insert into outbox (id, kind, subject_id, dedupe_key, due_at, created_at, sent_at, failed_at, queue)
    values ('${id}', 'receipt', 's', '${id}', 1, 1, ${sentAt}, ${failedAt}, ${queue});`
const refund = (session: string) =>
  `insert into payment_refunds (id, session_id, amount, status, created_at, updated_at)
    values ('f', '${session}', 1000, 'succeeded', 1, 1);`
const erased = "update guest_selections set lead_guest_name = '', submission_hash = ''"
const hidden = 'update events set refunded_at = 1'

/** Queries that break each invariant, one by one. */
const plants: Record<string, string[]> = {
  oversold: ['update events set registered_guests = guest_limit + 1'],
  'counter is not the sum': [
    'update events set registered_guests = registered_guests + 1',
    'update guest_selections set deleted_at = 1',
  ],
  'declines miscounted': ['update events set declined_guests = 2', 'update declines set deleted_at = 1'],
  'one id for a response and a decline': ["update declines set id = 'r'"],
  'decline without event': ["update declines set event_id = 'x'"],
  'decline and audit differ': [
    'update declines set version = 2',
    "delete from audit_logs where entity_type = 'decline'",
  ],
  'limit is not what was paid': [
    'update events set guest_limit = 101',
    'update events set guest_limit = 30',
    'update event_purchases set refunded_at = 1',
  ],
  'paid and nothing came of it': ['delete from event_purchases'],
  'bought without a payment': ['update payment_orders set paid_at = null', 'delete from payment_orders'],
  'counted and to be given back': ["update payment_orders set needs_refund = 'twice'"],
  'given back and still counted, or not and no longer': [
    `${refund('s')} update payment_orders set refunded_at = 1`,
    `${refund('s')} update event_purchases set refunded_at = 1`,
  ],
  'given back without the money': ['update payment_orders set refunded_at = 1'],
  'refund without an order': [refund('x')],
  'hidden and paid for': [hidden],
  'hidden and open': [hidden],
  'hidden without a way back': [hidden, 'update events set closes_at_before_refund = 1'],
  'planner miscounted': [
    'update planner_counts set event_count = 2',
    'update planner_counts set guest_total = 2',
    "update planner_counts set email = 'old@example.com'",
    'delete from planner_counts',
  ],
  'counts without planner': ["insert into planner_counts (user_id, email) values ('x', 'x')"],
  'total is not the count': [
    "update totals set count = 2 where what = 'planner'",
    "update totals set count = 2 where what = 'event'",
  ],
  'total missing': ["delete from totals where what = 'event'"],
  'event without planner': ["update events set user_id = 'x'"],
  'category without event': ["update menu_categories set event_id = 'x'"],
  'item without category': ["update menu_items set category_id = 'x'"],
  'translation of nothing on the menu': [
    "update menu_words set entity_id = 'x' where entity_id = 'i'",
    "update menu_words set event_id = 'x'",
    'update menu_items set deleted_at = 1',
    'update menu_categories set deleted_at = 1',
  ],
  'menu in more languages than it may have': [
    `insert into menu_words (entity_id, language, event_id, name, of_name)
      select 'c', value, 'e', 'x', 'Main' from json_each('["fr","es","it"]')`,
  ],
  'response without event': ["update guest_selections set event_id = 'x'"],
  'purchase without event': ["update event_purchases set event_id = 'x'"],
  'session without user': [
    "insert into session (id, token, user_id, expires_at, created_at, updated_at) values ('n', 'n', 'x', 1, 1, 1)",
  ],
  'password without user': ["insert into passwords (user_id, hash, updated_at) values ('x', 'h', 1)"],
  'new address without user': [
    `insert into address_changes (id, user_id, email, old_email, expires_at, created_at)
      values ('n', 'x', 'new@example.com', 'old@example.com', 1, 1)`,
  ],
  'member without user or event': [
    "insert into event_members (event_id, user_id, role, needs, created_at) values ('e', 'x', 'viewer', 0, 1)",
  ],
  'member of their own event': [
    `insert into event_members (event_id, user_id, role, needs, created_at)
      select id, user_id, 'viewer', 0, 1 from events where id = 'e'`,
  ],
  'more members than an event may have': [
    `insert into event_members (event_id, user_id, role, needs, created_at)
      with recursive n (i) as (select 1 union all select i + 1 from n where i < 21)
      select 'e', 'u' || i, 'viewer', 0, 1 from n`,
  ],
  'offer to no member': [
    `insert into handovers (event_id, id, user_id, offered_by, stays, token_hash, expires_at, created_at)
      select id, 'h', user_id, user_id, 1, 'h', 1, 1 from events where id = 'e'`,
  ],
  'link without user': [
    "insert into account_links (hash, purpose, user_id, expires_at, created_at) values ('h', 'reset', 'x', 1, 1)",
  ],
  'chosen from another menu': ["update menu_items set id = 'j'", "update menu_categories set event_id = 'x'"],
  'a dish of the name of no dish': ["update menu_items set id = 'none'"],
  'response and audit differ': [
    'update guest_selections set version = 2',
    "delete from audit_logs where entity_type = 'guest_selection'",
  ],
  'audited twice': [audited('CREATE_EVENT', 'event', 'e').repeat(2)],
  'audited and not done': [
    audited('DELETE_EVENT', 'event', 'e'),
    audited('CREATE_MENU_CATEGORY', 'menu_category', 'x'),
    audited('CREATE_MENU_ITEM', 'menu_item', 'x'),
    audited('UPGRADE_EVENT', 'event_purchase', 'x'),
  ],
  'special number given twice': [
    `update guest_selections set selections = replace(selections, '"special":2', '"special":1')`,
  ],
  'special number to be given again': ['update events set next_special = 2'],
  'a need left of somebody erased': [
    erased,
    `${erased}, selections = '[{"name":"","allergies":"","selections":{},"consent":{}},{"name":"","allergies":""}]'`,
  ],
  'a name left of an erased decline': [
    `update declines set submission_hash = ''`,
    `update declines set submission_hash = '', names = '[""]', email = 'zoe@example.com'`,
    `update declines set submission_hash = '', names = '["","Leo"]'`,
  ],
  'sheets with a gap': ['update sheets set number = 2'],
  'sheet without its lines': ['delete from sheet_lines'],
  'sheet and audit differ': ["delete from audit_logs where action = 'ISSUE_SHEET'"],
  'somebody erased on a sheet': [erased],
  'agreed for somebody erased': [
    erased,
    `${erased}; insert into ended_agreements (response_id, person_id, category_id, event_id, words, agreed_by, "by",
      reason, at) select response_id, person_id, category_id, event_id, words, agreed_by, "by", 'choice', at
      from agreements; delete from agreements`,
  ],
  'placed who is not in the party, or not in the event': [
    "update placements set person_id = 'x'",
    "update placements set event_id = 'x'",
    "update placements set table_id = 'x'",
    "update placements set response_id = 'x'",
    'update placements set freed_at = 1',
    'update guest_selections set deleted_at = 1',
    'update placements set seat = 3',
    `${erased}, deleted_at = 1; update placements set freed_at = 1`,
  ],
  'list miscounted': [
    'update events set invited_guests = 4',
    'update events set reserved_guests = 2',
    'update invitations set coming = 1',
  ],
  'more of a party than it has places': [
    'update invitations set coming = 4',
    'update invitations set silent = -1',
  ],
  'party answered by what is gone, or is not its own': [
    "update invitations set response_id = 'x'",
    "update invitations set decline_id = 'x'",
    'update guest_selections set deleted_at = 1',
    "update declines set invitation_id = 'm'",
  ],
  'mail twice in the outbox': [mail('1', 'null', 'null', 'null') + mail('2', 'null', '1', 'null')],
  'mailbox named for nothing': [mail('1', '1', 'null', "'q'"), mail('1', 'null', '1', "'q'")],
}

beforeAll(async () => {
  await migrate(d1)
  sqlite.exec(sound)
  for (const { name } of sqlite.prepare("select name from sqlite_master where type = 'trigger'").all())
    sqlite.exec(`drop trigger "${String(name)}"`)
  sqlite.exec('pragma foreign_keys = off; pragma ignore_check_constraints = on')
})

it('names nothing of what is sound, and has a control for each invariant', async () => {
  expect(await invariants(d1)).toEqual([])
  expect(Object.keys(plants)).toEqual(Object.keys(breaches))
})

it.each(
  Object.entries(plants).flatMap(([name, queries]) =>
    queries.map((query, index): [string, number, string] => [name, index + 1, query]),
  ),
)('finds “%s” (%i)', async (name, _, query) => {
  sqlite.exec('begin')
  try {
    sqlite.exec(query)
    const found = await invariants(d1)
    expect(found.filter((line) => line.startsWith(`${name}: `))).not.toEqual([])
  } finally {
    sqlite.exec('rollback')
  }
})
