import { and, eq, isNull } from 'drizzle-orm'
import { isOpen } from '#contract/closing'
import { longDay, zoneName } from '#contract/day'
import type { Category } from '#contract/menu'
import type { Person } from '#contract/person'
import { now } from '#ground/clock'
import { database } from '#ground/db'
import type { Letter } from '#ground/outbox'
import { events, guestSelections } from '#ground/schema'
import { settings } from '#ground/settings'
import { letter } from '../ground/letter.tsx'
import { categoriesOf, menuRows } from './look-up.ts'
import { tellResponses } from './tell.ts'
import { editToken, editUrl } from './token.ts'

/**
 * The mail with a guest's edit link and what each person chose; allergies stay out of it. Null when the answer, its
 * address or its event is gone, or the event has closed.
 */
export async function editLinkMail(env: Env, responseId: string): Promise<Letter | null> {
  const db = database(env.DB)
  const [found] = await db
    .select({ response: guestSelections, event: events })
    .from(guestSelections)
    .innerJoin(events, eq(events.id, guestSelections.eventId))
    .where(and(eq(guestSelections.id, responseId), isNull(guestSelections.deletedAt)))
  if (!found) return null
  const { response, event } = found
  const { leadGuestName, leadGuestEmail: to, selections: party } = response
  if (!to || !isOpen(event, now())) return null
  const categories = categoriesOf(await menuRows(db, event.id))
  const { secret, origin } = settings(env)
  const deadline = `${longDay(event.eventDate)} (${zoneName(event.timeZone)})`
  const mail = await letter({
    to,
    subject: `Your menu choices for ${event.title}`,
    preview: `You can change them until ${longDay(event.eventDate)}.`,
    heading: event.title,
    paragraphs: [
      `Thank you, ${leadGuestName}. This is what we noted for your party:`,
      ...party.map((person) => `${person.name}: ${choicesOf(person, categories)}`),
    ],
    facts: [['You can change your choices until', deadline]],
    action: {
      label: 'View or change your choices',
      url: editUrl(origin, await editToken(secret, event.eventCode, response.id)),
    },
    afterwards: ['Whoever has this link can see and change your answer: keep it to yourself.'],
  })
  return { ...mail, givenUp: () => tellResponses(env, event.eventCode) }
}

function choicesOf(person: Person, categories: Category[]): string {
  const chosen = categories.flatMap(({ id, name, items }) => {
    const item = items.find((one) => one.id === person.selections[id])
    return item ? [`${name}: ${item.name}`] : []
  })
  return chosen.join(', ') || 'nothing chosen yet'
}
