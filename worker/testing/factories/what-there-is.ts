import { env } from 'cloudflare:workers'
import { rowsOfEach } from '../rows-of-each.ts'

/** Counts of the whole database, for each way in which something could be there twice, or half. */
const counted = [
  `select 'events' as what, count(*) as n from events`,
  `select 'limits' as what, sum(guest_limit) as n from events`,
  `select 'menus' as what, sum(menu_version) as n from events`,
  `select 'covers' as what, count(cover_image_url) as n from events`,
  `select 'left covers' as what, count(*) as n from left_covers`,
  `select 'hidden events' as what, count(refunded_at) as n from events`,
  `select 'refund ' || status as what, count(*) as n from payment_refunds group by 1`,
  `select 'failed refunds' as what, count(refund_failed_at) as n from payment_orders`,
  `select 'disputed' as what, count(disputed_at) as n from event_purchases`,
  `select 'dispute ' || dispute as what, count(*) as n from payment_orders where dispute is not null group by 1`,
  `select 'live categories' as what, count(*) as n from menu_categories where deleted_at is null`,
  `select 'live items' as what, count(*) as n from menu_items where deleted_at is null`,
  `select 'translations' as what, count(*) as n from menu_words`,
  `select 'guests' as what, sum(guest_count) as n from guest_selections where deleted_at is null`,
  `select 'declines' as what, count(*) as n from declines where deleted_at is null`,
  `select 'versions of declines' as what, sum(version) as n from declines`,
  `select 'names of declines' as what, sum(submission_hash <> '') as n from declines`,
  `select 'kitchen links' as what, count(*) as n from kitchen_links`,
  `select 'revoked kitchen links' as what, count(revoked_at) as n from kitchen_links`,
  `select 'courses with a time' as what, count(served_at) as n from menu_categories`,
  `select 'sheets' as what, count(*) as n from sheets`,
  `select 'lines of sheets' as what, count(line) as n from sheet_lines`,
  `select 'seen sheets' as what, count(*) as n from sheet_seen`,
  `select 'tables' as what, count(*) as n from tables`,
  `select 'seats of tables' as what, sum(seats) as n from tables`,
  `select 'placed' as what, count(*) as n from placements where freed_at is null`,
  `select 'seats taken' as what, count(seat) as n from placements where freed_at is null`,
  `select 'seating versions' as what, sum(seating_version) as n from events`,
  `select 'invitations' as what, count(*) as n from invitations where deleted_at is null`,
  `select 'invited' as what, sum(invited_guests) as n from events`,
  `select 'answered invitations' as what, count(response_id) + count(decline_id) as n from invitations`,
  `select 'new personal links' as what, sum(link_version - 1) as n from invitations`,
  `select 'labels' as what, sum(label <> '') as n from invitations`,
  `select 'agreed' as what, count(*) as n from agreements`,
  `select 'versions' as what, sum(version) as n from guest_selections`,
  `select 'names' as what, sum(lead_guest_name <> '') as n from guest_selections`,
  `select 'told apart' as what, count(told_apart_at) as n from guest_selections`,
  `select 'addresses' as what, count(lead_guest_email) as n from guest_selections`,
  `select 'purchases' as what, count(*) as n from event_purchases where refunded_at is null`,
  `select 'order ' || status || ' ' || payment_status || ' ' || coalesce(needs_refund, '') as what, count(*) as n
    from payment_orders group by 1`,
  `select 'people' as what, count(*) as n from user`,
  `select 'confirmed' as what, sum(email_verified) as n from user`,
  `select 'suspended events' as what, count(suspended_at) as n from events`,
  `select 'paused with their planner' as what, count(planner_suspended_at) as n from events`,
  `select 'archived events' as what, count(*) as n from archived_events`,
  `select 'menus kept as ' || name as what, count(*) as n from menu_templates group by 1`,
  `select 'mails off' as what, count(*) as n from notifications_off`,
  `select 'names of people' as what, sum(name = 'Pat Planner') as n from user`,
  `select 'member ' || role || needs as what, count(*) as n from event_members group by 1`,
  `select 'offers, stays ' || stays || iif(accepted_at is null, ', open', ', accepted') as what, count(*) as n from handovers group by 1`,
  `select 'invited as ' || role || needs as what, count(*) as n from event_member_invitations group by 1`,
  `select 'new addresses' as what, count(*) as n from address_changes`,
  `select 'confirmed addresses' as what, count(confirmed_at) as n from address_changes`,
  `select 'passwords' as what, count(*) as n from passwords`,
  `select 'sessions' as what, count(*) as n from session`,
  `select 'audit ' || action as what, count(*) as n from audit_logs group by 1`,
  `select 'mail ' || kind || iif(sent_at is null, ' waits', ' sent') as what, count(*) as n from outbox group by 1`,
]

/** The counts as they are now. */
export async function counts(): Promise<Record<string, number>> {
  const rows = await rowsOfEach<[what: string, n: number | null]>(env.DB, counted, ['what', 'n'])
  return Object.fromEntries(rows.flat().map(([what, n]) => [what, n ?? 0]))
}

/** Differences of two counts. */
export function difference(
  before: Record<string, number>,
  after: Record<string, number>,
): Record<string, number> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return Object.fromEntries(
    names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]).filter(([, n]) => n !== 0),
  )
}
