import { partyMax } from '#core/limits'
import { submittedShort } from '#party/words/guest'
import { keptAfterDays } from '#retention/rules'
import { type Parts, Picture } from '../document/document.tsx'

/** The guest guide's first half: from the code to the answer. */
export const choosing = {
  code: {
    title: 'Enter your code',
    body: (
      <>
        <p>
          Your invitation has a code of six letters and digits, a link, or a QR code to scan with your phone’s
          camera. The link and the QR code take you straight to the menu. If you have a code, type it on the
          home page and press <strong>Access Event Menu</strong>. Upper and lower case do not matter.
        </p>
        <Picture name="guest-code" on="phone">
          The home page with a code typed in.
        </Picture>
      </>
    ),
  },
  you: {
    title: 'Tell us who you are',
    body: (
      <>
        <ul>
          <li>
            <strong>Your name</strong>, so that the organizer knows whose plate it is.
          </li>
          <li>
            <strong>Your email</strong>, at some events, and only if you like. We send you the link to change
            your answer, and any news about your dishes or the event, or a reminder of a missing choice.
          </li>
          <li>
            <strong>Allergies or dietary needs</strong>, if you have any: tick what you must avoid, or write
            it as you would say it. One button passes it on to the organizer, those who plan with them and the
            kitchen, and to nobody else; you can remove it until the meal. It is erased {keptAfterDays} days
            after the meal. We cannot check food: please also tell the staff on the day.
          </li>
          <li>
            <strong>How many you are</strong>, yourself included, up to {partyMax}. One answer is enough for a
            couple or a family.
          </li>
        </ul>
        <Picture name="guest-you" on="phone">
          The first step: name, allergies and how many you are.
        </Picture>
      </>
    ),
  },
  dishes: {
    title: 'Choose your dishes',
    body: (
      <>
        <p>
          Tap the dish you would like: it gets a tick. Tap it again, or <strong>Clear choice</strong>, to undo
          it. You may skip a course. Where the organizer needs an answer, choose a dish or{' '}
          <strong>None for me</strong>.
        </p>
        <Picture name="guest-dishes" on="phone">
          A course with its dishes. The chosen one has a tick.
        </Picture>
        <p>
          Under each dish you see what it contains, as far as it has been stated. If others are coming with
          you, the next step asks for each of them: name, allergies and dishes. Tap a name to move between
          people; one button copies your own choices.
        </p>
      </>
    ),
  },
  send: {
    title: 'Look it over and send it',
    body: (
      <>
        <p>
          The last step shows everything on one page, with anything missing at the top. Press{' '}
          <strong>Change</strong> beside a name to correct something. When all is right, submit it. It is
          saved once the page says <strong>{submittedShort}</strong> and thanks you. If it could not be saved,
          the page says so and keeps what you typed: try again.
        </p>
        <Picture name="guest-review" on="phone">
          The last step, with everything on one page.
        </Picture>
      </>
    ),
  },
  interrupted: {
    title: 'If you are interrupted',
    body: (
      <p>
        If you close the page, lose the signal or run out of battery, what you typed stays on your device.
        Open the same link there and pick up where you left off.
      </p>
    ),
  },
} satisfies Parts
