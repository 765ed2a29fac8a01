import * as z from 'zod/mini'
import { ownId } from '../../core/shapes.ts'

/** Rows of one call. A chunk of at most 60 KB rarely holds as many. */
const rowsMax = 500

/** A row of a file by its number: a party as `newInvitation` reads it. Each is checked alone, so that one fault stops no other. */
const row = z.looseObject({ rowNo: z.int().check(z.gte(1), z.lte(100_000)) })

/** A chunk of a file. Sent again under its import's id, it adds nothing twice. */
export const importChunk = z.object({
  importId: ownId,
  rows: z.array(row).check(
    z.minLength(1),
    z.maxLength(rowsMax),
    z.refine((rows) => new Set(rows.map(({ rowNo }) => rowNo)).size === rows.length),
  ),
})
export type ImportChunk = z.infer<typeof importChunk>

/** Outcome of a chunk: how many of its rows are on the list, which were there already, and which could not be added. */
export type ImportedChunk = {
  added: number
  doubled: number[]
  refused: { rowNo: number; reason: string }[]
}

/** Outcome of an undo: what it took off the list. Parties that have answered by then stay. */
export type UndoneImport = { removed: number; kept: number }
