import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditLogs } from '#core/audit/table'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import { events } from '#events/table/events'
import type { Person } from '#party/shape/person'
import { readXlsx } from '../../web/planner/invitations/import/xlsx/read-xlsx.ts'
import { Archive } from '../../web/planner/invitations/import/xlsx/unzip.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makePurchase } from '../testing/factories/factories.ts'
import { listedEvent } from '../testing/factories/guest-list.ts'
import { makeDecline, makeResponse } from '../testing/factories/party-factories.ts'
import { makePlacement, makeTable } from '../testing/factories/seating.ts'
import { call } from '../testing/http.ts'

const db = database(env.DB)

/** An upgraded event with an answer of two, one of them with an allergy at table 4, a decline, and a list of two parties. */
async function given() {
  const own = await listedEvent({ guestLimit: 100, title: 'Gala & Ball', timeZone: 'Pacific/Auckland' })
  await makePurchase(db, own.event.id, own.planner.id, 100)
  const [main] = own.menu
  const [beef, bass] = main?.items ?? []
  const person = (name: string, dish: string, more: object = {}) =>
    ({ name, allergies: '', selections: { [main?.id ?? '']: dish }, ...more }) as Person
  const nuts = { id: 'aaaaaa', special: 1, needs: [{ what: 'nuts', how: 'allergy', by: 'guest' }] }
  const response = await makeResponse(env, own.event, [
    person('=Ann', beef?.id ?? '', nuts),
    person('Ben', bass?.id ?? '', { id: 'bbbbbb' }),
  ])
  await db.update(events).set({ nextSpecialNumber: 2, tablesOn: true }).where(eq(events.id, own.event.id))
  const tableId = await makeTable(own.event.id, '4')
  await makePlacement(own.event.id, { responseId: response.id, personId: 'aaaaaa', tableId, seat: null })
  await makeDecline(env, own.event, ['Cleo'])
  const invited = await own.add(['Dora', '+Eli'])
  const sheets = async () => {
    const answer = await own.send('GET', '/export.xlsx')
    expect(answer.status).toBe(200)
    const read = await readXlsx(new Uint8Array(await answer.arrayBuffer()))
    return { answer, rows: Object.fromEntries(read.map(({ name, rows }) => [name, rows])) }
  }
  const audited = async () =>
    (
      await db
        .select({ details: auditLogs.details })
        .from(auditLogs)
        .where(and(eq(auditLogs.entityId, own.event.id), eq(auditLogs.action, 'EXPORT_CSV')))
    ).map(({ details }) => details)
  return { own, response, invited, sheets, audited }
}

it('a workbook has a sheet each for answers, totals, needs, who does not come, who is awaited, tables and list', async () => {
  const { sheets } = await given()
  const { answer, rows } = await sheets()
  expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''gala___ball_event.xlsx")
  expect(Object.keys(rows)).toEqual([
    ...['Responses', 'Totals', 'Needs', 'Not coming', 'Not answered', 'Tables', 'Guest list'],
  ])
  const of = (sheet: string, ...heads: string[]) => {
    const [heading = [], ...lines] = rows[sheet] ?? []
    const at = heads.map((head) => heading.indexOf(head))
    return lines.map((line) => at.map((column) => line[column] ?? ''))
  }
  const columns = ['Guest Name', 'Guest Number in Party', 'Main', 'Table', 'Special Number', 'Needs']
  const ann = ['=Ann', '1', 'Beef', '4', 'S1', 'nut allergy']
  expect(of('Responses', ...columns)).toEqual([ann, ['Ben', '2', 'Bass', '', '', '']])
  expect(of('Needs', ...columns)).toEqual([ann])
  expect(of('Totals', 'Course', 'Dish', 'Total', 'With a need')).toEqual([
    ['Main', 'Beef', '1', 'nuts 1'],
    ['Main', 'Bass', '1', ''],
    ['Main', 'None for me', '0', ''],
    ['Main', 'Not chosen', '0', ''],
    ['In all', 'Plates', '2', ''],
    ['In all', 'Guests', '2', ''],
    // As on the kitchen's page, where a list is counted by those who stand on it.
    ['In all', 'Not coming', '0', ''],
  ])
  expect(of('Not coming', 'Guest Name', 'Attendance')).toEqual([['Cleo', 'Not coming']])
  expect(of('Tables', 'Table', 'Guest')).toEqual([
    ['4', '=Ann'],
    ['', 'Ben'],
  ])
  for (const sheet of ['Not answered', 'Guest list'])
    expect(of(sheet, 'Guest names', 'Not answered')).toEqual([['Dora, +Eli', '2']])
})

it('the totals of a workbook count who wrote a need in their own words, as the kitchen’s page does', async () => {
  const { own, sheets } = await given()
  const [, bass] = own.menu[0]?.items ?? []
  const selections = { [own.menu[0]?.id ?? '']: bass?.id ?? '' }
  await makeResponse(env, own.event, [
    { name: 'Zoë', allergies: 'No sesame, please', selections },
    { name: 'Uma', allergies: 'none', selections },
  ])
  const { rows } = await sheets()
  const [heading = [], ...lines] = rows.Totals ?? []
  const line = lines.find((cells) => cells[1] === 'Bass')
  expect(line?.[heading.indexOf('Total')]).toBe('3')
  expect(line?.[heading.indexOf('With a need')]).toBe('1')
})

