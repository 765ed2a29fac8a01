import {
  auditKeptYears,
  erasedAfterDays,
  keptAfterDays,
  latestAfterDays,
  mailKeptDays,
  refundedKeptDays,
  toldBeforeDays,
} from '#contract/retention'
import { site } from '#contract/site'
import { Mail, type Section } from './document.tsx'

/** The privacy policy's first half: what is kept, why, and for how long. */
export const kept: Section[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <>
        <p>
          {site.operator}, {site.operatorAddress}, operates {site.name} and is responsible for the data of
          planners’ accounts. For what guests enter for an event, its planner decides what it is collected
          for; we handle it for the planner, on the planner’s instructions and as this policy says.
        </p>
        <p>
          Questions about your data: <Mail to={site.supportEmail} />.
        </p>
      </>
    ),
  },
  {
    id: 'planners',
    title: 'What we keep of planners',
    body: (
      <ul>
        <li>Your name and email address, and a hash of your password, never the password itself.</li>
        <li>
          When you signed in and out, and the browser of each session while it lasts, to protect your account.
          The network address you come from is not stored.
        </li>
        <li>
          Your events: title, description, deadline, time zone, menu, sharing code and cover image with its
          file name, if you add one.
        </li>
        <li>
          Your payments: event, plan, amount, state, refunds and the payment provider’s references. Card
          details stay with the payment provider.
        </li>
        <li>A log of what was changed in your events and by whom, so that mistakes can be traced.</li>
      </ul>
    ),
  },
  {
    id: 'guests',
    title: 'What we keep of guests',
    body: (
      <ul>
        <li>The names of the people in a party, and what each of them chose from the menu.</li>
        <li>Allergies and dietary needs, where somebody wrote any.</li>
        <li>
          An email address, only where the event asks for one and only if you, or the planner on your behalf,
          give it: we send you the link to edit your answer, and nothing else.
        </li>
        <li>
          If you tell that you cannot come: the names and the address you give, and nothing else. They are
          kept and erased as those of the other answers are.
        </li>
        <li>When the answer was given and last changed.</li>
      </ul>
    ),
  },
  {
    id: 'health',
    title: 'Allergies are health data',
    body: (
      <>
        <p>
          What people write about allergies and dietary needs can say something about their health or belief.
          We treat it as health data: it is optional, it is asked for only so that you are served food you can
          eat, and we handle it on your explicit consent, which you give by writing it down. It is shown to
          you, to the event’s planner and to those the planner lets see it, such as the kitchen. It never
          stands in our logs, in the subject of a mail, in an address or in a link preview.
        </p>
        <p>
          You can take it out again until the deadline through your edit link, and after the deadline you can
          erase it there. If you enter it for others in your party, please ask them first.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'Why we may',
    body: (
      <ul>
        <li>To provide the service you asked for: accounts, events, answers, payments (contract).</li>
        <li>To keep it safe: sessions, limits on attempts, the log of changes (legitimate interest).</li>
        <li>To keep payment records as tax law demands (legal obligation).</li>
        <li>To pass on allergies and dietary needs (your explicit consent).</li>
      </ul>
    ),
  },
  {
    id: 'how-long',
    title: 'How long it is kept',
    body: (
      <>
        <div className="wide">
          <table>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Until</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Guests’ names, allergies and email addresses</td>
                <td>
                  Erased by itself {erasedAfterDays} days after the event’s deadline; if the deadline was
                  moved, at the latest {latestAfterDays} days after the first one, though never sooner than{' '}
                  {keptAfterDays} days after the deadline it has then. The planner is told by email{' '}
                  {toldBeforeDays} days before. Counts and choices stay, without names.
                </td>
              </tr>
              <tr>
                <td>An answer that its guest withdraws</td>
                <td>Names, allergies and address are erased at once.</td>
              </tr>
              <tr>
                <td>An answer that the planner deletes</td>
                <td>It can be brought back for a minute; then names, allergies and address are erased.</td>
              </tr>
              <tr>
                <td>Events with menu and answers</td>
                <td>
                  Until the planner deletes the event or the account. A refunded event is closed and hidden at
                  once, and deleted {refundedKeptDays} days later.
                </td>
              </tr>
              <tr>
                <td>The account</td>
                <td>Until you delete it, with all your events.</td>
              </tr>
              <tr>
                <td>Sessions</td>
                <td>30 days after you were last here, or until you sign out.</td>
              </tr>
              <tr>
                <td>Counts of wrong passwords, sign-ups and requests for mail</td>
                <td>A day, by fingerprints of accounts and network addresses, never by these themselves.</td>
              </tr>
              <tr>
                <td>Mails</td>
                <td>
                  While one waits to be sent, the address it goes to stands in the queue. Afterwards we keep
                  for {mailKeptDays} days that it was sent or could not be delivered, never what it said.
                </td>
              </tr>
              <tr>
                <td>Counts against misuse</td>
                <td>
                  Network and email addresses are counted as keyed hashes, which cannot be turned back, for a
                  day at most.
                </td>
              </tr>
              <tr>
                <td>The log of changes</td>
                <td>{auditKeptYears} years; a deleted account is anonymized in it.</td>
              </tr>
              <tr>
                <td>Payment records</td>
                <td>
                  As long as tax law demands. When the account is deleted they no longer name it; the event’s
                  title and the payment provider’s reference stay.
                </td>
              </tr>
              <tr>
                <td>Technical logs</td>
                <td>Days. They hold no names, addresses, allergies or edit links.</td>
              </tr>
            </tbody>
          </table>
        </div>
        <p>
          Backups of the database are overwritten within 30 days, so what is erased is gone from them by then.
        </p>
      </>
    ),
  },
]
