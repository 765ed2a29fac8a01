import { event, planner } from '../fixtures.ts'
import { type Harness, type Target, vars } from '../workers/harness.ts'
import { connections, fired, typical } from './load.ts'
import { type Ratio, ratio } from './pairs.ts'

const [many, few] = [2000, 20]
/** Rows of one call: a chunk of the import holds at most 60 KB. */
const chunk = 400

type Row = { rowNo: number; label: string; people: { name: string }[]; email: string }

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    rowNo: at + 1,
    label: `Party ${String(at).padStart(4, '0')}`,
    email: `guest${at}@example.com`,
    people: [{ name: `Ann Featherstone ${at}` }],
  }))

/** Sends rows in chunks, one after another. Returns how long all took, in milliseconds. */
async function sent(
  url: URL,
  headers: Record<string, string>,
  rows: Row[],
  bodyOf: (rows: Row[]) => object,
): Promise<number> {
  const agent = connections(1)
  const started = performance.now()
  try {
    for (let at = 0; at < rows.length; at += chunk)
      await fired({ url, headers, body: JSON.stringify(bodyOf(rows.slice(at, at + chunk))) }, agent)
  } finally {
    agent.destroy()
  }
  return performance.now() - started
}

/** R8: compares an import with as many bare inserts, and a page of a long guest list with the whole of a short one. */
export async function lists({ ours, filled, bare }: Harness, pairs: number): Promise<Ratio[]> {
  const own = await planner(ours)
  const headers = { cookie: own.cookie, origin: vars.ORIGIN }
  const imported = async (stand: Target, as: Record<string, string>, plannerId: string, count: number) => {
    const { id } = await event(stand, plannerId, [1, 1])
    const importId = crypto.randomUUID()
    const url = new URL(`/api/events/${id}/invitations/import`, stand.url)
    return { id, took: await sent(url, as, rowsOf(count), (rows) => ({ importId, rows })) }
  }
  const inserts = new URL('/inserts', bare.url)
  const other = await planner(filled)
  const theirs = { cookie: other.cookie, origin: vars.ORIGIN }
  const [long, short] = [
    await imported(filled, theirs, other.id, many),
    await imported(filled, theirs, other.id, few),
  ]
  const last = await filled.db
    .prepare('select id from invitations where event_id = ?1 order by sort_key, id limit 1 offset ?2')
    .bind(long.id, many - few - 1)
    .first<string>('id')
  const page =
    (id: string, query = '') =>
    () =>
      typical(30, () => ({
        url: new URL(`/api/events/${id}/invitations${query}`, filled.url),
        headers: theirs,
      }))
  return [
    await ratio(
      {
        id: 'R8',
        what: `import of ${many} parties ÷ as many bare inserts`,
        unit: 'ms',
        goal: { most: 2 },
      },
      Math.min(pairs, 5),
      async () => (await imported(ours, headers, own.id, many)).took,
      () => sent(inserts, {}, rowsOf(many), (rows) => ({ rows })),
    ),
    await ratio(
      {
        id: 'R8',
        what: `${few} parties of a list of ${many} ÷ of a list of ${few}`,
        unit: 'ms p50',
        goal: { most: 1.2 },
      },
      pairs,
      page(long.id, `?after=${last ?? ''}`),
      page(short.id),
    ),
  ]
}
