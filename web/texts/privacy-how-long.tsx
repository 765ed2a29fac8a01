import { openAfterClosingDays, openAfterMealDays } from '#links/rules/days'
import {
  auditKeptYears,
  erasedAfterDays,
  erasureNoticeDays,
  erasuresKeptDays,
  keptAfterDays,
  latestAfterDays,
  mailKeptDays,
  refundedKeptDays,
  restorableDays,
} from '#retention/rules'
import type { Section } from './document/document.tsx'

/** The privacy policy's second part: why it is kept, and for how long. */
export const howLong: Section[] = [
  {
    id: 'why',
    title: 'Why we may',
    body: (
      <ul>
        <li>To provide the service you asked for: accounts, events, answers, payments (contract).</li>
        <li>To keep it safe: sessions, limits on attempts, the log of changes (legitimate interest).</li>
        <li>
          To send guests the mail that a planner asks us to send, and to note what became of it (legitimate
          interest).
        </li>
        <li>To keep payment records as tax law requires (legal obligation).</li>
        <li>
          To pass on what you must avoid to the planner, those who plan with them and the kitchen (your
          explicit consent).
        </li>
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
                <td>What guests must avoid: needs, words, wishes, consent and what is served instead</td>
                <td>
                  Erased automatically {keptAfterDays} days after the day of the meal; without such a day,
                  with the names, {erasedAfterDays} days after the deadline. At once when the guest removes
                  it, withdraws the answer or erases their details. If the guest only changes it, a numbered
                  sheet that the kitchen already has still says what it said then. Otherwise only the number
                  on the sheet stays.
                </td>
              </tr>
              <tr>
                <td>Links for the kitchen</td>
                <td>
                  They stop working {openAfterMealDays} days after the meal or, without a day of the meal,{' '}
                  {openAfterClosingDays} days after closing, or as soon as the planner revokes them. The
                  kitchen’s email address is erased with those of the guests.
                </td>
              </tr>
              <tr>
                <td>People with whom a planner shares an event, and addresses invited to it</td>
                <td>
                  Until they leave, are removed or the event is deleted. An invitation that nobody accepts is
                  deleted 30 days after its link stopped working.
                </td>
              </tr>
              <tr>
                <td>Names of cooks who said they had seen a sheet</td>
                <td>Erased with those of the guests.</td>
              </tr>
              <tr>
                <td>Names of cooks who confirmed what is in a dish</td>
                <td>As long as the event: the planner and the kitchen see them, guests see “the kitchen”.</td>
              </tr>
              <tr>
                <td>Guests’ names, allergies and email addresses</td>
                <td>
                  Erased automatically {erasedAfterDays} days after the event’s deadline; if the deadline was
                  moved, at the latest {latestAfterDays} days after the first one, though never sooner than{' '}
                  {keptAfterDays} days after the deadline it then has, or after the day of the meal. We email
                  the planner {erasureNoticeDays} days before. Counts and choices stay, without names.
                </td>
              </tr>
              <tr>
                <td>An answer that the guest withdraws</td>
                <td>Names, allergies and address are erased at once.</td>
              </tr>
              <tr>
                <td>An answer that the planner deletes</td>
                <td>
                  The planner can bring it back for a minute; then names, allergies and address are erased.
                </td>
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
                <td>30 days after your last visit, or until you sign out.</td>
              </tr>
              <tr>
                <td>Counts of wrong passwords, sign-ups and requests for mail</td>
                <td>
                  A day, as fingerprints of accounts and network addresses, never the accounts and addresses
                  themselves.
                </td>
              </tr>
              <tr>
                <td>Mails</td>
                <td>
                  While a mail waits to be sent, its address is in the queue. After that we keep for{' '}
                  {mailKeptDays} days that it was sent or could not be delivered, never what it said.
                </td>
              </tr>
              <tr>
                <td>Counts against misuse</td>
                <td>
                  Network and email addresses are counted as keyed hashes, which cannot be reversed, for a day
                  at most.
                </td>
              </tr>
              <tr>
                <td>The log of changes</td>
                <td>{auditKeptYears} years; a deleted account is anonymized in it.</td>
              </tr>
              <tr>
                <td>Payment records</td>
                <td>
                  As long as tax law requires. Once the account is deleted they no longer name it; the event’s
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
          After a failure we can restore the database to any moment of the last {restorableDays} days, so what
          is erased is gone from these copies {restorableDays} days later. If we do restore it, what was
          erased since then is erased again at once. For that we keep a list of what was erased, by random ids
          and without names, for {erasuresKeptDays} days.
        </p>
      </>
    ),
  },
]
