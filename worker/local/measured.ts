/** What a read cost: how often it went to the database, the rows D1 read for it, and its statements. */
export type Cost = { trips: number; rowsRead: number; statements: string[] }

/** A database that goes to the real one and keeps account of it. */
export function measured(d1: D1Database): { d1: D1Database; cost: Cost } {
  const cost: Cost = { trips: 0, rowsRead: 0, statements: [] }
  const measuring = new Proxy(d1, {
    get(target, name) {
      if (name === 'prepare')
        return (query: string) => {
          cost.statements.push(query)
          return target.prepare(query)
        }
      if (name === 'batch')
        return async (statements: D1PreparedStatement[]) => {
          cost.trips += 1
          const results = await target.batch(statements)
          for (const { meta } of results) cost.rowsRead += meta.rows_read
          return results
        }
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'function' ? (member.bind(target) as unknown) : member
    },
  })
  return { d1: measuring, cost }
}

/** The lines of a statement's query plan. */
export async function planOf(d1: D1Database, statement: string): Promise<string[]> {
  const holes = statement.match(/\?/g)?.length ?? 0
  const { results } = await d1
    .prepare(`explain query plan ${statement}`)
    .bind(...Array.from({ length: holes }, () => null))
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}
