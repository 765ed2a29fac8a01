type Migration = { name: string; sql: string }

const named = '["`\\[]?(\\w+)["`\\]]?'

/**
 * Finds migrations that would silently lose rows or triggers. D1 ignores `PRAGMA foreign_keys=OFF`, so dropping a table
 * empties the tables that reference it. Dropping a table also drops its triggers. The same file must copy the child tables
 * aside and back, and recreate the triggers.
 * @param migrations in the order they are applied
 * @returns one sentence per fault
 */
export function destructions(migrations: Migration[]): string[] {
  const parents = new Map<string, Set<string>>()
  const triggers = new Map<string, Set<string>>()
  const errors: string[] = []
  for (const { name, sql } of migrations) {
    for (const [, dropped = ''] of sql.matchAll(
      new RegExp(`DROP\\s+TABLE\\s+(?:IF\\s+EXISTS\\s+)?${named}`, 'gi'),
    )) {
      const after = sql.slice(
        sql.search(new RegExp(`DROP\\s+TABLE\\s+(?:IF\\s+EXISTS\\s+)?["\`\\[]?${dropped}`, 'i')),
      )
      for (const child of parents.get(dropped) ?? [])
        if (!new RegExp(`INSERT\\s+INTO\\s+["\`\\[]?${child}\\b`, 'i').test(after))
          errors.push(`${name} drops ${dropped}, which empties ${child}: copy it aside before and back after`)
      for (const trigger of triggers.get(dropped) ?? [])
        if (!new RegExp(`CREATE\\s+TRIGGER\\s+${trigger}\\b`, 'i').test(after))
          errors.push(`${name} drops ${dropped} and with it the trigger ${trigger}: create it again`)
    }
    for (const [, table = '', body = ''] of sql.matchAll(
      new RegExp(`CREATE\\s+TABLE\\s+${named}\\s*\\(([\\s\\S]*?)\\n\\)`, 'gi'),
    ))
      for (const [, parent = ''] of body.matchAll(new RegExp(`REFERENCES\\s+${named}`, 'gi')))
        add(parents, parent, table)
    for (const [, trigger = '', table = ''] of sql.matchAll(
      new RegExp(`CREATE\\s+TRIGGER\\s+${named}[\\s\\S]*?\\sON\\s+${named}`, 'gi'),
    ))
      add(triggers, table, trigger)
  }
  return errors
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value))
}
