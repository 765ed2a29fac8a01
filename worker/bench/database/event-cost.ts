import { rowsWritten } from './rows-written.ts'

/** Bytes in D1 of an event of a hundred guests with its mails and its log: measured by `event-bytes.test.ts`. */
export const storedByEvent = 200_000

/** Rows it writes at once for a hundred guests or twelve specials: measured by the same test. */
export const writtenAtOnce = { 'fill the tables': 507, 'issue a sheet': 45 }
/** The mail that tells a kitchen of a sheet, queued and sent, in rows: what the sheet's verb writes more with an address. */
const mailsOfSheet = 14

// An ordinary event of a hundred guests: 40 pairs and 20 who come alone answer with an address, and every fifth party has
// a need and changes its answer once.
const verbs: Record<string, number> = {
  'create an event': 1,
  'change an event': 1,
  'create a category': 3,
  'create an item': 12,
  'state what is in a dish': 12,
  'start a checkout': 1,
  'hear of a payment': 1,
  'make a link for the kitchen': 1,
  'tell the kitchen what it has to know': 1,
  'submit an answer': 60,
  'edit an answer': 12,
  'withdraw an answer': 1,
  'tell that a party cannot come': 4,
  'answer on a guest’s behalf': 2,
  'correct an answer': 3,
  'agree what is served instead': 5,
  'make twelve tables': 1,
  'say that a sheet was seen': 3,
  'download the answers': 1,
  'the clock tells of a full and of a closed event': 1,
}
const sheets = 3

type Look = { times: number; requests: number; views: number; rowsRead: number }
// Pages that are opened. A guest's page asks for itself and a live view; the planner looks at the dashboard and at each of
// an event's pages. A view lasts some seven minutes, and a page that stays open then opens another. The rows are those of `event-bytes.test.ts`.
const looks: Record<string, Look> = {
  'a guest’s page, twice a party': { times: 128, requests: 2, views: 1, rowsRead: 1 },
  'a guest’s edit link': { times: 16, requests: 2, views: 1, rowsRead: 5 },
  'the planner’s pages': { times: 20, requests: 9, views: 3, rowsRead: 1650 },
  'the kitchen’s page': { times: 10, requests: 3, views: 1, rowsRead: 300 },
  'the kitchen’s page, left open for ten hours': { times: 80, requests: 1, views: 1, rowsRead: 2 },
}
// Rows read by a response or another verb, with its mail.
const readByVerb = 60
// Purging writes one row for each mail and each line of the log.
const purged = 90 + 145

/** Rows an event's desk writes to count changes until they are forgotten, as `desk-rows.test.ts` measures. */
export const deskRowsOf = { counts: 916 }

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

/**
 * Cost of a thousand such events: requests to the Worker and to desks (a verb, a live view and the alarm that ends it
 * are one each), rows that desks write (an alarm is one), rows of D1, mails and bytes.
 */
export function costOfThousand() {
  const written = Object.entries(verbs).map(([verb, times]) => times * (rowsWritten[verb] ?? Number.NaN))
  const atOnce = writtenAtOnce['fill the tables'] + sheets * (writtenAtOnce['issue a sheet'] + mailsOfSheet)
  const acts = sum(Object.values(verbs)) + 1 + sheets
  const each = Object.values(looks)
  const views = sum(each.map(({ times, views }) => times * views))
  const thousand = (one: number) => one * 1000
  return {
    requests: thousand(acts + sum(each.map(({ times, requests }) => times * requests))),
    deskRequests: thousand(acts + 2 * views),
    deskRows: thousand(deskRowsOf.counts + views),
    rowsRead: thousand(acts * readByVerb + sum(each.map(({ times, rowsRead }) => times * rowsRead))),
    rowsWritten: thousand(sum(written) + atOnce + purged),
    mails: thousand(90),
    bytes: thousand(storedByEvent),
  }
}
