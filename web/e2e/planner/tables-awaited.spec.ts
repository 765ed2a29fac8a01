import { looks } from '../support/deep.ts'
import { invite, listed } from '../support/guest-list-fixtures.ts'
import { accessible, expect, test } from '../support/journey.ts'

for (const width of looks([390], [1280]))
  test(`who has not answered is given a table, and sits there once the answer comes, at ${width} px @deep`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const people = [{ name: 'Ann Lee' }, { name: 'Tom Lee' }]
    const { id, token } = await listed(page.request, { label: 'The Lees', people })
    await invite(page.request, id, { people: [{ name: 'Zoe Diaz' }] })
    const headers = { 'sec-fetch-site': 'same-origin' }
    const data = { name: '1', seats: 4 }
    expect((await page.request.post(`/api/events/${id}/tables`, { headers, data })).status()).toBe(201)

    await page.goto(`/events/${id}/tables`)
    const awaited = page.getByRole('region', { name: /Not answered yet/ })
    await expect(awaited).toContainText('3 people')
    await accessible(page)
    const choice = page.getByLabel('Table for The Lees')
    await choice.focus()
    await choice.selectOption({ label: 'Table 1 · 4 free' })
    const table = page.getByRole('listitem').filter({ hasText: 'Kept for: The Lees (2)' })
    await expect(table).toContainText('0 of 4, 2 free, 2 kept')
    await accessible(page)

    const { invitation } = await (await page.request.get(`/api/invitations/${token}`)).json()
    const party = invitation.people.map((one: { id: string; name: string }) => ({
      ...{ id: one.id, name: one.name, allergies: '', selections: {} },
    }))
    const answer = { submissionId: crypto.randomUUID(), party, notComing: [] }
    const sent = await page.request.post(`/api/invitations/${token}/responses`, { headers, data: answer })
    expect(sent.status()).toBe(201)
    // The open page tells of it by itself.
    await expect(page.getByText('Kept for')).toHaveCount(0)
    await expect(page.getByText('2 of 4, 2 free')).toBeVisible()
    await expect(awaited).toContainText('1 person')
    await expect(awaited).not.toContainText('The Lees')
  })
