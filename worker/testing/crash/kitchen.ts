import type { EditView } from '#party/shape/guest'
import { responseIdOf } from '../../desk/response-id.ts'
import { makeKitchenLink } from '../factories/factories.ts'
import { isDone } from './acts.ts'
import type { Dinner, Writer } from './dinner.ts'
import { origin, settings } from './server.ts'

// What is written of a dinner's dishes while the Worker is killed: the planner and the kitchen, by its link, state what is
// in them, agree what is served instead, and the kitchen says which sheet it has seen.

const contentsOf = `select group_concat(r.value ->> 'what' || ' ' || (r.value ->> 'state')) from menu_items i,
  json_each(i.contents, '$.contents') r where i.id = ?`
const agreedOf = `select words, agreed_by, "by" from alternatives
  where response_id = ? and person_id = ? and category_id = ?`
const seenOf = `select name from sheet_seen join sheets on id = sheet_id
  where event_id = ? and number = ? and link_id = ?`

const ingredients = ['milk', 'fish', 'soy', 'peanuts']

/** Gives a dinner a kitchen: a dish that it confirms, one that is replaced, and a link. @returns those who then write */
export async function kitchenWriters(d1: D1Database, { id: event, code }: Dinner): Promise<Writer[]> {
  const dish = 'insert into menu_items (id, category_id, name, sort_order) values (?1, ?2, ?3, ?4)'
  const [confirmed, replaced] = [`${code}-pie`, `${code}-roast`]
  await d1.batch([
    d1.prepare(dish).bind(confirmed, code, 'Pie', 1),
    d1.prepare(dish).bind(replaced, code, 'Roast', 2),
  ])
  const env = { ...settings, DB: d1 } as unknown as Env
  const link = await makeKitchenLink(env, { id: event, eventCode: code }, { mayConfirm: true })
  let turn = 0
  const next = () => ingredients[turn++ % ingredients.length] ?? ''

  const state: Writer = async ({ cookie }, send) => {
    const what = next()
    await send({
      ...{ what: 'what is in a dish', method: 'PUT', cookie, stored: [contentsOf, code] },
      ...{ path: `/api/events/${event}/items/${code}/contents`, leaves: `${what} contains` },
      body: { contents: [{ what, state: 'contains' }] },
    })
  }
  const confirm: Writer = async (_, send) => {
    const what = next()
    await send({
      ...{ what: 'a dish confirmed by the kitchen', method: 'PUT', stored: [contentsOf, confirmed] },
      ...{ path: `/api/kitchen/${link.token}/items/${confirmed}/contents`, leaves: `${what} without` },
      body: { contents: [{ what, state: 'without' }], name: 'Marta' },
    })
  }
  const see: Writer = async ({ acts }, send) => {
    const issued = acts.filter((act) => act.what === 'a sheet' && isDone(act)).length
    if (issued === 0 || acts.some(({ body }) => body && 'sheet' in body && body.sheet === issued))
      return pause()
    await send({
      ...{ what: 'a sheet seen', method: 'POST', path: `/api/kitchen/${link.token}/seen` },
      ...{ body: { sheet: issued, name: 'Marta' }, stored: [seenOf, event, `${issued}`, link.id] },
      leaves: 'Marta',
    })
  }
  return [state, confirm, agree(link.token, replaced), see]
}

/** A guest with a need answers; planner and kitchen agree by turns what they eat, and now and then take it back. */
function agree(token: string, dish: string): Writer {
  return async ({ id: event, code, cookie }, send, { server, ended }) => {
    const submissionId = crypto.randomUUID()
    const responseId = await responseIdOf('guest', code, submissionId)
    const needs = [{ what: 'peanuts', how: 'allergy' }]
    const party = [{ name: 'Ben', allergies: '', selections: { [code]: dish }, needs, consent: true }]
    const sent = await send({
      ...{ what: 'an answer with a dish', method: 'POST', path: `/api/codes/${code}/responses` },
      ...{ body: { submissionId, email: '', party }, leaves: dish },
      stored: [
        `select selections ->> '$[0].selections.${code}' from guest_selections where id = ?`,
        responseId,
      ],
    })
    if (!sent) return
    const own = await server.dispatchFetch(`${origin}/api/responses/${sent.editToken}`)
    const personId = ((await own.json()) as EditView).response.party[0]?.id ?? ''
    const person = { responseId, personId }
    const stored = [agreedOf, responseId, personId, code] as const
    // What a guest has last is agreed, so that there is something to lose.
    for (const [turn, words] of ['salad', 'rice', '', 'melon'].entries()) {
      if (ended()) return
      const by = turn % 2 === 0 ? 'planner' : 'kitchen'
      const path =
        by === 'planner' ? `/api/events/${event}/alternatives` : `/api/kitchen/${token}/alternatives`
      const agreedBy = words && 'Marta'
      await send({
        ...{ what: words ? 'an agreement' : 'an agreement taken back', method: 'PUT', path, stored },
        ...(by === 'planner' && { cookie }),
        ...{ body: { person, categoryId: code, words, agreedBy }, leaves: words && `${words} Marta ${by}` },
      })
    }
  }
}

/** Nothing to do yet. */
export const pause = (milliseconds = 5) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
