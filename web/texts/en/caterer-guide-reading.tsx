import { keepAwake, keepHere, printSheet, removeKept } from '#kitchen/words/kitchen'
import { notAgreed, wordsNotChecked } from '#kitchen/words/shared'
import { openAfterClosingDays, openAfterMealDays } from '#links/rules/days'
import { Meanings, type Parts, Picture } from '../document/document.tsx'

const figures: [says: string, means: string][] = [
  ['as listed', 'Plates as they are on the menu.'],
  ['changed', 'Plates for guests who get something else instead of that dish, with their numbers.'],
  ['total', 'Both together. The totals of a course add up to the plates of the event.'],
  [
    'Not chosen',
    'Guests who have not chosen for that course. If the organizer decided what they get, it says so.',
  ],
  [
    'including 3 children',
    'How many of a dish are for children. A dish made for children is below the others of its course.',
  ],
  ['spare, extra', 'Never in a total: spare plates, and meals for people who are not guests.'],
]

const specials: [says: string, means: string][] = [
  [
    'S14',
    'One guest who needs something else. The number is theirs for the whole event: it stays when they change their mind, and nobody else ever gets it. It tells a neighbour at the table nothing, so it can go on a place card.',
  ],
  [
    'ALLERGY: PEANUTS',
    'An allergy or coeliac disease. Intolerances and choices are written smaller, and say which they are.',
  ],
  ['“no satay sauce”', 'The guest’s own words, as they typed them.'],
  [
    wordsNotChecked,
    'Nobody has compared these words with the dishes yet. A dish without a warning may still contain what they name: ask the organizer before you cook for this guest.',
  ],
  [
    'CHILD, INFANT',
    'After the name of anyone who is not an adult. “No plate” stands for an infant who eats nothing of yours.',
  ],
  [
    'PEANUTS NOT CONFIRMED',
    'Nobody has said yet whether the dish contains peanuts. That does not mean there are none.',
  ],
  [
    notAgreed,
    'The dish contains what the guest must avoid, and nobody has agreed yet what they get. The guest’s page says that someone still has to ask you.',
  ],
]

/** The caterer guide's first half: what the link shows. */
export const reading = {
  link: {
    title: 'The link',
    body: (
      <>
        <p>
          The link shows what to cook: the plates, each course, and the guests who need something else. It
          shows the courses and names that the organizer chose for you, so a colleague’s link may show others.
          It never shows addresses.
        </p>
        <p>
          Anyone with the link sees what guests must avoid, so keep it to the kitchen. It works until{' '}
          {openAfterMealDays} days after the meal, or, where no day is given, until {openAfterClosingDays}{' '}
          days after answers close. The organizer can close it sooner: the page then goes blank wherever it is
          open.
        </p>
        <Picture name="caterer-course" on="phone">
          One course on a phone: the figures first, with what has changed.
        </Picture>
      </>
    ),
  },
  figures: { title: 'What the figures mean', body: <Meanings of={figures} /> },
  specials: {
    title: 'Who needs something else',
    body: (
      <>
        <Meanings of={specials} />
        <Picture name="caterer-specials" on="phone">
          Specials: each with a number, what they must avoid, and what they eat.
        </Picture>
      </>
    ),
  },
  live: {
    title: 'Live, and offline',
    body: (
      <>
        <p>
          The line at the top says <strong>live</strong> and the time. The page then updates itself when an
          answer changes. When it says <strong>Not connected since 18:02</strong>, what you see is what was
          true at 18:02. It stays on the screen and updates as soon as there is a connection. Nothing you have
          typed is lost. It is saved when the page says so, not before.
        </p>
        <p>
          If the organizer allows it for your link, <strong>{keepHere}</strong> lets the page open without
          internet, too, for 24 hours, as it was when last connected. It says in large letters when that was.
          It is removed from the phone after that, when you press <strong>{removeKept}</strong>, or once the
          phone is online again after the link was closed.
        </p>
        <p>
          <strong>{keepAwake}</strong> keeps a phone or tablet from going dark. The page makes no sound.
        </p>
      </>
    ),
  },
  paper: {
    title: 'Paper',
    body: (
      <p>
        <strong>{printSheet}</strong> prints the counts first, then everyone who needs something else. Beside
        it are the dishes by table, the specials alone, service sheets, dish cards, and place cards where the
        link shows all names. Each shows what your link shows, and no more. The top of the page says which
        sheet it is, or that it is not a numbered sheet, and its time. A printed sheet does not change: look
        at the link before service. Destroy your prints after service, since they name guests and what they
        must avoid.
      </p>
    ),
  },
} satisfies Parts
