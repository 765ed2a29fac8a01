import { Refusal } from '#core/http/refusal'

/**
 * Parses a cursor: the sort values of the last row of the previous page. Null for the first page.
 * @throws Refusal 400 `invalid` for a cursor that was never handed out
 */
export function parseCursor(after: string, length: number): (string | number)[] | null {
  if (after === '') return null
  const place = parsed(after)
  const known =
    Array.isArray(place) &&
    place.length === length &&
    place.every((value) => typeof value === 'string' || Number.isFinite(value))
  if (!known) throw new Refusal('list_query_invalid')
  return place as (string | number)[]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
