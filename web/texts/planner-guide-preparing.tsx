import { freeCategories, freeGuestLimit, itemsPerCategory, paidCategories } from '#core/limits'
import { Picture, type Section } from './document.tsx'
import { needs } from './planner-guide-needs.tsx'

/** The planner guide's first half: everything before the first guest answers. */
export const preparing: Section[] = [
  {
    id: 'account',
    title: 'Create your account',
    body: (
      <p>
        Open <a href="/planner?mode=sign-up">the sign-up page</a>, and enter name, email and a password of at
        least 6 characters with an uppercase letter, a lowercase letter and a number. We send you a link to
        confirm your address: open it within 24 hours and press the button, and you are signed in, with the
        form of your first event open. Forgot the password? The page <a href="/planner">for signing in</a>{' '}
        sends you a link to choose a new one.
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
          <li>a description, if you like: place, time, dress code;</li>
          <li>
            a <strong>submission deadline</strong>: the last day on which guests can choose, not the day of
            the dinner. Leave the kitchen enough time after it;
          </li>
          <li>a time zone, in which that day ends. We suggest your own;</li>
          <li>
            if you like, under <strong>About the meal</strong>, its day, time and place: guests read them on
            the page, in mails and in their calendar. The deadline is then proposed ten days before;
          </li>
          <li>
            under <strong>Shown to guests</strong>, who asks and how to reach them. Your account’s name and
            address are never shown.
          </li>
        </ul>
        <Picture name="planner-event" on="desk">
          A new event: title, description, deadline and time zone.
        </Picture>
        <p>
          You can change all of it later. Links your guests have follow a moved deadline. Only an upgraded
          event keeps its deadline. Have you planned one like it before?{' '}
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
          Under <strong>Manage Menu</strong> add categories, such as Starter, Main course and Dessert, and to
          each its items with a short description. Allergens have a <a href="#needs">place of their own</a>.
        </p>
        <ul>
          <li>
            A free event has up to {freeCategories} categories, an upgraded one up to {paidCategories}, each
            with up to {itemsPerCategory} items.
          </li>
          <li>
            Tick <strong>Guests must choose here</strong> where you need everybody’s answer. Each guest then
            picks a dish, or <strong>None for me</strong>, which is counted apart from no choice.
          </li>
          <li>
            An empty menu offers Starter, Main and Dessert. After a dish is added the form stays for the next
            one: Enter adds, Escape ends.
          </li>
          <li>
            <strong>Paste a Menu</strong> takes it as it is, from a document, a web page or a spreadsheet with
            columns for course, dish and description. You see what each line was taken for, and can make it a
            category, a dish, a description, or leave it out, before anything is added.
          </li>
          <li>
            <strong>Rename a dish</strong> that guests have chosen, and we ask: if it is the same food, their
            choices stay. If it is different food, they choose again; guests who gave an address get a mail,
            and you see whom to tell yourself.
          </li>
          <li>Move categories and items up and down, or drag them. The order is saved at once.</li>
          <li>
            You may change the menu while guests answer. If you delete a dish, we tell you first how many have
            chosen it. Their answers keep its name with “(removed)”, and you can ask them to choose again.
          </li>
          <li>Guests can answer as soon as there is one category with one item.</li>
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
          Each event has a code of six characters and a sharing link. Copy the link into your invitation, or
          use the QR code and the card to print for the table. Guests need nothing else. What they see is
          described in the <a href="/guest-help">Guest Guide</a>, which you may pass on.
        </p>
        <p>
          <strong>Try it as a guest first:</strong> that button on the menu’s page opens the whole form as
          your guests will see it. Nothing of it is stored or counted.
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
          A free event takes {freeGuestLimit} people. Every person in a party counts as one. The event’s card
          shows how many are registered; from 80% of the limit it says that the event is near capacity. When
          it is full, guests are told so, and nobody gets in beyond the limit, however many press the button
          at once.
        </p>
        <Picture name="planner-dashboard" on="desk">
          The dashboard. Each event shows its code, its link and how full it is.
        </Picture>
      </>
    ),
  },
]
