import { expect, test } from 'vitest'
import { seatingFileRows } from './read-seating-file.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const rows = (bytes: Uint8Array) => {
  const read = seatingFileRows(bytes)
  return 'rows' in read ? read.rows : read.error
}

const heading = ['Table', 'Seat', 'Guest', 'Lead guest']
const zoe = [heading, ['4', '1', 'Zoë', 'Ana']]

test.for<[string, Uint8Array]>([
  ['with a byte order mark', utf8('\ufeffTable,Seat,Guest,Lead guest\r\n4,1,Zoë,Ana\r\n')],
  ['without one', utf8('Table,Seat,Guest,Lead guest\n4,1,Zoë,Ana')],
  [
    'as a spreadsheet of before UTF-8 writes it',
    latin('Table;Seat;Guest;Lead guest\r\n4;1;Zo\u00eb;Ana\r\n'),
  ],
  ['whose first line names the delimiter', utf8('sep=;\r\nTable;Seat;Guest;Lead guest\r\n4;1;Zoë;Ana\r\n')],
  ['with tabs', utf8('Table\tSeat\tGuest\tLead guest\n4\t1\tZoë\tAna\n')],
  [
    'quoted, with columns of its own and empty lines at its end',
    utf8('"Table","Notes","Seat","Guest","Lead guest"\n"4","a ""b"", c","1","Zoë","Ana"\n,,\n\n'),
  ],
])('a file %s is read', ([, bytes]) => {
  expect(rows(bytes)).toEqual(zoe)
})

test.for([',', ';', '\t', '|'])('a file of two columns is read by its delimiter %j', (sign) => {
  expect(rows(utf8(`Table${sign}Guest\n4${sign}Ana\n`))).toEqual([
    ['Table', 'Guest'],
    ['4', 'Ana'],
  ])
})

test('UTF-16 is read by its byte order mark', () => {
  const text = '\ufeffTable\tGuest\n4\t李小龍\n'
  const bytes = new Uint8Array(Uint16Array.from(text, (sign) => sign.charCodeAt(0)).buffer)
  expect(rows(bytes)).toEqual([
    ['Table', 'Guest'],
    ['4', '李小龍'],
  ])
})

test('an empty line within the file stays, so that the lines keep their numbers', () => {
  expect(rows(utf8('Table,Guest\n\n4,Ana\n'))).toEqual([
    ['Table', 'Guest'],
    ['', ''],
    ['4', 'Ana'],
  ])
})

test('a quote that never ends, and more lines than there are guests, are refused with a sentence', () => {
  expect(rows(utf8('Table,Guest\n4,"Ana\n5,Bo\n'))).toMatch(/^A quotation mark in line \d is never closed\.$/)
  expect(rows(utf8(`Table,Guest\n${'4,Ana\n'.repeat(4001)}`))).toBe('The file has more than 4,000 lines.')
  expect(rows(utf8(`Table,Guest\n${'4,Ana\n'.repeat(4000)}`))).toHaveLength(4001)
})
