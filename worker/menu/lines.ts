import type { NamedLanguage } from '#languages/names'
import { repeatLanguage } from '#languages/repeat-language'
import { statesAnything } from '#needs/rules/contents'
import type { OwnNeed } from '#needs/rules/needs'
import { dishesOf } from '#needs/rules/stored-contents'
import type { statedUnderDish } from '#needs/words/shared-contents'
import type { Category } from './shape/menu.ts'

export type LineWords = { lang: string; needs: { statedUnderDish: typeof statedUnderDish } }

/**
 * A menu with the line that stands under each dish, as a finished sentence: the page shows it without a script, and
 * brings no code for it. Of a menu that states nothing no dish has one.
 * @param ownNeeds needs of the event
 * @param words of the guest's language
 * @param language the event's; left out where the menu is written in the guest's
 */
export function withContentsLines(
  categories: Category[],
  ownNeeds: readonly OwnNeed[],
  words: LineWords,
  language?: NamedLanguage,
): Category[] {
  const other = language && repeatLanguage(words.lang, language)?.guest
  if (!statesAnything(dishesOf(categories).values())) return categories
  return categories.map((category) => ({
    ...category,
    items: category.items.map((item) => ({
      ...item,
      statementLine: words.needs.statedUnderDish(item.contents ?? [], ownNeeds),
      ...(other && {
        lineInEventLanguage: {
          lang: other.lang,
          text: other.needs.statedUnderDish(item.contents ?? [], ownNeeds),
        },
      }),
    })),
  }))
}
