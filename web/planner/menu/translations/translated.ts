import type { BothSides } from '#core/shapes'
import { type NamedLanguage, namedLanguages } from '#languages/names'
import type { Category } from '#menu/shape/menu'
import type { MainText, MenuInLanguage, MenuWords } from '#menu/shape/menu-words'
import type { Words } from './column.ts'

/** Words as they are typed. `was` is what was stored when that began: what others store meanwhile is asked about. */
export type Typing = Words & { was?: MainText }

/** Words in one language by the ids of courses and dishes. */
export type ById = Readonly<Record<string, Typing>>

export type Entity = { id: string; course: boolean; main: MainText }

/** Courses and dishes in the order of the menu, each with its main text. */
export function entitiesOf(menu: readonly Category[]): Entity[] {
  return menu.flatMap(({ id, name, items }) => [
    { id, course: true, main: { name, description: '' } },
    ...items.map((item) => ({
      id: item.id,
      course: false,
      main: { name: item.name, description: item.description },
    })),
  ])
}

const sameText = (a: MainText, b: MainText) => a.name === b.name && a.description === b.description

/** Those of an event's translations that are in a language. */
export function wordsIn(words: readonly MenuWords[], language: string): Map<string, MenuWords> {
  return new Map(words.filter((one) => one.language === language).map((one) => [one.id, one]))
}

/** True where the main text has changed since. */
export function isToLookAt({ main }: Entity, stored: MenuWords | undefined): boolean {
  return stored !== undefined && !sameText(stored.of, main)
}

/** Counts of a language: texts with a name, texts in all, and those whose main text has changed since. */
export function progressOf(entities: readonly Entity[], stored: ReadonlyMap<string, MenuWords>) {
  return {
    all: entities.length,
    done: entities.filter(({ id }) => stored.has(id)).length,
    toLookAt: entities.filter((entity) => isToLookAt(entity, stored.get(entity.id))).length,
  }
}

/** A language, and how many of its translations were made of another main text. */
export type ToLookAt = { language: NamedLanguage; count: number }

/** Languages of which some translations are to look at. */
export function toLookAtIn(menu: readonly Category[], words: readonly MenuWords[]): ToLookAt[] {
  const entities = entitiesOf(menu)
  return namedLanguages
    .map((language) => ({ language, count: progressOf(entities, wordsIn(words, language)).toLookAt }))
    .filter(({ count }) => count > 0)
}

/** Unsaved texts with their course or dish, in the order of the menu. */
export function unsavedOf(entities: readonly Entity[], stored: ReadonlyMap<string, MenuWords>, typed: ById) {
  return entities.flatMap((entity) => {
    const words = typed[entity.id]
    const before = stored.get(entity.id) ?? { name: '', description: '' }
    return words && !sameText(words, before) ? [{ entity, words }] : []
  })
}

/** Words as they are sent, each with the main text beside which it was written. */
export function sentOf(list: readonly { entity: Entity; words: Typing }[]): MenuInLanguage {
  const courses = list.filter(({ entity }) => entity.course)
  const dishes = list.filter(({ entity }) => !entity.course)
  return {
    courses: courses.map(({ entity, words: { name, was } }) => ({
      id: entity.id,
      of: entity.main,
      name,
      ...(was && { was }),
    })),
    dishes: dishes.map(({ entity, words: { name, description, was } }) => ({
      id: entity.id,
      of: entity.main,
      name,
      description,
      ...(was && { was }),
    })),
  }
}

/** A field of a course or dish, as a question about both sides of it names it. */
export const fieldOf = (id: string, field: keyof MainText) => `${id} ${field}`

/** Unsaved words once it is decided which side of each field stays. */
export function decided(
  list: readonly { entity: Entity; words: Typing }[],
  both: readonly BothSides[],
  chosen: Readonly<Record<string, 'yours' | 'theirs'>>,
): { entity: Entity; words: Typing }[] {
  return list.map(({ entity, words }) => {
    const [now, was] = [{ ...words }, { ...(words.was ?? { name: '', description: '' }) }]
    for (const field of ['name', 'description'] as const) {
      const found = both.find(({ of }) => of === fieldOf(entity.id, field))
      if (!found) continue
      was[field] = String(found.theirs)
      if (chosen[found.of] === 'theirs') now[field] = was[field]
    }
    return { entity, words: { ...now, was } }
  })
}

/** Errors of what was sent, by the entity's id and its field. */
export function errorsOf({ courses = [], dishes = [] }: MenuInLanguage, fields: Record<string, string>) {
  const lists: Record<string, { id: string }[]> = { courses, dishes }
  return Object.fromEntries(
    Object.entries(fields).map(([path, error]) => {
      const [list = '', at = '', field = ''] = path.split('.')
      return [`${lists[list]?.[Number(at)]?.id} ${field}`, error]
    }),
  )
}
