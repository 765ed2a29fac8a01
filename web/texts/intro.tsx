import { figure } from '#core/figures'
import { freeCategories, freeGuestLimit, paidCategories, partyMax } from '#core/limits'
import { site } from '#core/site'
import { plans } from '#purchases/rules/plans'
import { everyPersonCounts } from '#purchases/words/planner'
import { Document, type Section } from './document/document.tsx'

const cheapest = plans[0]?.price ?? 0
const largest = plans.at(-1)?.guestLimit ?? 0

const sections: Section[] = [
  {
    id: 'what',
    title: `What ${site.name} is`,
    body: (
      <>
        <p>
          You are planning a dinner with a choice of dishes: a wedding, a gala, a team evening. The kitchen
          needs to know how many of each. {site.name} asks your guests, counts their answers, and puts their
          allergies where the kitchen sees them.
        </p>
        <ol>
          <li>A planner writes down the menu and gets a code of six characters.</li>
          <li>Guests enter the code or open the link, and choose for themselves and anyone with them.</li>
          <li>The planner sees who eats what, and gives the kitchen the totals.</li>
        </ol>
      </>
    ),
  },
  {
    id: 'planners',
    title: 'For planners',
    body: (
      <>
        <ul>
          <li>
            Events with a deadline in the event’s own time zone, after which nobody can change a choice.
          </li>
          <li>A menu of categories and items, in any order, that you can change at any time.</li>
          <li>A code, a link, a QR code and a card to print, to invite your guests.</li>
          <li>Responses as they come in, totals per dish and a list of allergies, on screen and on paper.</li>
          <li>A link for the kitchen, numbered sheets, tables and place cards, for every event.</li>
          <li>You can add, correct or delete answers for guests who would rather phone.</li>
        </ul>
        <p>
          <a className="button primary" href="/planner?mode=sign-up">
            Get Started as Planner
          </a>
        </p>
      </>
    ),
  },
  {
    id: 'guests',
    title: 'For guests',
    body: (
      <>
        <ul>
          <li>No account and no app: the code is enough.</li>
          <li>
            One answer for a party of up to {partyMax} people, each with their own dishes and allergies.
          </li>
          <li>Your own link, to come back and change your mind until the deadline.</li>
          <li>What you have typed stays on your device if the connection drops or the page is closed.</li>
        </ul>
        <p>
          <a className="button" href="/">
            Enter Event Code
          </a>
        </p>
      </>
    ),
  },
  {
    id: 'premium',
    title: 'Free and premium',
    body: (
      <>
        <p>
          An event is free for up to {freeGuestLimit} guests and {freeCategories} menu categories. For a
          larger one, upgrade that event with a one-time payment, from ${cheapest}. There is no subscription.{' '}
          {everyPersonCounts}
        </p>
        <p>A premium event has</p>
        <ul>
          <li>room for up to {figure(largest)} guests, depending on the plan;</li>
          <li>up to {paidCategories} menu categories;</li>
          <li>all choices as a CSV file for your spreadsheet;</li>
          <li>edit links sent to your guests by email.</li>
        </ul>
        <p>
          All prices are on the <a href="/pricing">pricing page</a>.
        </p>
      </>
    ),
  },
  {
    id: 'more',
    title: 'Read on',
    body: (
      <p className="row">
        <a className="button" href="/help">
          Event Planner Guide
        </a>
        <a className="button" href="/guest-help">
          Guest Guide
        </a>
        <a className="button" href="/caterer-help">
          Caterer Guide
        </a>
      </p>
    ),
  },
]

/** `/intro-help` */
export function Intro() {
  return (
    <Document
      title="Getting Started"
      lead={<p>{site.tagline} What it does for you, in two minutes.</p>}
      sections={sections}
    />
  )
}