it('the totals of a workbook count needs in words beside those that are ticked', async () => {
  const { own, sheets } = await given()
  const [beef] = own.menu[0]?.items ?? []
  const selections = { [own.menu[0]?.id ?? '']: beef?.id ?? '' }
  await makeResponse(env, own.event, [
    { name: 'Zoë', allergies: 'No sesame, please', selections },
    { name: 'Uma', allergies: 'none', selections },
  ])
  const { rows } = await sheets()
  const [heading = [], ...lines] = rows.Totals ?? []
  const line = lines.find((cells) => cells[1] === 'Beef')
  expect(line?.[heading.indexOf('With a need')]).toBe('nuts 1, in words alone 1')
})

it('a workbook’s lines are those of the CSV file, in its order and with its days in the event’s zone', async () => {
  const { own, sheets } = await given()
  await makeResponse(env, own.event, [{ name: 'Zoë', allergies: '', selections: {} }])
  const csv = await (await own.send('GET', '/responses.csv')).text()
  const lines = csv
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'))
  const { rows } = await sheets()
  // The file also lists who does not come, in a last column of its own, and keeps spreadsheets from running a cell.
  const coming = lines.filter((line) => line.at(-1) !== 'Not coming').map((line) => line.slice(0, -1))
  const padded = (rows.Responses ?? []).map((row) =>
    Array.from({ length: coming[0]?.length ?? 0 }, (_, at) => row[at] ?? ''),
  )
  expect(padded).toEqual(coming.map((line) => line.map((cell) => cell.replace(/^'=/, '='))))
})

it('no cell of a workbook is a formula, whatever a guest is called', async () => {
  const { own } = await given()
  const bytes = new Uint8Array(await (await own.send('GET', '/export.xlsx')).arrayBuffer())
  const archive = new Archive(bytes, 1_000_000)
  expect(await archive.text('xl/sharedStrings.xml')).toContain('>=Ann</t>')
  for (let sheet = 1; sheet <= 7; sheet++)
    expect(await archive.text(`xl/worksheets/sheet${sheet}.xml`)).not.toMatch(/<f[ >]|t="str"/)
})

it('a free event has no workbook and all of it as JSON, and the log tells of what was given alone', async () => {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  const event = await makeEvent(db, planner.id)
  const get = (file: string, as = cookie) =>
    call('GET', `/api/events/${event.id}/${file}`, undefined, { cookie: as })
  const audited = async () =>
    db
      .select({ details: auditLogs.details })
      .from(auditLogs)
      .where(and(eq(auditLogs.entityId, event.id), eq(auditLogs.action, 'EXPORT_CSV')))
  const codeOf = async (answer: Response) => [answer.status, (await answer.json<ErrorBody>()).error.code]
  expect(await codeOf(await get('export.xlsx'))).toEqual([403, 'premium_only'])
  await makePurchase(db, event.id, planner.id, 100)
  expect((await get('export.xlsx')).status).toBe(404)
  const stranger = await makeSession(env, (await makePlanner(db)).id)
  for (const file of ['export.xlsx', 'export.json']) expect((await get(file, stranger)).status).toBe(404)
  expect(await audited()).toEqual([])
  expect((await get('export.json')).status).toBe(200)
  expect(await audited()).toMatchObject([{ details: { of: 'event' } }])
})

it('an event as JSON holds menu, answers with needs, who does not come, list and tables, and no secret', async () => {
  const { own, response, invited, audited } = await given()
  const link = await makeKitchenLink(env, own.event)
  const answer = await own.send('GET', '/export.json')
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({
    event: { title: 'Gala & Ball', timeZone: 'Pacific/Auckland' },
    categories: [{ name: 'Main', items: [{ name: 'Beef' }, { name: 'Bass' }] }],
    responses: [{ id: response.id, party: [{ name: '=Ann', needs: [{ what: 'nuts' }] }, { name: 'Ben' }] }],
    declines: [{ names: ['Cleo'] }],
    invitations: [{ label: invited.label }],
    tables: [{ name: '4' }],
    placements: [{ responseId: response.id, personId: 'aaaaaa' }],
    kitchenLinks: [{ id: link.id }],
  })
  const secrets = [response.token, link.token, invited.url.split('/').at(-1) ?? '', own.planner.id]
  for (const secret of secrets) expect(text).not.toContain(secret)
  expect(text).not.toMatch(/hash|token|secret/i)
  expect(await audited()).toMatchObject([{ of: 'event' }])
})

it('a workbook is audited under what it is', async () => {
  const { sheets, audited } = await given()
  await sheets()
  expect(await audited()).toMatchObject([{ title: 'Gala & Ball', of: 'workbook' }])
})
