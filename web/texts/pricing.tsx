import { figure } from '#core/figures'
import { freeCategories, freeGuestLimit, paidCategories } from '#core/limits'
import { site } from '#core/site'
import { plans } from '#purchases/rules/plans'
import { planPrice } from '#purchases/shape'
import { everyPersonCounts, plan as planWords, refundRule } from '#purchases/words/planner'

const questions: [question: string, answer: string][] = [
  [
    'How does billing work?',
    `Each upgrade is a one-time payment in ${site.currency} for one event. There is no subscription and nothing renews. Stripe, our card provider, takes the payment; we never see your card.`,
  ],
  [
    'Can I upgrade before the deadline?',
    'Yes, at any time until the submission deadline of the event, also when it is full already. The new limit is in effect as soon as the payment is confirmed. After the deadline an event can no longer be upgraded.',
  ],
  [
    'What happens when an event reaches its limit?',
    `Guests are told that the event is full and nobody more can answer; answers already given stay and can be changed. ${everyPersonCounts} Upgrade the event, and the next guest gets in.`,
  ],
  [
    'Does an upgrade apply to my other events?',
    'No. It belongs to the event it was bought for and cannot be moved. Your other events keep their limits.',
  ],
  [
    'Can I change the date of an upgraded event?',
    'No. The submission deadline is fixed once an event is upgraded. Please check it before you pay.',
  ],
  ['Can I get a refund?', `${refundRule} To ask for one, write to ${site.supportEmail}.`],
]

/** Prices: the free tier, the plans, and the questions people ask before paying. */
export function Pricing() {
  return (
    <main className="page pricing stack loose">
      <header className="stack">
        <h1>Pricing</h1>
        <p className="lead">
          Every event is free for up to {freeGuestLimit} guests. A larger one costs a single payment.
        </p>
      </header>
      <ul className="prices">
        <li className="card free">
          <h2>Free</h2>
          <p className="price">{planPrice(0)}</p>
          <ul>
            <li>{freeGuestLimit} guest responses</li>
            <li>Up to {freeCategories} menu categories</li>
          </ul>
          <p>
            <a className="button primary" href="/planner?mode=sign-up">
              Get Started as Planner
            </a>
          </p>
        </li>
        {plans.map((plan) => (
          <li key={plan.id} className="card">
            <h2>{figure(plan.guestLimit)} guest responses</h2>
            <p>
              <span className="price">{planPrice(plan.price)}</span> <span className="quietly">one-time</span>
            </p>
            <ul>
              {planWords.features(plan.guestLimit).map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <p className="label">Upgrade per event in dashboard</p>
          </li>
        ))}
      </ul>
      <p className="quietly">
        {everyPersonCounts} Every plan includes up to {paidCategories} menu categories, CSV export and emailed
        guest-edit links.
      </p>
      <section className="stack" aria-labelledby="faq">
        <h2 id="faq">Frequently Asked Questions</h2>
        <dl>
          {questions.map(([question, answer]) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </main>
  )
}
