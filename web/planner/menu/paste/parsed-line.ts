/** The part of a menu that a pasted line is; `out` is left out. */
export type LineKind = 'course' | 'dish' | 'description' | 'out'

/** A line of a pasted menu as it is read. `line` counts from 1, as an editor shows it. */
export type ParsedLine = { kind: LineKind; line: number; name: string; description: string }
