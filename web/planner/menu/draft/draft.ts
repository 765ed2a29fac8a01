import { itemsPerCategory } from '#core/limits'
import { copyOf } from '#menu/rules/copy'
import { type Category, type CategoryInput, categoryInput, type ItemInput, itemInput } from '#menu/shape/menu'
import type { AddedMenu } from '#menu/shape/requests'
import { categoryLimitReached, itemLimitReached, listedTwice } from '#menu/words/planner'
import type { SentDishStatements } from '#needs/rules/stored-contents'

/** Dishes to be added to a menu. The ids are theirs from the start, so that adding them again adds nothing. */
export type DraftItem = ItemInput & SentDishStatements & { id: string }
/** `existing`: the category is on the menu already, and only its dishes are added. */
export type DraftCategory = CategoryInput & {
  id: string
  existing: boolean
  items: DraftItem[]
}
export type Draft = DraftCategory[]

/** A remark on a line. `excess` is beyond a limit; a `note` does not hinder adding. */
export type Remark = { error?: string; excess?: string; note?: string }

/** A name as it is compared: two of a menu's may differ in capitals alone. */
export const folded = (name: string) => name.normalize('NFKC').toLowerCase()

/** Another event's categories, to be added as new ones. */
export function draftFrom(categories: readonly Category[]): Draft {
  return copyOf(categories).map((one) => ({ ...one, name: one.name ?? '', existing: false }))
}

/** Remarks on the lines, by id. Lines without one are missing. */
export function remarksOn(
  draft: Draft,
  menu: readonly Category[],
  maxCategories: number,
): Map<string, Remark> {
  const remarks = new Map<string, Remark>()
  const remark = (id: string, { error, excess, note }: Remark) => {
    if (error) remarks.set(id, { error })
    else if (excess) remarks.set(id, { excess })
    else if (note) remarks.set(id, { note })
  }
  let places = maxCategories - menu.length
  for (const category of draft) {
    const onMenu = menu.find(({ id }) => id === category.id)?.items ?? []
    const fits = category.existing || places > 0
    if (!category.existing && fits) places--
    if (!category.existing)
      remark(category.id, {
        error: errorOf(categoryInput.safeParse(category)),
        ...(!fits && { excess: categoryLimitReached(maxCategories) }),
      })
    const names = new Set(onMenu.map(({ name }) => folded(name)))
    for (const [index, item] of category.items.entries()) {
      const twice = names.has(folded(item.name))
      names.add(folded(item.name))
      remark(item.id, {
        error: errorOf(itemInput.safeParse(item)),
        ...(onMenu.length + index >= itemsPerCategory && { excess: itemLimitReached(itemsPerCategory) }),
        ...(twice && { note: listedTwice }),
      })
    }
  }
  return remarks
}

function errorOf(parsed: ReturnType<typeof categoryInput.safeParse>): string {
  return parsed.error?.issues[0]?.message ?? ''
}

/** The draft with one of its lines changed. */
export function withChange(draft: Draft, id: string, change: Partial<ItemInput>): Draft {
  return draft.map((category) =>
    category.id === id
      ? { ...category, name: change.name ?? category.name }
      : {
          ...category,
          items: category.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
        },
  )
}

/** The draft without some of its lines; a category goes with its dishes. */
export function without(draft: Draft, ids: ReadonlySet<string>): Draft {
  return draft
    .filter(({ id }) => !ids.has(id))
    .map((category) => ({ ...category, items: category.items.filter(({ id }) => !ids.has(id)) }))
    .filter(({ existing, items }) => !existing || items.length > 0)
}

/** Number of items and categories a draft adds. */
export function sizeOf(draft: Draft): { items: number; categories: number } {
  return {
    items: draft.reduce((sum, { items }) => sum + items.length, 0),
    categories: draft.filter(({ existing }) => !existing).length,
  }
}

/** The draft as it is sent. */
export function addedMenuOf(draft: Draft): AddedMenu {
  return {
    categories: draft.map(({ id, existing, name, required, items }) => ({
      id,
      ...(!existing && { name, ...(required && { required }) }),
      items,
    })),
  }
}

/** The draft as lines, to be pasted again. */
export function linesOf(draft: Draft): string {
  const dish = ({ name, description }: DraftItem) => (description ? `${name} - ${description}` : name)
  return draft
    .map(({ name, items }) => [...(name ? [`${name}:`] : []), ...items.map(dish)].join('\n'))
    .join('\n\n')
}
