import { site } from '#core/site'
import { privacy, terms } from '#core/terms'
import { Mail, type Section } from './document/document.tsx'

/** The privacy policy's second half: who sees it, and what you can do. */
export const shared: Section[] = [
  {
    id: 'who-sees',
    title: 'Who sees it',
    body: (
      <>
        <p>
          The guest with the edit link and the planner of the event see a guest’s answer. Through a link that
          the planner makes for it, the kitchen sees how many of each dish are wanted, and who needs something
          else; anyone with that link sees the same, until the planner revokes it. Planners may hand answers
          to those who need them for the meal. Our administrators can see planners, events and the log of
          changes, but no answers, and act when something has to be removed or refunded. Anyone with the event
          code sees the event, its menu and how many guests are registered, but no names, addresses or
          answers.
        </p>
        <p>These companies process data for us:</p>
        <ul>
          <li>
            <strong>Cloudflare, Inc.</strong> runs our servers, database and image storage, and sends our
            mail.
          </li>
          <li>
            <strong>Stripe</strong> takes card payments. It receives a planner’s name and email address, the
            ids of the account and event, the event’s title and the plan, and collects the card details
            itself.
          </li>
        </ul>
        <p>
          We do not sell personal data, we do not share it for advertising, and no machine alone decides about
          you. We hand data to authorities only where the law requires it.
        </p>
      </>
    ),
  },
  {
    id: 'where',
    title: 'Where it is processed',
    body: (
      <p>
        Our processors work in several countries, the United States among them. Where data leaves the United
        Kingdom or the European Economic Area, that is covered by an adequacy decision or by standard
        contractual clauses.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and what is stored on your device',
    body: (
      <>
        <p>
          We use no tracking, advertising or analytics cookies. Whatever you choose in the cookie banner, we
          set or store only these:
        </p>
        <ul>
          <li>
            <strong>A session cookie</strong> once you sign in as a planner, for 30 days after your last
            visit, and <strong>a cookie that says only that you are signed in</strong>, for just as long.
          </li>
          <li>
            <strong>A device cookie</strong> once you sign in as a planner, for up to 400 days. It tells your
            browser apart from one that only guesses your password, so that nobody can lock you out. It holds
            a random name for the browser and fingerprints of the accounts you signed in with there, and
            nothing that names you.
          </li>
          <li>
            <strong>A sign-up cookie</strong> once you create an account, for one day or until you confirm
            your email address: in the same browser you then confirm without typing your password again.
          </li>
          <li>
            <strong>A language cookie</strong> once you choose a page’s language, or open a link that names
            one, for a year.
          </li>
          <li>
            <strong>Your answer to the cookie banner</strong>, on your device.
          </li>
          <li>
            <strong>The name you give in the kitchen</strong>, on the device it was typed on, so that we ask
            only once.
          </li>
          <li>
            <strong>A kitchen’s page</strong>, where the organizer allowed it and someone in the kitchen asked
            for it, on that device, for 24 hours at most: what the link last showed, so that it opens without
            internet.
          </li>
          <li>
            <strong>A draft of your menu choices</strong>, or of the word that you cannot come, on your
            device, until you have sent them. What a planner types to try the form is dropped when they leave
            it.
          </li>
          <li>
            <strong>The edit link of an answer you sent</strong>, on your device, so that you can find it
            again. You can remove it on the home page. With it comes a cookie with only the codes of those
            events, for up to a year, so that the page keeps room for the line that leads back to your answer.
          </li>
          <li>
            <strong>What one page hands to the next</strong>: the edit link of an answer just sent, so that
            its receipt is open on the home page, and a passing message, until you close the tab; and, for a
            minute, a cookie that says only that there is a receipt to show.
          </li>
          <li>
            <strong>Which lists you keep open</strong> on an administrator’s dashboard, on your device.
          </li>
          <li>
            <strong>Where you had scrolled to</strong> on our pages, and when one was reloaded because a newer
            version had replaced it, until you close the tab.
          </li>
          <li>
            <strong>How far you had read your guests’ answers</strong> as a planner, on your device: a time
            for each of your last 50 events, so that what came since stands out, and the view you chose last.
          </li>
          <li>
            <strong>Which steps you have done for an event</strong> as a planner, on your device: for your
            last 50 events, whether you shared them and what we told you once.
          </li>
        </ul>
        <p>
          The payment provider sets its own cookies on its own pages when you pay there. If we ever want to
          use cookies that are not essential, only people who chose Accept All Cookies will get them, and this
          page will name them first.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>You may ask to see, correct, erase, restrict or take your data with you, and object to its use.</p>
        <ul>
          <li>
            <strong>Planners</strong> can correct events and answers, download everything as one file, and
            delete the account with everything in it, on the <a href="/dashboard/account">account page</a>.
          </li>
          <li>
            <strong>Guests</strong> can change or withdraw their answer through their edit link until the
            deadline, remove what they must avoid until the meal, and erase names, allergies and address
            through it afterwards. Without the link, ask the planner of the event, or us.
          </li>
        </ul>
        <p>
          You can withdraw your consent at any time, for the future. For everything else write to{' '}
          <Mail to={site.supportEmail} />: we answer within a month, and may ask you to show that you are who
          you say you are. You may also complain to the data protection authority of the place you live in.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        The service is for people aged {terms.minimumAge} and over. Adults may enter a name, choices and
        allergies for children in their party. If you believe that a child has used the service, write to us,
        and we will erase what was entered.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'How we protect it',
    body: (
      <p>
        Connections are encrypted. Passwords are stored as slow hashes; links to edit an answer, for a kitchen
        or to reset a password are stored only as fingerprints. The server checks every access to an event. If
        data still falls into the wrong hands, we tell the authority and the people affected, as the law
        requires.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        We publish changes here with their date. Significant changes take effect {privacy.changesAfterDays}{' '}
        days after notice: planners get it by email, everyone else can read it here.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <address>
        {site.operator}
        <br />
        {site.operatorAddress}
        <br />
        <Mail to={site.supportEmail} />
      </address>
    ),
  },
]
