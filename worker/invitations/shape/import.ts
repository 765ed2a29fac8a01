import * as z from 'zod/mini'
import { clientUuid } from '../../core/shapes.ts'

/** Rows of one call. A chunk of at most 60 KB rarely holds as many. */
const rowsMax = 500

/**
 * A row of a file by its number: a party as `newInvitation` reads it. Each is checked alone, so that one fault stops no other.
 * With `fill`, the id of an invitation, it adds none: the empty fields of that one get the row's values.
 */
const row = z.looseObject({
  rowNo: z.int().check(z.gte(1), z.lte(100_000)),
  fill: z.catch(z.optional(clientUuid), undefined),
})

/**
 * A chunk of a file. Sent again under its import's id, it adds nothing twice. `again` adds parties, too, that are on the list
 * from elsewhere.
 */
export const importChunk = z.object({
  importId: clientUuid,
  again: z.optional(z.boolean()),
  rows: z.array(row).check(
    z.minLength(1),
    z.maxLength(rowsMax),
    z.refine((rows) => new Set(rows.map(({ rowNo }) => rowNo)).size === rows.length),
  ),
})
export type ImportChunk = z.infer<typeof importChunk>

/**
 * Outcome of a chunk: how many of its rows are on the list, of which rows invitations were filled in, which were there
 * already as they are, and which could not be added.
 */
export type ImportedChunk = {
  added: number
  filled: number[]
  doubled: number[]
  refused: { rowNo: number; reason: string }[]
}

/** Outcome of an undo: what it took off the list. Parties that have answered by then stay. */
export type UndoneImport = { removed: number; kept: number }

/** Imports that can still be undone, the newest first: when each began, and how many parties of it are on the list. */
export type UndoableImports = { imports: { id: string; at: number; parties: number }[] }
