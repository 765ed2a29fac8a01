import { dayAfter, dayAt } from '#events/rules/closing'
import type { DemoWords, Language } from '#languages/language'
import type { Category, Item } from '#menu/shape/menu'
import type { Fact } from '#needs/rules/diets'
import type { Ingredient } from '#needs/rules/needs'
import type { GuestMenu } from '#party/shape/guest'
import { withContentsLines } from '../menu/lines.ts'

/** The demo's event id. */
export const demoId = 'demo'

const daysToAnswer = 21
const guestLimit = 100
const vegan: Fact = { fact: 'vegan', value: 'yes' }

/** Contents of the demo's dishes, by course. */
const contents: { contains: Ingredient[]; facts?: Fact[] }[][] = [
  [
    { contains: ['milk', 'nuts'] },
    { contains: ['celery'], facts: [vegan] },
    { contains: ['fish', 'mustard'] },
  ],
  [{ contains: ['celery', 'sulphites'] }, { contains: ['fish'] }, { contains: ['sesame'], facts: [vegan] }],
  [{ contains: ['milk', 'eggs'] }, { contains: ['gluten', 'nuts'] }],
]

/**
 * The event of `/try`, where anybody tries the guest's form without an account. It is stored nowhere, and all its places
 * are free.
 * @param at the server's time in milliseconds
 * @param words of the reader's language
 */
export function demoMenu(at: number, words: Language): GuestMenu {
  const eventDate = dayAfter(dayAt(at, 'UTC'), daysToAnswer)
  const { title, description, venue, courses } = words.demo
  return {
    event: {
      id: demoId,
      title,
      description,
      eventDate,
      timeZone: 'UTC',
      eventCode: 'DEMO99',
      closesAt: Date.parse(`${dayAfter(eventDate, 1)}T00:00:00Z`),
      coverImageUrl: null,
      guestLimit,
      registeredGuests: 0,
      hostName: title,
      hostContact: null,
      cloth: 'gingham-green',
      quiet: false,
      language: 'en',
      serviceDay: dayAfter(eventDate, 10),
      serviceTime: '18:30',
      venue,
    },
    categories: withContentsLines(courses.map(categoryOf), [], words.guest),
    guestLimit,
    registeredGuests: 0,
    asksEmail: false,
    menuVersion: 1,
  }
}

function categoryOf({ name, dishes }: DemoWords['courses'][number], course: number): Category {
  return {
    id: `demo-${course}`,
    name,
    items: dishes.map(([name = '', description = ''], index): Item => {
      const { contains = [], facts } = contents[course]?.[index] ?? {}
      return {
        id: `demo-${course}-${index}`,
        name,
        description,
        contents: contains.map((what) => ({ what, state: 'contains' })),
        ...(facts && { facts }),
        contentsVersion: 1,
      }
    }),
  }
}
