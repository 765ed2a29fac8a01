import type { DishFields } from '#menu/shape/menu'
import { forChildren } from '#menu/words/shared'

/** A dish as it is shown: `line` is what is stated of it. */
type Shown = DishFields & { line?: string | undefined }
type Key = Exclude<keyof Shown, 'name'>

/** What stands below a dish's name, in this order. */
const lines: Record<Key, (dish: Shown) => string | false | undefined> = {
  description: ({ description }) => description,
  forChildren: (dish) => dish.forChildren && forChildren,
  line: ({ line }) => line,
}

function linesOf(dish: Shown): { key: Key; text: string }[] {
  const keys = Object.keys(lines) as Key[]
  return keys.flatMap((key) => {
    const text = lines[key](dish)
    return text ? [{ key, text }] : []
  })
}

/** The lines below a dish's name. @param id from which each line has an id of its own, for `dishLineIds` */
export function DishLines({ dish, id }: { dish: Shown; id?: string }) {
  return linesOf(dish).map(({ key, text }) => (
    <span key={text} id={id && `${id}-${key}`} className={`description of-${key}`}>
      {text}
    </span>
  ))
}

/** The ids of a dish's lines. */
export function dishLineIds(dish: Shown, id: string): string[] {
  return linesOf(dish).map(({ key }) => `${id}-${key}`)
}
