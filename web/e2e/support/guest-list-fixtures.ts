import { type APIRequestContext, expect } from '@playwright/test'
import { freshEmail } from './mailbox.ts'

type Wanted = { label?: string; people?: { id?: string; name: string }[]; maxSize?: number; email?: string }

export type Listed = { id: string; code: string; token: string; invitation: string }

/** An event of a new planner, signed in with this request's cookies, and one party on its list. */
export async function listed(request: APIRequestContext, wanted: Wanted): Promise<Listed> {
  const made = await request.post('/__local/planner', { data: { email: freshEmail('list') } })
  expect(made.status()).toBe(200)
  const { id, code } = (await made.json()) as { id: string; code: string }
  return { id, code, ...(await invite(request, id, wanted)) }
}

/** One more party on the list of an event. */
export async function invite(
  request: APIRequestContext,
  event: string,
  wanted: Wanted,
): Promise<{ token: string; invitation: string }> {
  const answer = await request.post(`/api/events/${event}/invitations`, {
    data: wanted,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(201)
  const { url, invitation } = (await answer.json()) as { url: string; invitation: { id: string } }
  return { token: url.slice(url.lastIndexOf('/') + 1), invitation: invitation.id }
}

/** The counts of an event's list, in people. */
export async function listCounts(request: APIRequestContext, event: string): Promise<Record<string, number>> {
  const answer = await request.get(`/api/events/${event}/invitations`)
  return ((await answer.json()) as { counts: Record<string, number> }).counts
}
