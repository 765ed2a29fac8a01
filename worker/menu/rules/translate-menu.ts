import type { Translated } from '../shape/menu.ts'

type Text = { name: string; description: string }
type Dish = Translated<Text>
type Course = Translated<{ name: string }> & { items: readonly Dish[] }
type Named<C extends Course> = Omit<C, 'items' | 'words'> & {
  items: (Omit<C['items'][number], 'words'> & { main?: Text | undefined })[]
}

/** A dish in a language: with its main text beside the translated one, and no other language left of it. */
function dishIn({ words, ...dish }: Dish, language: string) {
  const own = words?.[language]
  if (!own) return dish
  const { name, description: main } = dish
  // A gap shows the main text, here as elsewhere.
  const description = own.description || main
  if (own.name === name && description === main) return dish
  return { ...dish, name: own.name, description, main: { name, description: main } }
}

/**
 * A menu by its names in a language. What has none there keeps its main one.
 * @param language its tag
 */
export function translateMenu<C extends Course>(categories: readonly C[], language: string): Named<C>[] {
  return categories.map(({ words, items, ...category }) => ({
    ...category,
    name: words?.[language]?.name ?? category.name,
    items: items.map((item) => dishIn(item, language)) as Named<C>['items'],
  }))
}
