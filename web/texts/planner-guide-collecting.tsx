import { site } from '#core/site'
import { openAfterMealDays } from '#links/rules/days'
import { refundDeletes } from '#purchases/words/planner'
import { erasedAfterDays, keptAfterDays, latestAfterDays, toldBeforeDays } from '#retention/rules'
import { Mail, Picture, type Section } from './document.tsx'
import { printing } from './planner-guide-printing.tsx'
import { seating } from './planner-guide-tables.tsx'

/** The planner guide's second half: answers, upgrades, and what remains. */
export const collecting: Section[] = [
  {
    id: 'responses',
    title: 'Read the answers',
    body: (
      <>
        <p>
          An event’s <strong>Overview</strong> shows who is coming and who is not, day by day, who answered
          last, and what needs you. <strong>Guests</strong> lists the answers in two ways, and both change by
          themselves: <strong>Responses</strong> by party, newest first, and <strong>People</strong>, a row
          for each person with their dishes and allergies.
        </p>
        <Picture name="planner-overview" on="desk">
          The overview: who is coming, day by day, and what needs doing.
        </Picture>
        <p>
          Look for anybody by any part of a name, with or without accents, and narrow the list to a dish, to
          allergies, to a missing pick, to mail that did not arrive, or to what is new since your last visit.
          Two of these meet in one person: a dish and allergies finds who has both.{' '}
          <strong>Print lists</strong> gives the same on paper, by course or by party.
        </p>
        <Picture name="planner-people" on="desk">
          Guests, as people: who eats what, and what each must avoid.
        </Picture>
        <p>You can</p>
        <ul>
          <li>
            add an answer for a guest who called you, or correct one, also after the deadline. Enter moves to
            the next field, Ctrl+Enter saves, and what you typed is kept until you do;
          </li>
          <li>write down who cannot come: they take no place, and are counted apart;</li>
          <li>
            copy a guest’s edit link, or have it mailed again. Whoever has the link can change that answer;
          </li>
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
          The totals show how many of each dish first, then who has not chosen yet, then everybody who needs
          something else, by number and name, with what that person eats. Where a dish contains what a guest
          must avoid and nobody has agreed what they get, it says <strong>NOT AGREED</strong>.{' '}
          <strong>Print for the kitchen</strong> makes a sheet of it, on A4 or US Letter, free for every
          event.
        </p>
        <p>
          <strong>Make a link</strong> below gives the kitchen the same sheet on a phone, always up to date
          and without an account. Say who it is for, which courses it shows and whether it shows names; pass
          its address on when it is shown, since that is the only time. If you allow it, the kitchen confirms
          by it, under a name, what is in a dish and agrees what is served instead. You and your guest see it
          at once. If you allow that too, a phone keeps the page for a day, for a kitchen without internet.
          Renew a link that is lost, revoke one that is in the wrong hands: its page goes blank. It works
          until {openAfterMealDays} days after the meal. The <a href="/caterer-help">Caterer Guide</a> tells
          the kitchen on one page what it shows.
        </p>
        <p>
          <strong>Issue sheet 1</strong> gives the kitchen its counts under a number, and keeps them as they
          were. Each later sheet says what has changed since the one before. Once answers are closed, issue
          the final one. The list below says who has seen which sheet; open it, print it, or compare any two.
          When something changes after the final sheet, this page and the overview say so until you issue
          another; you are also mailed, without names or dishes, after ten quiet minutes, at most once a day
          and three times a sheet. You can switch these mails off under <strong>Kitchen details</strong>.
        </p>
        <p>
          What guests must avoid is kept until {keptAfterDays} days after the day of the meal; without such a
          day as long as their names. Give the day, and tell the kitchen to destroy what it printed.
        </p>
        <p>
          For a premium event, <strong>Download CSV</strong> gives all choices as a file for your spreadsheet,
          one row per person.
        </p>
        <p>
          Needs and words are your guests’ own, and nobody has checked them. Make sure the kitchen reads them,
          and talk to guests who name a severe allergy.
        </p>
        <Picture name="planner-totals" on="desk">
          The totals: every dish with its count, then who has not chosen, then allergies.
        </Picture>
      </>
    ),
  },
  seating,
  printing,
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
          answers. Need more time? Move the deadline of an event that is not upgraded, and it opens again. Is
          everybody there already? <strong>Close now</strong> in the event’s ⋯ menu ends it sooner, and{' '}
          <strong>Reopen</strong> takes that back, until the deadline.
        </p>
        <p>
          {erasedAfterDays} days after the deadline the names and addresses of your guests, and what is left
          of their allergies, are erased, though never sooner than {keptAfterDays} days after the meal; counts
          and choices stay. However often a deadline is moved, that happens at the latest {latestAfterDays}{' '}
          days after the first one, though never sooner than {keptAfterDays} days after closing.{' '}
          {toldBeforeDays} days before you get a mail, so that you can download what you still need.
        </p>
      </>
    ),
  },
  {
    id: 'account-page',
    title: 'Your data and your account',
    body: (
      <p>
        On the <a href="/dashboard/account">account page</a> you can change your name, email and password,
        sign out other browsers, switch mails about your events on and off, download everything as one file,
        and delete your account with all events in it.
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
            page. Otherwise correct the answer yourself.
          </li>
          <li>
            <strong>The confirmation mail does not come.</strong> Look in the spam folder, then have it sent
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
