import { type Mark, marks } from '#menu/rules/dish'
import type { DishFields } from '#menu/shape/dish'
import { markNames } from '#menu/words/shared'

/** A dish as it is shown: `line` is what is stated of it. */
type Shown = DishFields & { line?: string | undefined }
type Key = Exclude<keyof Shown, 'name'>
type Line = (dish: Shown) => string | false | undefined

const ofMarks = Object.fromEntries(
  marks.map((mark): [Mark, Line] => [mark, (dish) => dish[mark] && markNames[mark]]),
) as Record<Mark, Line>

/** Lines below a dish's name, in this order. */
const lines: Record<Key, Line> = {
  description: ({ description }) => description,
  ...ofMarks,
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
    <span key={text} id={id && `${id}-${key}`} className={`description of-${key in ofMarks ? 'mark' : key}`}>
      {text}
    </span>
  ))
}

/** The ids of a dish's lines. */
export function dishLineIds(dish: Shown, id: string): string[] {
  return linesOf(dish).map(({ key }) => `${id}-${key}`)
}
