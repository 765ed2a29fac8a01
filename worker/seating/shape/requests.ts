import * as z from 'zod/mini'
import {
  seatInvalid,
  tableCountInvalid,
  tableNameRequired,
  tableNameTooLong,
  tableSeatsInvalid,
} from '#seating/words/planner'
import { changedFrom, clientUuid, line, randomMenuId } from '../../core/shapes.ts'
import { importRowsMax, movesMax, tableNameMax, tablesMax } from '../rules/limits.ts'
import { guestKey, seatsMax } from '../rules/seating.ts'

// Requests of the planner's page. Pages need the types alone.

const importCellsMax = 60
const importCellMax = 1000

const id = z.string().check(z.minLength(1), z.maxLength(64))
const seats = z.int(tableSeatsInvalid).check(z.gte(1, tableSeatsInvalid), z.lte(seatsMax, tableSeatsInvalid))
const count = z.int(tableCountInvalid).check(z.gte(1, tableCountInvalid), z.lte(tablesMax, tableCountInvalid))

const name = line(tableNameRequired, tableNameMax, tableNameTooLong)

/** A table's name and seats. */
export const tableInput = z.object({ name, seats })
export type TableInput = z.infer<typeof tableInput>

/** A change of a table. Where it says what each changed field `was`, the other stays as it is stored. */
export const tableChange = z.extend(tableInput, { was: changedFrom(['name', 'seats']) })
export type TableChange = z.infer<typeof tableChange>

/**
 * New tables: one by its name, or a number of them ("12 tables of 8"), which are numbered. The page may draw the ids: sent
 * again, they name the same tables.
 */
export const newTables = z
  .object({
    name: z.optional(name),
    id: z.optional(randomMenuId),
    count: z.optional(count),
    ids: z.optional(
      z.array(randomMenuId).check(
        z.maxLength(tablesMax),
        z.refine((ids) => new Set(ids).size === ids.length),
      ),
    ),
    seats,
  })
  .check(
    z.refine((wanted) => (wanted.name === undefined) !== (wanted.count === undefined), {
      path: ['name'],
      error: tableNameRequired,
    }),
    z.refine(({ ids, count: many }) => ids === undefined || ids.length === many),
  )
export type NewTables = z.infer<typeof newTables>

/** The complete list of tables in a new order. */
export const tableOrder = z.object({
  tables: z.array(id).check(
    z.maxLength(tablesMax),
    z.refine((ids) => new Set(ids).size === ids.length),
  ),
})

/** Switches of an event's tables and their seats. A switch left out stays. */
export const seatingSwitches = z.object({ on: z.optional(z.boolean()), seats: z.optional(z.boolean()) })
export type SeatingSwitches = z.infer<typeof seatingSwitches>

const move = z.object({
  responseId: id,
  personId: id,
  tableId: z.nullable(id),
  seat: z.nullish(z.int(seatInvalid).check(z.gte(1, seatInvalid), z.lte(seatsMax, seatInvalid))),
  fillId: z.optional(id),
})

/** Moves of people: to a table, to a seat, or with null from their table. All happen, or none. */
export const placementsInput = z.object({
  placements: z.array(move).check(
    z.minLength(1),
    z.maxLength(movesMax),
    z.refine((moves) => new Set(moves.map(guestKey)).size === moves.length),
    z.refine((moves) => {
      const taken = moves.filter(({ tableId, seat }) => tableId !== null && seat != null)
      return new Set(taken.map(({ tableId, seat }) => `${tableId}/${seat}`)).size === taken.length
    }, seatInvalid),
  ),
})
export type PlacementsInput = z.infer<typeof placementsInput>

/** A filling, under the id that undoes it. */
export const fillInput = z.object({ id: clientUuid })

const rows = z
  .array(z.array(z.string().check(z.maxLength(importCellMax))).check(z.maxLength(importCellsMax)))
  .check(z.minLength(1), z.maxLength(importRowsMax))

/** The rows of a file, its heading first. */
export const importInput = z.object({ rows })

/** The same, with the tag of the preview that is applied. */
export const applyInput = z.object({ rows, tag: z.string().check(z.maxLength(64)) })
