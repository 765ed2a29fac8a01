import { expect, it } from 'vitest'
import { answersClosed } from '../sheets/words/planner.ts'

it.for<[Record<string, number>, string]>([
  [{ Main: 4 }, '4 mains have no choice.'],
  [{ Main: 1 }, '1 main has no choice.'],
  [{ Starters: 1, Main: 0 }, '1 starter has no choice.'],
  [{ Starters: 2, Main: 4 }, '2 starters and 4 mains have no choice.'],
  [{ Starter: 1, Main: 1, Dessert: 3 }, '1 starter, 1 main and 3 desserts have no choice.'],
  [{ 'Course 2': 2 }, '2 course 2 have no choice.'],
  [{ 前菜: 2 }, '2 前菜 have no choice.'],
  [{ Main: 0 }, 'Everyone has chosen.'],
  [{}, 'Everyone has chosen.'],
])('says after closing how many have no choice: %j', ([open, sentence]) => {
  const courses = Object.entries(open).map(([course, count]) => ({ course, count }))
  expect(answersClosed(courses)).toBe(`Answers are closed. ${sentence}`)
})
