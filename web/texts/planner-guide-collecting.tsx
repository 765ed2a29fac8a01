import { erasedAfterDays, keptAfterDays, latestAfterDays, toldBeforeDays } from '#contract/retention'
import { site } from '#contract/site'
import { refundDeletes } from '#words/planner'
import { Mail, Picture, type Section } from './document.tsx'

/** The planner guide's second half: answers, upgrades, and what remains. */
export const collecting: Section[] = [
  {
    id: 'responses',
    title: 'Read the answers',
    body: (
      <>
        <p>
          <strong>View guest responses</strong> lists the parties, newest first, and changes by itself as
          answers come in. Open one to see each person’s dishes and allergies. You can
        </p>
        <ul>
          <li>add an answer for a guest who called you, or correct one, also after the deadline;</li>
          <li>delete an answer; a minute’s Undo brings it back with the same link.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'kitchen',
    title: 'Tell the kitchen',
    body: (
      <>
        <p>
          The totals show how many of each dish, and every allergy with its name and party. They are made for
          paper: print them from the page, free for every event.
        </p>
        <p>
          For a premium event, <strong>Download CSV</strong> gives all choices as a file for your spreadsheet,
          one row per person.
        </p>
        <p>
          Allergies are written by your guests, and nobody has checked them. See to it that the kitchen reads
          them, and talk to guests who name a severe one.
        </p>
        <Picture name="planner-totals" on="desk">
          The totals: allergies first, then every dish with its count.
        </Picture>
      </>
    ),
  },
  {
    id: 'upgrade',
    title: 'Upgrade an event',
    body: (
      <>
        <p>
          Upgrade from the event’s card, until its deadline. You pay once, by card, for that event only; the
          larger limit works as soon as the payment is confirmed, usually within seconds. The prices are on
          the <a href="/pricing">pricing page</a>.
        </p>
        <p>
          After an upgrade the deadline cannot be changed any more. Until which day you can have your money
          back is shown before you pay. Ask at <Mail to={site.supportEmail} />. {refundDeletes} Deleting the
          event yourself does not refund it.
        </p>
      </>
    ),
  },
  {
    id: 'closing',
    title: 'After the deadline',
    body: (
      <>
        <p>
          The event moves to <strong>Submission Closed</strong>, and guests can no longer change their
          answers. Need more time? Move the deadline of an event that is not upgraded, and it opens again.
        </p>
        <p>
          {erasedAfterDays} days after the deadline the names, allergies and addresses of your guests are
          erased; counts and choices stay. However often a deadline is moved, that happens at the latest{' '}
          {latestAfterDays} days after the first one, though never sooner than {keptAfterDays} days after
          closing. {toldBeforeDays} days before you get a mail, so that you can download what you still need.
        </p>
      </>
    ),
  },
  {
    id: 'account-page',
    title: 'Your data and your account',
    body: (
      <p>
        On the <a href="/dashboard/account">account page</a> you can download everything as one file, and
        delete your account with all events in it.
      </p>
    ),
  },
  {
    id: 'trouble',
    title: 'When something does not work',
    body: (
      <>
        <ul>
          <li>
            <strong>A guest cannot find the event.</strong> Send the link instead of the code. Codes are never
            made with the letters I, L and O or the digits 0 and 1.
          </li>
          <li>
            <strong>A guest lost the link.</strong> On the device that was used, the answer is on the home
            page. Else correct the answer yourself.
          </li>
          <li>
            <strong>The confirmation mail does not come.</strong> Look into the spam folder, then have it sent
            again from the sign-in page.
          </li>
        </ul>
        <p>
          Anything else: <Mail to={site.supportEmail} />. If a page showed a reference, please send it along.
        </p>
      </>
    ),
  },
]
