import { figure } from '#core/figures'
import { paidCategories } from '#core/limits'
import { site } from '#core/site'
import { terms } from '#core/terms'
import { plans } from '#purchases/rules/plans'
import { refundRule } from '#purchases/words/planner'
import { refundedKeptDays } from '#retention/rules'
import { Mail, type Section } from './document/document.tsx'

/** The terms' second half: money, and what happens when something goes wrong. */
export const paying: Section[] = [
  {
    id: 'prices',
    title: 'Prices and payment',
    body: (
      <>
        <p>
          An upgrade is a one-time payment for a single event. There is no subscription. Prices are in{' '}
          {site.currency} and are shown before you pay:
        </p>
        <div className="wide">
          <table>
            <thead>
              <tr>
                <th scope="col">Guest responses</th>
                <th scope="col">Price, one-time</th>
              </tr>
            </thead>
            <tbody className="figures">
              {plans.map((plan) => (
                <tr key={plan.id}>
                  <td>up to {figure(plan.guestLimit)}</td>
                  <td>${plan.price}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p>
          Every plan includes up to {paidCategories} menu categories, CSV export and emailed guest-edit links.
          You can buy an upgrade until the event’s deadline. It takes effect once the payment is confirmed,
          and applies to that event only: it cannot be moved to another event or lowered to a smaller plan.
          The deadline of an upgraded event cannot be changed.
        </p>
        <p>
          Our card payment provider, Stripe, takes payments under its own terms. Your card details go to
          Stripe and never reach us.
        </p>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'Money-back guarantee and refunds',
    body: (
      <>
        <p>
          You have a {terms.refundWithinDays}-day money-back guarantee. <strong>{refundRule}</strong> A
          purchase made less than {terms.refundBeforeDeadlineDays} days before the deadline is not refundable.
          Before you pay, we show the last day for a refund.
        </p>
        <ul>
          <li>
            To ask for a refund, write to <Mail to={site.supportEmail} /> from the address of your account and
            name the event.
          </li>
          <li>
            A refund covers all payments made for the event.{' '}
            <strong>
              It closes and hides the event at once, and {refundedKeptDays} days later the event is
              permanently deleted with all its data: details, categories and items, and guest responses.
            </strong>{' '}
            Download what you want to keep first. If the refund fails within those days, the event comes back
            as it was, and we try again.
          </li>
          <li>
            We pay the money back to the card it came from within {terms.refundPaidInBusinessDays} business
            days of approving your request.
          </li>
          <li>
            Deleting an event yourself does not refund it, and its upgrade cannot be used for another event.
          </li>
        </ul>
        <p>This does not affect your statutory rights as a consumer.</p>
      </>
    ),
  },
  {
    id: 'availability',
    title: 'Changes and availability',
    body: (
      <p>
        We work to keep the service available and your data safe, but we cannot promise that it never fails.
        We may improve or change it. If we end it, or take away something you have paid for, we tell you at
        least 30 days in advance, and refund what can no longer be used. Keep a copy of the choices you rely
        on: the account page gives you everything as one JSON file at any time. The CSV file for spreadsheets
        comes with an upgrade of the event.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Warranty and liability',
    body: (
      <>
        <p>
          The service is provided “as is”. As far as the law allows, we give no warranty beyond what these
          terms say, and we are not liable for indirect or consequential loss, lost profit, lost data that you
          could have exported, or for what planners, caterers or venues do or fail to do.
        </p>
        <p>
          Our total liability to you is limited to the amount you paid us in the {terms.liabilityMonths}{' '}
          months before the day on which the claim arose.
        </p>
        <p>
          Nothing in these terms limits liability for death or personal injury caused by negligence, for
          fraud, or for anything else where the law does not allow it.
        </p>
        <p>
          If you use the service for a business and break these terms, you cover the reasonable costs of
          claims that others bring against us because of it.
        </p>
      </>
    ),
  },
  {
    id: 'disputes',
    title: 'Disputes and governing law',
    body: (
      <>
        <p>
          If we disagree, please write to <Mail to={site.supportEmail} /> first. Both sides then try to settle
          the matter informally for {terms.informalDisputeDays} days before going to court. That does not stop
          anyone from seeking urgent relief.
        </p>
        <p>
          These terms are governed by the law of {site.law}, and its courts decide. If you are a consumer, you
          keep the protection of the mandatory law of the country you live in, and may also go to its courts.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We may change these terms. We publish the new version here with its date, and tell planners by email
        about significant changes before they take effect. What you have already bought stays under the terms
        you bought it under. If one of these terms turns out to be invalid, the others still apply.
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
