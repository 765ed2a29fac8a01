import type { SheetLine } from '#sheets/shape/sheet'

/** The lines of a sheet after the database erased a response, or one person of it: the text is gone, the numbers stay. */
export function erasedLines(lines: readonly SheetLine[], responseId: string, personId?: string): SheetLine[] {
  const concerns = (line: SheetLine) =>
    line.responseId === responseId && (personId === undefined || line.personId === personId)
  return lines.map((line) => (concerns(line) ? { ...line, line: null } : line))
}
