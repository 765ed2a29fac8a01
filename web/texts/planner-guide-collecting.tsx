import { freeGuestLimit } from '#core/limits'
import { site } from '#core/site'
import { reservedUntilDays } from '#events/rules/reserved-places'
import { openAfterMealDays } from '#links/rules/days'
import { windowsMax } from '#mailings/rules/limits'
import { refundDeletes } from '#purchases/words/planner'
import { erasedAfterDays, erasureNoticeDays, keptAfterDays, latestAfterDays } from '#retention/rules'
import { Mail, Picture, type Section } from './document/document.tsx'
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
          last, and what needs your attention. <strong>Guests</strong> lists the answers in two ways, and both
          update by themselves: <strong>Responses</strong> by party, newest first, and <strong>People</strong>
          , a row for each person with their dishes and allergies.
        </p>
        <Picture name="planner-overview" on="desk">
          The overview: who is coming, day by day, and what needs doing.
        </Picture>
        <p>
          Search by any part of a name, with or without accents, and filter by dish, allergies, missing
          choices, undelivered mail, or what is new since your last visit. Filters combine: a dish plus
          allergies finds the people who have both. <strong>Print lists</strong> puts the same on paper, by
          course or by party.
        </p>
        <Picture name="planner-people" on="desk">
          Guests, as people: who eats what, and what each must avoid.
        </Picture>
        <p>You can</p>
        <ul>
          <li>
            add or correct an answer for a guest who called you, even after the deadline. Enter moves to the
            next field, Ctrl+Enter saves, and what you typed is kept until you do;
          </li>
          <li>record who cannot come: they take no place, and are counted separately;</li>
          <li>copy a guest’s edit link, or mail it again. Anyone with the link can change that answer;</li>
          <li>delete an answer. For a minute, Undo brings it back with the same link.</li>
        </ul>
        <p>
          Once there is a guest list, <strong>Edit</strong> offers two more settings for the event.{' '}
          <strong>Keep places for invited guests</strong> leaves guests with the event code only the places
          that your invited guests do not need, until {reservedUntilDays} days before the deadline. It can be
          switched on while there is a place for everyone who has not answered. If you invite more people than
          there are places, invited guests can still answer while there is room, and others have to wait; the
          limit is never exceeded. You yourself can always use a free place.
        </p>
        <p>
          <strong>Only with their own link</strong> lets nobody but your invited guests answer. The page of
          the event code then says that the event is by personal invitation, and mails the link to any address
          on your list that asks for it. It does not say who is on the list. Answers you already have stay,
          and can be changed with their edit links.
        </p>
      </>
    ),
  },
  {
    id: 'mail',
    title: 'Invite and remind by mail',
    body: (
      <>
        <p>
          Where this site sends mail to guests, <strong>Mail</strong>, in Guests, writes to the people on your
          list: an invitation with each party’s own link, a reminder to those who have not answered, and a
          mail to those whose choices are incomplete; each names who or what is missing. We decide twice who
          gets it, when you press and when the mail is written, so that nobody is reminded who has just
          answered. People who share an address get one mail.
        </p>
        <p>
          Reminders go out automatically on up to {windowsMax} days before the deadline, at the hour you
          choose where the event is. Nothing is mailed before you have sent yourself a test and said that you
          may write to these people. The page says what goes out next and to how many, and what became of each
          mail: sent, arrived, undeliverable, or stopped by the guest.
        </p>
        <p>
          Without a paid plan mail goes to {freeGuestLimit} parties of an event, and the number of mails a day
          is limited; with one, you can send as many mails a day as the event has places. After many mails
          that come back, or complaints, we pause the mail of an event. Links, messages from your own phone,
          and printed invitations always work.
        </p>
      </>
    ),
  },
  {
    id: 'kitchen',
    title: 'Tell the kitchen',
    body: (
      <>
        <p>
          The totals show first how many of each dish, then who has not chosen yet, then everyone who needs
          something else, by number and name, with what they eat. Where a dish contains something a guest must
          avoid and no replacement has been agreed, it says <strong>NOT AGREED</strong>.{' '}
          <strong>Print for the kitchen</strong> makes a sheet of it, on A4 or US Letter, free for every
          event.
        </p>
        <p>
          <strong>Make a link</strong> below gives the kitchen the same sheet on a phone, always up to date
          and without an account. Say who it is for, which courses it shows and whether it shows names. Copy
          its address right away: it is shown only once. If you allow it, the kitchen can use the link to
          confirm, under a name, what is in a dish and agree what is served instead. You and your guest see
          that at once. You can also let a phone keep the page for a day, for a kitchen without internet.
          Renew a lost link; revoke one in the wrong hands, and its page goes blank. It works until{' '}
          {openAfterMealDays} days after the meal. The <a href="/caterer-help">Caterer Guide</a> explains it
          to the kitchen on one page.
        </p>
        <p>
          <strong>Issue sheet 1</strong> gives the kitchen its counts under a number and keeps them unchanged.
          Each later sheet says what has changed since the one before. Once submissions are closed, issue the
          final sheet. The list below shows who has seen which sheet; open or print one, or compare any two.
          When something changes after the final sheet, this page and the overview say so until you issue
          another; we also mail you, without names or dishes, after ten quiet minutes, at most once a day and
          three times per sheet. You can switch these mails off under <strong>Kitchen details</strong>.
        </p>
        <p>
          We keep what guests must avoid until {keptAfterDays} days after the day of the meal or, without such
          a day, as long as their names. Enter the day, and tell the kitchen to destroy what it printed.
        </p>
        <p>
          For a premium event, <strong>Download CSV</strong> saves all choices as a spreadsheet file, one row
          per person.
        </p>
        <p>
          Needs and comments come from your guests, and no one has checked them. Make sure the kitchen reads
          them, and talk to any guest with a severe allergy.
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
          Choose <strong>Upgrade</strong> in the event’s ⋯ menu, any time before its deadline. You pay once,
          by card, for that event only. The larger limit applies as soon as the payment is confirmed, usually
          within seconds. The prices are on the <a href="/pricing">pricing page</a>.
        </p>
        <p>
          After an upgrade the deadline can no longer be changed. Before you pay, we show the last day for a
          refund. To ask for one, write to <Mail to={site.supportEmail} />. {refundDeletes} Deleting the event
          yourself is not a refund.
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
          answers. Need more time? Move the deadline, unless the event is upgraded, and it reopens. Has
          everyone answered already? <strong>Close now</strong> in the event’s ⋯ menu closes it early, and{' '}
          <strong>Reopen</strong> undoes that until the deadline.
        </p>
        <p>
          We erase your guests’ names and addresses, and what is left of their allergies, {erasedAfterDays}{' '}
          days after the deadline, though never sooner than {keptAfterDays} days after the meal. Counts and
          choices stay. However often you move a deadline, this happens at the latest {latestAfterDays} days
          after the first one, though never sooner than {keptAfterDays} days after closing. We mail you{' '}
          {erasureNoticeDays} days before, so that you can download what you still need.
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
        sign out other browsers, choose which mails you get, download everything as one file, and delete your
        account with all its events.
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
            <strong>A guest cannot find the event.</strong> Send the link instead of the code. Codes never
            contain the letters I, L or O, or the digits 0 or 1.
          </li>
          <li>
            <strong>A guest lost the link.</strong> On the device they used, the answer is on the home page.
            Otherwise, correct it for them.
          </li>
          <li>
            <strong>The confirmation mail does not come.</strong> Look in the spam folder, then have it sent
            again from the sign-in page.
          </li>
        </ul>
        <p>
          Anything else? Write to <Mail to={site.supportEmail} />. If a page showed a reference, please
          include it.
        </p>
      </>
    ),
  },
]
