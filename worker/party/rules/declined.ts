/** True for a decline whose names were erased: one that stands names at least its lead guest. */
export function isErased([lead = '']: readonly string[]): boolean {
  return lead === ''
}
