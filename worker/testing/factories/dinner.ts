import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import { events } from '#events/table/events'
import type { Person } from '#party/shape/person'
import type { SheetKind } from '#sheets/shape/issued'
import { call } from '../http.ts'
import { makePlanner, makeSession } from './account-factories.ts'
import { makeEvent, makeKitchenLink, makeMenu } from './factories.ts'
import { makeResponse } from './party-factories.ts'

const db = database(env.DB)

type EventMore = Parameters<typeof makeEvent>[2]

/** A planner's event of two courses, with the calls about its sheets as planner, guest and kitchen make them. */
export async function makeDinner(more: EventMore = {}) {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  const event = await makeEvent(db, planner.id, { guestLimit: 200, ...more })
  const [main, dessert] = await makeMenu(db, event.id, {
    Main: ['Beef', 'Bass', 'Risotto'],
    Dessert: ['Cake', 'Fruit'],
  })
  const [beef = '', bass = '', risotto = ''] = main?.items.map(({ id }) => id) ?? []
  const [cake = '', fruit = ''] = dessert?.items.map(({ id }) => id) ?? []
  const [mainId, dessertId] = [main?.id ?? '', dessert?.id ?? '']
  const path = `/api/events/${event.id}`
  const send = (method: string, rest: string, body?: unknown) =>
    call(method, `${path}${rest}`, body, { cookie })
  const issue = (kind: SheetKind = 'provisional', id: string = crypto.randomUUID()) =>
    send('POST', '/sheets', { id, kind })
  return {
    planner,
    cookie,
    event,
    path,
    mainId,
    dessertId,
    beef,
    bass,
    risotto,
    cake,
    fruit,
    send,
    issue,
    read: async <T>(rest: string) => (await send('GET', rest)).json<T>(),
    /** A person with an id, who eats a main and, where it is given, a dessert. */
    eats: (id: string, dish: string, some: Partial<Person> & { sweet?: string } = {}): Person => {
      const { sweet, ...rest } = some
      const selections = { ...(dish && { [mainId]: dish }), ...(sweet && { [dessertId]: sweet }) }
      return { id, name: `Guest ${id}`, allergies: '', selections, ...rest }
    },
    answer: (party: Person[], some: Parameters<typeof makeResponse>[3] = {}) =>
      makeResponse(env, event, party, some),
    edit: (token: string, party: object[]) => call('PUT', `/api/responses/${token}`, { party }),
    close: async () =>
      db
        .update(events)
        .set({ closesAt: now() - 1 })
        .where(eq(events.id, event.id)),
    link: async (some: Parameters<typeof makeKitchenLink>[2] = {}) => {
      const link = await makeKitchenLink(env, event, some)
      const opened = `/api/kitchen/${link.token}`
      return {
        id: link.id,
        token: link.token,
        path: opened,
        view: async <T>() => (await call('GET', opened)).json<T>(),
        see: (sheet: number, name = 'Marta') => call('POST', `${opened}/seen`, { sheet, name }),
      }
    },
  }
}

/** Peanuts, which a guest is allergic to, under a special number. */
export function peanuts(special: number): Partial<Person> {
  return { special, needs: [{ what: 'peanuts', how: 'allergy', by: 'guest' }] }
}

/** The differences as they are read. */
export function saidOf(lines: readonly { section: string; words: string }[]): string[] {
  return lines.map(({ section, words }) => `${section} ${words}`)
}
