import { english } from './writing.ts'

// For what is read in English alone: the planner's pages, and the sentences of English.
export const {
  longDay,
  shortDay,
  weekday,
  mealTime,
  mealLine,
  nearDay,
  dayAndMonth,
  zoneName,
  dayText,
  shortMealLine,
  whenText,
  sinceText,
} = english.days
