import type { Sheet, SheetDish, SheetSpecialGuest } from '../shape/sheet.ts'
import type { AboutSpecialGuest, BareNeed, NamedGuestDish } from './about.ts'
import { isSameContent } from './canonical.ts'
import type { Change } from './diff.ts'

/** Changes of a special guest, except their seat. */
export function aboutSpecialGuest(change: Change, before: Sheet, after: Sheet): AboutSpecialGuest[] {
  if (change.of !== 'special') return []
  const [was, is] = [change.from?.line ?? null, change.to?.line ?? null]
  const specialNumber = change.to?.special ?? change.from?.special ?? null
  if (!is) return [{ specialNumber, kind: 'gone', line: was }]
  if (!was) return [{ specialNumber, kind: 'new', line: is }]
  const needs = { from: was.needs.map(whatAndHow), to: is.needs.map(whatAndHow) }
  return [
    ...(isSameContent(needs.from, needs.to) ? [] : [{ specialNumber, kind: 'needs' as const, ...needs }]),
    ...(was.words === is.words
      ? []
      : [{ specialNumber, kind: 'words' as const, from: was.words, to: is.words }]),
    ...dishesOf(was, is, before, after).map((about) => ({ specialNumber, kind: 'dish' as const, ...about })),
    ...(was.name === is.name ? [] : [{ specialNumber, kind: 'name' as const, from: was.name, to: is.name }]),
  ]
}

function whatAndHow({ what, how }: BareNeed): BareNeed {
  return { what, ...(how && { how }) }
}

function dishesOf(was: SheetSpecialGuest, is: SheetSpecialGuest, before: Sheet, after: Sheet) {
  const ids = [...new Set([...is.dishes, ...was.dishes].map(({ categoryId }) => categoryId))]
  return ids.flatMap((id) => {
    const [from, to] = [dishOnSheetOf(was, before, id), dishOnSheetOf(is, after, id)]
    const course = courseName(after, id) ?? courseName(before, id) ?? ''
    return isSameContent(asServed(from), asServed(to)) ? [] : [{ course, from, to }]
  })
}

function dishOnSheetOf(guest: SheetSpecialGuest, { body }: Sheet, categoryId: string): NamedGuestDish | null {
  const dish = guest.dishes.find((one) => one.categoryId === categoryId)
  if (!dish) return null
  const course = body.courses.find((one) => one.categoryId === categoryId)
  const name = course?.items.find(({ id }) => id === dish.itemId)?.name ?? null
  return { dish, name, needs: guest.needs.map(whatAndHow) }
}

/** A dish as the kitchen reads it, to be compared. A missing course equals one where nothing is chosen. */
function asServed(from: NamedGuestDish | null) {
  return from && from.dish.itemId !== null ? servedFields(from.dish) : null
}

function servedFields({ itemId, needs, wish, changed, alternative }: SheetDish) {
  return {
    itemId,
    needs: needs.map(({ what, state }) => ({ what, state })),
    asItIs: wish === 'as_is',
    changed,
    alternative: alternative && {
      words: alternative.words,
      agreedBy: alternative.agreedBy,
      link: alternative.linkLabel,
    },
  }
}

function courseName({ body }: Sheet, id: string): string | undefined {
  return body.courses.find(({ categoryId }) => categoryId === id)?.name
}
