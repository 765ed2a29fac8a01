import { type Change, diff, withoutErased } from '#sheets/rules/diff'
import type { Sheet, SheetBody } from '#sheets/shape/sheet'

type Value<Of> = Extract<Change, { of: Of }>['to'] & {}

const nothing: Sheet = { body: { ...({} as SheetBody), courses: [], tables: [] }, lines: [] }

/** A sheet after changes, without its erased lines. Throws a RangeError where an order lists a part that is not there. */
export function applyChanges(changes: readonly Change[], from: Sheet): Sheet {
  const parts = new Map<string, Change['to']>()
  for (const { of, path, to } of [...diff(nothing, withoutErased(from)), ...changes])
    parts.set(JSON.stringify([of, ...path]), to)
  const at = <Of extends Change['of']>(of: Of, ...path: string[]) => {
    const part = parts.get(JSON.stringify([of, ...path]))
    if (!part) throw new RangeError(`no ${of} ${path.join(' ')}`)
    return part as Value<Of>
  }
  const listed = (...path: string[]) =>
    (parts.get(JSON.stringify(['order', ...path])) ?? []) as Value<'order'>
  return {
    body: {
      ...at('head'),
      courses: listed('course').map((id) => ({
        ...at('course', id),
        items: listed('dish', id).map((item) => at('dish', id, item)),
      })),
      tables: listed('table').map((id) => at('table', id)),
    },
    lines: listed('special').map((id) => at('special', id)),
  }
}
