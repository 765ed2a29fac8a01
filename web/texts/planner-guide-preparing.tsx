import { freeCategories, freeGuestLimit, itemsPerCategory, paidCategories } from '#contract/limits'
import { Picture, type Section } from './document.tsx'

/** The planner guide's first half: everything before the first guest answers. */
export const preparing: Section[] = [
  {
    id: 'account',
    title: 'Create your account',
    body: (
      <p>
        Open <a href="/planner">the planner page</a>, choose to create an account, and enter name, email and a
        password of at least 6 characters with an uppercase letter, a lowercase letter and a number. We send
        you a link to confirm your address: open it within 24 hours and press the button, and you are signed
        in. Forgot the password? The same page sends you a link to choose a new one.
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
          <li>a time zone, in which that day ends. We suggest your own.</li>
        </ul>
        <Picture name="planner-event" on="desk">
          A new event: title, description, deadline and time zone.
        </Picture>
        <p>
          You can change all of it later. Links your guests have follow a moved deadline. Only an upgraded
          event keeps its deadline.
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
          Under <strong>Manage menu</strong> add categories, such as Starter, Main course and Dessert, and to
          each its items with a short description. Say in the description what a guest wants to know: vegan,
          contains nuts, can be made without gluten.
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
          <strong>Try it yourself first:</strong> open the link and go through it as a guest. You can delete
          your test answer afterwards.
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
