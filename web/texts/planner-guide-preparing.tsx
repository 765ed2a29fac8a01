import { freeCategories, freeGuestLimit, itemsPerCategory, paidCategories } from '#core/limits'
import { membersMax } from '#members/rules/limits'
import { Picture, type Section } from './document/document.tsx'
import { needs } from './planner-guide-needs.tsx'

/** The planner guide's first half: everything before the first guest answers. */
export const preparing: Section[] = [
  {
    id: 'account',
    title: 'Create your account',
    body: (
      <p>
        Open <a href="/planner?mode=sign-up">the sign-up page</a> and enter your name, email and a password of
        at least 6 characters with an uppercase letter, a lowercase letter and a number. We send you a link to
        confirm your address. Open it within 24 hours and press the button: you are signed in, and the form
        for your first event opens. Forgot your password? The <a href="/planner">sign-in page</a> sends you a
        link to choose a new one.
      </p>
    ),
  },
  {
    id: 'event',
    title: 'Create an event',
    body: (
      <>
        <p>
          On your dashboard press <strong>Create Event</strong>. An event has
        </p>
        <ul>
          <li>a title, which your guests see first;</li>
          <li>an optional description: place, time, dress code;</li>
          <li>
            a <strong>submission deadline</strong>: the last day on which guests can choose, not the day of
            the dinner. Leave the kitchen enough time after it;
          </li>
          <li>a time zone, which decides when that day ends. We suggest yours;</li>
          <li>
            optionally, under <strong>About the meal</strong>, the day, time and place: guests see them on the
            page, in mails and in their calendar. We then suggest a deadline ten days before;
          </li>
          <li>
            under <strong>Shown to guests</strong>, who is hosting and how to reach them. Your account’s name
            and address are never shown.
          </li>
        </ul>
        <Picture name="planner-event" on="desk">
          A new event: title, description, deadline and time zone.
        </Picture>
        <p>
          You can change all of it later. If you move the deadline, your guests’ links follow. Only the
          deadline of an upgraded event is fixed. Have you planned a similar event before?{' '}
          <strong>Start from an earlier event</strong> in this form, or <strong>Duplicate</strong> in the
          earlier event’s ⋯ menu, brings its menu and settings along, never its guests’ answers.
        </p>
      </>
    ),
  },
  {
    id: 'menu',
    title: 'Build the menu',
    body: (
      <>
        <p>
          Choose <strong>Manage Menu</strong> in the event’s ⋯ menu. Add categories, such as Starter, Main
          course and Dessert, then dishes with a short description. Allergens have{' '}
          <a href="#needs">a section of their own</a>.
        </p>
        <ul>
          <li>
            A free event has up to {freeCategories} categories, an upgraded one up to {paidCategories}, each
            with up to {itemsPerCategory} items.
          </li>
          <li>
            Tick <strong>Guests must choose here</strong> where every guest must answer. Each guest then picks
            a dish, or <strong>None for me</strong>, which is counted apart from no choice.
          </li>
          <li>
            An empty menu offers Starter, Main and Dessert. After you add a dish, the form stays open for the
            next one: Enter adds, Escape closes.
          </li>
          <li>
            <strong>Paste a Menu</strong> accepts text from a document, a web page or a spreadsheet with
            columns for course, dish and description. Before anything is added, you see how each line was read
            and can change it to a category, a dish or a description, or leave it out.
          </li>
          <li>
            <strong>Rename a dish</strong> that guests have chosen, and we ask whether it is still the same
            food. If so, their choices stay. If not, they choose again: guests who gave an address get a mail,
            and you see who you need to tell yourself.
          </li>
          <li>Move categories and items up and down, or drag them. The order is saved at once.</li>
          <li>
            You can change the menu while guests are answering. Before you delete a dish, we tell you how many
            guests have chosen it. It stays in their answers, marked “(removed)”, and you can ask them to
            choose again.
          </li>
          <li>Guests can answer as soon as one category has one item.</li>
        </ul>
        <Picture name="planner-menu" on="desk">
          The menu, with what guests will see beside it.
        </Picture>
      </>
    ),
  },
  needs,
  {
    id: 'share',
    title: 'Invite your guests',
    body: (
      <>
        <p>
          Each event has a code of six characters and a sharing link. Put the link in your invitation, or use
          the QR code or the printable table card. Guests need nothing else. The{' '}
          <a href="/guest-help">Guest Guide</a> explains what they see; feel free to pass it on.
        </p>
        <p>
          <strong>Try it as a guest first:</strong> this button on the Menu page opens the form exactly as
          your guests will see it. Nothing is stored or counted.
        </p>
      </>
    ),
  },
  {
    id: 'together',
    title: 'Plan it together',
    body: (
      <>
        <p>
          <strong>People</strong>, in the event’s menu of more actions, invites others by email. Each signs in
          with an account of their own. An <strong>editor</strong> works on everything but payments, people
          and deleting the event. A <strong>viewer</strong> only looks, and sees what guests must avoid,
          addresses and notes only where you tick it for them.
        </p>
        <p>
          You can change what somebody may do, or remove them, at any time: they are out at once. An event can
          be shared with {membersMax} people.
        </p>
      </>
    ),
  },
  {
    id: 'limit',
    title: 'How many guests',
    body: (
      <>
        <p>
          A free event takes {freeGuestLimit} people. Every person in a party counts as one. The dashboard
          shows how many are registered, and warns you once an event is 80% full. When it is full, guests are
          told so, and no one gets past the limit, no matter how many submit at once.
        </p>
        <Picture name="planner-dashboard" on="desk">
          The dashboard. Each event shows its code, its link and how full it is.
        </Picture>
      </>
    ),
  },
]
