import { figure } from '../../core/figures.ts'
import { people, tableCount } from './planner.ts'

// The seating as a file, on the planner's page of tables.

export const fileTitle = 'As a file'
export const fileAbout = 'A file for spreadsheets with the columns Table, Seat, Guest and Lead guest.'
export const download = 'Download seating'
export const downloading = 'Downloading…'
export const downloadFailed = 'The seating could not be downloaded. Please try again.'
export const readFile = 'Read a file'
export const readFileTitle = 'Seating from a file'
export const readFileAbout =
  'First you see what the file would change. Nobody moves until you say so. A line without a table takes that guest off their table.'
export const chooseFile = 'CSV file'
export const reading = 'Reading the file…'

export function fileTooLong(most: number): string {
  return `The file has more than ${figure(most)} lines.`
}
export function fileQuoteOpen(line: number): string {
  return `A quotation mark in line ${figure(line)} is never closed.`
}
export const fileUnread = 'This file could not be read. Please choose it again.'

export function matchedLine(count: number): string {
  return count === 0 ? 'Nobody was found.' : `${people(count)} found`
}
/** @param tables their names */
export function newTablesLine(count: number, tables: string): string {
  return `${tableCount(count)} will be added: ${tables}`
}
export function unknownLine(count: number): string {
  return `${lines(count)} not understood`
}
export function ambiguousLine(count: number): string {
  return `${lines(count)} that could mean more than one`
}
function lines(count: number): string {
  return count === 1 ? '1 line' : `${figure(count)} lines`
}
export const staysAsIs = 'These lines change nothing.'
/** The reason for which a line changes nothing, by what is unknown. */
export const unknownReasons = {
  guest: 'no guest has this name',
  seat: 'the table has no such seat',
  taken: 'someone else has this seat',
  table: 'no table can have this name',
  person: '',
  place: '',
}
/** The same for a line that could mean more than one. */
export const ambiguousReasons = {
  guest: 'several guests have this name; the lead guest tells them apart',
  table: 'several tables have this name',
  person: 'another line names the same guest',
  place: 'another line names the same seat',
  seat: '',
  taken: '',
}
/** @param guest as the file writes the name */
export function fileLine(line: number, guest: string, reason: string): string {
  return `Line ${figure(line)}, ${guest || 'no name'}: ${reason}`
}
export function andMore(count: number): string {
  return `and ${lines(count)} more`
}
export function apply(count: number): string {
  return `Seat ${people(count)}`
}
export function applied(moved: number): string {
  return moved === 0 ? 'Everybody already sits there' : `${people(moved)} moved`
}
