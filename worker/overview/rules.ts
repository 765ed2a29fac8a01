import { dayAt, deadlineInstant } from '../events/rules/closing.ts'
import type { Attention, Course } from '../kitchen/shape/kitchen.ts'
import type { Twice } from '../party/rules/perhaps-twice.ts'
import type { SheetKind } from '../sheets/shape/issued.ts'

/** A party's answer that it comes: when it was given, and for how many people. */
export type Answer = { createdAt: number; people: number }

/** People coming by the end of a day on which some responded. */
export type DayCount = { day: string; coming: number }

/** An answer as the overview lists it. `name` is the lead guest's, empty once it was erased. */
export type LastAnswer = { id: string; name: string; people: number; coming: boolean; at: number }

/** Progress of an event's responses, and work waiting for its planner. */
export type Overview = {
  responses: number
  /** The days on which answers came, in the event's zone. */
  days: DayCount[]
  /** Newest first, declines among them. */
  last: LastAnswer[]
  /** People who have not chosen in a course they were asked for. */
  missing: number
  /** Mails about answers that could not be delivered. */
  undelivered: number
  /** People without a table, where the event has tables. */
  withoutTable: number
  /** Responses that may be of the same people. */
  twice: Twice[]
  kitchen: KitchenWaits
  /** Dishes of each course, and how many people eat them. */
  courses: CourseCount[]
  /** The newest sheet, and how many differences there are since, where it is a final one. */
  sheet: { number: number; kind: SheetKind; changes: number } | null
}

type Named = { id: string; name: string; removed: boolean }

/** A course, and each of its dishes with the people who eat it. */
export type CourseCount = Named & { dishes: (Named & { count: number })[] }

/** People whose needs or dishes wait for the planner, by reason. */
export type KitchenWaits = Omit<Attention, 'byCourse'> & {
  /** Courses in which a chosen dish is not confirmed for a need. */
  byCourse: { course: string; guests: number }[]
  wordsNotSorted: number
  /** People without a choice, by course. */
  notChosen: { course: string; count: number }[]
  /** Somebody has told of a need. */
  anyNeed: boolean
}

/** People without a choice in each course of the menu. */
export function notChosenIn(courses: readonly Course[]): KitchenWaits['notChosen'] {
  return courses
    .filter(({ removed }) => !removed)
    .map(({ name, notChosen }) => ({ course: name, count: notChosen }))
}

/** Counts answers by the calendar days of a zone, added up. The answers are in order of arrival. */
export function comingByDay(answers: readonly Answer[], timeZone: string): DayCount[] {
  const days: DayCount[] = []
  let coming = 0
  let dayEnds = Number.NEGATIVE_INFINITY
  for (const { createdAt, people } of answers) {
    coming += people
    const current = days.at(-1)
    if (current && createdAt < dayEnds) current.coming = coming
    else {
      const day = dayAt(createdAt, timeZone)
      dayEnds = deadlineInstant(day, timeZone)
      days.push({ day, coming })
    }
  }
  return days
}
