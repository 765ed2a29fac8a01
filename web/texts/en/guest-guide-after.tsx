import { deadlinePassed, eventNotFoundHome } from '#events/words/guest'
import { menuChanged, noCategories } from '#menu/words/guest'
import { linkExpired } from '#party/words/guest'
import { erasedAfterDays, keptAfterDays } from '#retention/rules'
import { Meanings, type Parts } from '../document/document.tsx'

const answers: [says: string, means: string][] = [
  [
    eventNotFoundHome,
    'No event has this code. Check it against your invitation: a 5 may be an S, a 2 a Z. If it looks right, ask the organizer.',
  ],
  [deadlinePassed, 'It is too late to choose here. Ask the organizer whether a change is still possible.'],
  [noCategories, 'The organizer has not added the menu yet. Try again in a few days.'],
  [
    menuChanged,
    'A dish was taken off while you were choosing. Your other choices are kept; choose again for that one.',
  ],
  [
    'This event is limited to …',
    'Your party has more people than there are places left. Make it smaller, or ask the organizer for more places.',
  ],
  [
    linkExpired,
    'After the deadline, choices can no longer be changed. You can still read and print them, or erase your details.',
  ],
]

/** The guest guide's second half: coming back, and what a message means. */
export const afterwards = {
  change: {
    title: 'Change or withdraw your answer',
    body: (
      <>
        <p>
          After submitting you get <strong>your own link</strong>. Copy it, or keep the email. On the same
          device your answer is also on the home page and on the event’s page. Until the deadline the link
          lets you change names, dishes, allergies and the size of your party, or withdraw the whole answer.
        </p>
        <p>
          If you cannot come, press <strong>We cannot come</strong> where you enter your name, or on the page
          your link opens. You then take no place, and you can change your mind until the deadline.
        </p>
        <p>
          Anyone with the link can change your answer, so share it with care. On a device that is not yours,
          press <strong>Hide on this device</strong> on the home page.
        </p>
      </>
    ),
  },
  deadline: {
    title: 'The deadline',
    body: (
      <p>
        The page shows the last day to choose, and its time zone. The whole day counts, until midnight there.
        After you answer you can add it to your calendar. Once it has passed, your link still shows what you
        chose.
      </p>
    ),
  },
  messages: {
    title: 'What a message means',
    body: <Meanings of={answers} />,
  },
  privacy: {
    title: 'Who sees what you enter',
    body: (
      <p>
        The organizer, and those who cook and serve at the event. Other guests do not. Names and addresses are
        erased {erasedAfterDays} days after the deadline, and what you must avoid {keptAfterDays} days after
        the meal where its day is known; after the deadline you can also erase all of it yourself through your
        link. More in the <a href="/privacy-policy">Privacy Policy</a>.
      </p>
    ),
  },
} satisfies Parts
