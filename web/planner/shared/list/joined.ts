/**
 * A list while its pages are read anew: what was read, then those of the list before that come after it.
 * @param isAfter whether one comes after the last that was read, in the order of both lists
 */
export function joined<One>(
  read: readonly One[],
  before: readonly One[],
  isAfter: (one: One, last: One) => boolean,
): One[] {
  const last = read.at(-1)
  if (last === undefined) return [...before]
  const from = before.findIndex((one) => isAfter(one, last))
  return from < 0 ? [...read] : [...read, ...before.slice(from)]
}
