import { figure } from '#core/figures'
import { freeCategories, freeGuestLimit } from '#core/limits'
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
    'Yes, at any time until the event’s submission deadline, even when it is already full. The new limit takes effect as soon as the payment is confirmed. After the deadline an event can no longer be upgraded.',
  ],
  [
    'What happens when an event reaches its limit?',
    `Guests see that the event is full, and nobody else can answer; answers already given stay and can be changed. ${everyPersonCounts} Upgrade the event, and the next guest gets in.`,
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

/** Events that a size suits, by the guests it takes. */
const examples: Record<number, [kind: string, example: string]> = {
  [freeGuestLimit]: ['Family dinners and small parties', '18 cousins round one long table'],
  100: ['Weddings and company dinners', 'a wedding of 89, with four courses'],
  500: ['Galas and large receptions', 'a gala of 434 at 44 tables'],
  1000: ['Conference dinners', '800 delegates, two menus'],
  2000: ['Congresses and festivals', '1,900 guests on one evening'],
}

/** Prices: the free tier, the plans, and the questions people ask before paying. */
export function Pricing() {
  return (
    <main className="page pricing stack loose">
      <header className="stack">
        <h1>Pricing</h1>
        <p className="lead">
          Every event is free for up to {freeGuestLimit} guests. A larger one takes a single payment.
        </p>
        <p className="quietly">{refundRule}</p>
      </header>
      <table className="prices">
        <thead>
          <tr>
            <th scope="col">Guests</th>
            <th scope="col">Price</th>
            <th scope="col">Good for</th>
            <th scope="col">
              <span className="visually-hidden">How to get it</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <b>Free</b> <span>{freeGuestLimit} guest responses</span>
              <span className="quietly small">Up to {freeCategories} menu categories</span>
            </th>
            <td className="price">{planPrice(0)}</td>
            <GoodFor guests={freeGuestLimit} />
            <td>
              <a className="button primary" href="/planner?mode=sign-up">
                Get Started as Planner
              </a>
            </td>
          </tr>
          {plans.map(({ id, guestLimit, price }) => (
            <tr key={id}>
              <th scope="row">
                <b>{figure(guestLimit)}</b> <span>guest responses</span>
              </th>
              <td>
                <span className="price">{planPrice(price)}</span>{' '}
                <span className="quietly small">one-time</span>
              </td>
              <GoodFor guests={guestLimit} />
              <td>
                <a className="button" href="/dashboard">
                  Upgrade per event in dashboard
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <section className="included" aria-labelledby="included">
        <h2 id="included">Included in all</h2>
        <ul>
          <li>Guests answer without an account, and can change their answers until the deadline</li>
          <li>Needs and allergies, dish by dish</li>
          <li>Counts, sheets and a page of their own for the kitchen</li>
          <li>Tables, seats and place cards</li>
        </ul>
        <h3>With every paid size</h3>
        <ul>
          {planWords.extras.map((extra) => (
            <li key={extra}>{extra}</li>
          ))}
        </ul>
        <p className="quietly">{everyPersonCounts}</p>
      </section>
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

function GoodFor({ guests }: { guests: number }) {
  const [kind, example] = examples[guests] ?? []
  return (
    <td>
      {kind}
      <span className="quietly small">such as {example}</span>
    </td>
  )
}
