import { partyMax } from '#core/limits'
import { submittedShort } from '#party/words/guest'
import { keptAfterDays } from '#retention/rules'
import { Picture, type Section } from './document.tsx'

/** The guest guide's first half: from the code to the answer. */
export const choosing: Section[] = [
  {
    id: 'code',
    title: 'Enter your code',
    body: (
      <>
        <p>
          Your invitation shows a code of six letters and digits, or a link, or a square QR code to scan with
          your phone’s camera. The link and the QR code lead straight to the menu. With a code, open the home
          page, type it and press <strong>Access Event Menu</strong>. Capital and small letters are the same.
        </p>
        <Picture name="guest-code" on="phone">
          The home page with a code typed in.
        </Picture>
      </>
    ),
  },
  {
    id: 'you',
    title: 'Tell us who you are',
    body: (
      <>
        <ul>
          <li>
            <strong>Your name</strong>, so that the organizer knows whose plate it is.
          </li>
          <li>
            <strong>Your email</strong>, at some events, and only if you like. The link to change your answer
            is sent there, and news about your dishes.
          </li>
          <li>
            <strong>Allergies or dietary needs</strong>, if you have any: tick what you must avoid, or write
            it as you would say it. One button passes it on to the organizer and the kitchen, and to nobody
            else; you can remove it until the meal. It is erased {keptAfterDays} days after the meal. We
            cannot check food: please also tell the staff on the day.
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
  {
    id: 'dishes',
    title: 'Choose your dishes',
    body: (
      <>
        <p>
          Each course shows its dishes. Tap the one you would like: it is marked with a tick. Tap it again, or{' '}
          <strong>Clear choice</strong>, to take it back. You may leave a course out. Where the organizer
          needs an answer, choose a dish or <strong>None for me</strong>.
        </p>
        <Picture name="guest-dishes" on="phone">
          A course with its dishes. The chosen one has a tick.
        </Picture>
        <p>
          Under a dish you see what it contains, as far as that was stated. Are you more than one? Then the
          next step asks for the others, one person at a time: name, allergies and dishes. The names above
          lead from one to another, and a button takes over what you chose yourself.
        </p>
      </>
    ),
  },
  {
    id: 'send',
    title: 'Look it over and send it',
    body: (
      <>
        <p>
          The last step shows everything on one page, with what is still open at the top. What begins with{' '}
          <strong>Change</strong> beside a name takes you to where you want to change something. When it is
          right, submit it. It is saved once the page says <strong>{submittedShort}</strong> and thanks you.
          If the page says that it could not be saved, nothing you typed is lost: try again.
        </p>
        <Picture name="guest-review" on="phone">
          The last step, with everything on one page.
        </Picture>
      </>
    ),
  },
  {
    id: 'interrupted',
    title: 'If you are interrupted',
    body: (
      <p>
        Close the page, lose the signal, run out of battery: what you typed stays on your device. Open the
        same link on the same device and carry on where you were.
      </p>
    ),
  },
]
