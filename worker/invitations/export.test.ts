import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditLogs } from '#core/audit/table'
import { database } from '#core/db'
import { invite120, listedEvent } from '../testing/factories/guest-list.ts'

const heads =
  '"Party","Guest names","Places","Status","Coming","Not coming","Not answered","Not used","Email","Phone","Language","Table","Note"'

type Own = Awaited<ReturnType<typeof listedEvent>>

/** The file's lines, its heading left out. */
async function linesOf(own: Own): Promise<string[]> {
  const answer = await own.send('GET', '/invitations.csv')
  expect(answer.status).toBe(200)
  const [first, ...lines] = (await answer.text()).trimEnd().split('\r\n')
  // The byte order mark tells a spreadsheet that it is UTF-8; `text` takes it off.
  expect(first?.replace(/^\ufeff/, '')).toBe(heads)
  return lines
}

it('a list is a file with a line a party, by name, and no personal link', async () => {
  const own = await listedEvent()
  await own.add({
    people: [{ name: 'Zoë Lee' }, { name: 'Mia Lee', kind: 'child' }, { name: 'DJ', kind: 'vendor' }],
    ...{ label: 'The Lees', maxSize: 4, email: 'lee@example.com', language: 'de', tableLabel: '5' },
  })
  const { url } = await own.add(['Ann'])
  const lines = await linesOf(own)
  expect(lines).toEqual([
    '"Ann","Ann","1","Not answered","0","0","1","0","","","","",""',
    '"The Lees","Zoë Lee, Mia Lee (Child), DJ (Vendor)","4","Not answered","0","0","3","0","lee@example.com","","de","5",""',
  ])
  expect(lines.join()).not.toContain(url.split('/').at(-1))
})

it('no cell of it is run by a spreadsheet', async () => {
  const own = await listedEvent()
  await own.add({ label: '=1+1', phone: '+49 30 123456', note: '@cmd "quoted"', maxSize: 1 })
  expect(await linesOf(own)).toEqual([
    `"'=1+1","","1","Not answered","0","0","1","0","","'+49 30 123456","","","'@cmd ""quoted"""`,
  ])
})

it('its columns of people add up to 84, 9 and 27 of a list of 120', async () => {
  const own = await listedEvent()
  await invite120(own)
  const rows = (await linesOf(own)).map((line) => line.slice(1, -1).split('","'))
  const sum = (column: number) => rows.reduce((total, row) => total + Number(row[column]), 0)
  expect(rows).toHaveLength(61)
  expect([2, 4, 5, 6].map(sum)).toEqual([120, 84, 9, 27])
  expect(Map.groupBy(rows, (row) => row[3]).get('Partly answered')).toHaveLength(2)
})

it('an event without a list has no such file, and the log tells of each one that was given', async () => {
  const own = await listedEvent()
  const audited = () =>
    database(env.DB)
      .select({ details: auditLogs.details })
      .from(auditLogs)
      .where(and(eq(auditLogs.entityId, own.event.id), eq(auditLogs.action, 'EXPORT_CSV')))
  const { id } = await own.add(['Ann'])
  await own.send('DELETE', `/invitations/${id}`)
  const none = await own.send('GET', '/invitations.csv')
  expect([none.status, (await none.json<{ error: { message: string } }>()).error.message]).toEqual([
    ...[404, 'This event has no guest list yet.'],
  ])
  expect(await audited()).toEqual([])
  await own.add(['Bob'])
  await linesOf(own)
  expect(await audited()).toMatchObject([{ details: { of: 'invitations' } }])
})

it('Excel gets the same as a workbook under a name of its own', async () => {
  const own = await listedEvent()
  const none = await own.send('GET', '/invitations.xlsx')
  expect(none.status).toBe(404)
  await own.add(['Ann'])
  const answer = await own.send('GET', '/invitations.xlsx')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    ...[200, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])
  expect(answer.headers.get('content-disposition')).toMatch(/guest_list\.xlsx/)
  expect(new TextDecoder().decode((await answer.arrayBuffer()).slice(0, 2))).toBe('PK')
})
