import { expect, test } from 'vitest'
import type { PlannerEvent } from '#events/shape/event'
import { type Waiting, waiting } from './waiting.ts'

const day = 86_400_000
const event = { serviceDay: null as string | null, closesAt: 30 * day, guestLimit: 100, registeredGuests: 10 }
const kitchen = {
  ...{
    contained: 0,
    unsettled: 0,
    ended: 0,
    notShown: 0,
    notConfirmed: { dishes: 0, guests: 0 },
    byCourse: [],
  },
  ...{ wordsNotSorted: 0, anyNeed: false, notChosen: [] },
}
const nothing = { missing: 0, undelivered: 0, withoutTable: 0, kitchen }

test.for<[string, Partial<PlannerEvent>, Partial<typeof nothing>, number, Waiting[]]>([
  ['an open event with room has nothing that waits', {}, {}, 0, []],
  ['79 of 100 is not nearly full', { registeredGuests: 79 }, {}, 0, []],
  ['80 of 100 is', { registeredGuests: 80 }, {}, 0, ['nearlyFull']],
  ['100 of 100 is full', { registeredGuests: 100 }, {}, 0, ['full']],
  [
    'who was invited and has not answered waits, before a near closing',
    { listed: { invited: 9, coming: 3, notComing: 2, silent: 4 } },
    {},
    27 * day,
    ['silent', 'closesSoon'],
  ],
  [
    'nobody waits to be asked once all have answered',
    { listed: { invited: 9, coming: 5, notComing: 4, silent: 0 } },
    {},
    0,
    [],
  ],
  [
    'nobody is asked once answers are closed',
    { listed: { invited: 9, coming: 3, notComing: 2, silent: 4 } },
    {},
    30 * day,
    [],
  ],
  ['a day more than three is not soon', {}, {}, 26 * day, []],
  ['three days are soon', {}, {}, 27 * day, ['closesSoon']],
  ['a closed event waits for nobody, however full', { registeredGuests: 100 }, {}, 30 * day, []],
  [
    'choices and mails wait, closed or not',
    {},
    { missing: 1, undelivered: 2, withoutTable: 3 },
    0,
    ['missing', 'undelivered', 'withoutTable'],
  ],
  [
    'who must avoid what they chose waits until something is agreed',
    {},
    { kitchen: { ...kitchen, contained: 2, unsettled: 1 } },
    0,
    ['avoided'],
  ],
  [
    'people without a dish come before places',
    { registeredGuests: 100 },
    { missing: 2, kitchen: { ...kitchen, notConfirmed: { dishes: 1, guests: 3 } } },
    0,
    ['notConfirmed', 'missing', 'full'],
  ],
  ['what was agreed and no longer holds waits', {}, { kitchen: { ...kitchen, ended: 1 } }, 0, ['ended']],
  ['what is agreed for everybody does not wait', {}, { kitchen: { ...kitchen, contained: 2 } }, 0, []],
  [
    'who has not been told waits, and so does what is not confirmed or not sorted',
    {},
    {
      kitchen: {
        ...{ ...kitchen, contained: 1, unsettled: 1, notShown: 1, wordsNotSorted: 1 },
        notConfirmed: { dishes: 1, guests: 1 },
      },
    },
    0,
    ['avoided', 'notConfirmed', 'wordsToMatch'],
  ],
  [
    'the first need asks for the day of the meal',
    {},
    { kitchen: { ...kitchen, anyNeed: true } },
    0,
    ['mealDay'],
  ],
  [
    'a day of the meal that is known is not asked for',
    { serviceDay: '2030-06-20' },
    { kitchen: { ...kitchen, anyNeed: true } },
    0,
    [],
  ],
  ['what is missing waits after closing, too', {}, { missing: 4 }, 30 * day, ['missing']],
])('%s', ([, more, of, at, expected]) => {
  expect(waiting({ ...event, ...more } as PlannerEvent, { ...nothing, ...of }, at)).toEqual(expected)
})
