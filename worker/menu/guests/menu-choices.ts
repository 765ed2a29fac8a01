/**
 * Choices of a live category: its items, with the menu version in which each last changed, and the one in which
 * its contents did for those of which something was ever stated.
 */
export type CategoryChoices = {
  name: string
  required: boolean
  items: ReadonlyMap<string, number>
  contentsChangedIn?: ReadonlyMap<string, number>
}

/** Choices of the live menu, by the categories' ids. */
export type MenuChoices = ReadonlyMap<string, CategoryChoices>

/** The statement for the choices of the live menu of the event of a code (`?1`). Rows are `MenuChoicesRow`. */
export const menuChoicesSql = `select c.id as category, c.name, c.required, i.id as item, i.changed_in as changedIn,
  i.contents_version as contentsVersion
  from events e
  join menu_categories c on c.event_id = e.id and c.deleted_at is null
  left join menu_items i on i.category_id = c.id and i.deleted_at is null
  where e.event_code = ?1`

export type MenuChoicesRow = {
  category: string
  name: string
  required: number
  item: string | null
  changedIn: number | null
  contentsVersion: number | null
}

/** Rows of `menuChoicesSql` by category. */
export function menuChoicesOf(rows: MenuChoicesRow[]): MenuChoices {
  type Numbers = Map<string, number>
  const menu = new Map<string, CategoryChoices & { items: Numbers; contentsChangedIn: Numbers }>()
  for (const { category, name, required, item, changedIn, contentsVersion } of rows) {
    const found = menu.get(category) ?? {
      name,
      required: required === 1,
      items: new Map(),
      contentsChangedIn: new Map(),
    }
    if (item !== null) found.items.set(item, changedIn ?? 0)
    if (item !== null && contentsVersion) found.contentsChangedIn.set(item, contentsVersion)
    menu.set(category, found)
  }
  return menu
}
