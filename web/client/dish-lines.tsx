import type { SharedWords } from '#languages/language'
import { type Mark, marks } from '#menu/rules/dish'
import type { DishFields } from '#menu/shape/dish'
import type { InOtherLanguage } from '#menu/shape/menu'
import { InEventLanguage } from './in-event-language.tsx'
import { useWords } from './words.tsx'

/** A dish as it is shown. `statementLine` says what is stated of it. */
type Shown = DishFields & {
  statementLine?: string | undefined
  lineInEventLanguage?: InOtherLanguage | undefined
}
type Key = Exclude<keyof Shown, 'name' | 'lineInEventLanguage'>

/** The lines below a dish's name that it has, in their order. */
function linesOf(dish: Shown): Key[] {
  return (['description', ...marks, 'statementLine'] as const).filter((key) => dish[key])
}

function isMark(key: Key): key is Mark {
  return marks.some((mark) => mark === key)
}

function textOf(key: Key, dish: Shown, { menu }: SharedWords): string | undefined {
  return isMark(key) ? menu.markNames[key] : dish[key]
}

/** The lines below a dish's name. @param id from which each line has an id of its own, for `dishLineIds` */
export function DishLines({ dish, id }: { dish: Shown; id?: string }) {
  const words = useWords()
  const { lineInEventLanguage } = dish
  return (
    <>
      {linesOf(dish).map((key) => (
        <span
          key={textOf(key, dish, words)}
          id={id && `${id}-${key}`}
          className={`description of-${isMark(key) ? 'mark' : key}`}
        >
          {key === 'description' ? <bdi>{dish.description}</bdi> : textOf(key, dish, words)}
        </span>
      ))}
      {lineInEventLanguage && (
        <span className="description">
          <InEventLanguage {...lineInEventLanguage} />
        </span>
      )}
    </>
  )
}

/** The ids of a dish's lines. */
export function dishLineIds(dish: Shown, id: string): string[] {
  return linesOf(dish).map((key) => `${id}-${key}`)
}
