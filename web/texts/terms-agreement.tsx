import { deadlineMonths, freeCategories, freeGuestLimit, itemsPerCategory, partyMax } from '#core/limits'
import { site } from '#core/site'
import { privacy, terms } from '#core/terms'
import { erasedAfterDays, keptAfterDays } from '#retention/rules'
import type { Section } from './document/document.tsx'

/** The terms' first half: who may use the service, and how. */
export const agreement: Section[] = [
  {
    id: 'who-we-are',
    title: 'Who we are, and who you are',
    body: (
      <>
        <p>
          {site.name} (“the service”) is operated by {site.operator}, {site.operatorAddress} (“we”, “us”). A{' '}
          <strong>planner</strong> is someone who has an account and creates events. A <strong>guest</strong>{' '}
          is someone who answers for an event, without an account. “You” means both unless we say which.
        </p>
        <p>
          By creating an account, or by sending your menu choices, you agree to these terms. If you use the
          service for a company or another organization, you confirm that you may agree on its behalf. If you
          do not agree, please do not use the service.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Your age',
    body: (
      <p>
        You must be at least {terms.minimumAge} years old to use the service. An adult in their party chooses
        for anyone younger.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'What the service does',
    body: (
      <>
        <p>
          A planner creates an event with a submission deadline, at most {deadlineMonths} months ahead, builds
          a menu of categories and items, and shares a six-character event code or a link. Guests choose at
          most one item per category for themselves and for everyone else in their party, up to {partyMax}{' '}
          people in all. The planner sees the choices, and passes them on to whoever cooks.
        </p>
        <p>
          An event is free for up to {freeGuestLimit} guests and {freeCategories} menu categories with up to{' '}
          {itemsPerCategory} items each. A larger limit can be bought for a single event, as described under
          “Prices and payment”. Every person in a party counts as one guest.
        </p>
        <p>
          The service is a tool for collecting choices. We are not a caterer, we do not arrange events, and we
          do not prepare, check or deliver food.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>
          Planners need an account with a working email address, which we ask you to confirm. Give us correct
          details and keep them up to date. Keep your password to yourself: you are responsible for what
          happens in your account until you tell us that someone else has got into it.
        </p>
        <p>
          You can delete your account at any time on your account page. That deletes your events and
          everything in them, and it cannot be undone.
        </p>
      </>
    ),
  },
  {
    id: 'guests',
    title: 'Guests and edit links',
    body: (
      <p>
        Anyone with a guest’s edit link can open that guest’s answer, so treat it like a key. Until the event
        closes, the link can change or withdraw the answer; if the planner moves the deadline, the link moves
        with it. After that it shows what was chosen. Dishes can no longer change, but guests can still add or
        remove what they must avoid until the day of the meal, or for {keptAfterDays} days where no day is
        given, and can erase names, allergies and address. Planners may correct or delete answers for their
        own events.
      </p>
    ),
  },
  {
    id: 'allergies',
    title: 'Allergies and dietary needs',
    body: (
      <>
        <p>
          The service passes on what guests say they must avoid, and what planner and kitchen say is in a
          dish, as they wrote it. What nobody has confirmed is called not confirmed.{' '}
          <strong>It does not check it, and it does not make any dish safe.</strong> Planners must make sure
          that this information reaches the kitchen, and that the kitchen acts on it.
        </p>
        <p>
          If you have a severe allergy, speak to the organizer or the kitchen directly as well. Do not rely on
          this service alone.
        </p>
        <p>
          What guests say they must avoid is erased automatically {keptAfterDays} days after the day of the
          meal or, where no day is given, together with names and addresses {erasedAfterDays} days after the
          deadline. “None” and words like it are kept as they were typed, and count as no need.
        </p>
      </>
    ),
  },
  {
    id: 'rules',
    title: 'What we ask of you',
    body: (
      <>
        <p>You agree not to</p>
        <ul>
          <li>break the law with the service, or infringe the rights of others;</li>
          <li>upload or write anything unlawful, hateful or misleading;</li>
          <li>collect details of people that are not needed for their meal;</li>
          <li>guess event codes or edit links, or look at answers that are not meant for you;</li>
          <li>disrupt the service, get around its limits, or flood it with automated requests;</li>
          <li>resell it, or copy its code or design, without our written consent.</li>
        </ul>
        <p>
          We may remove content, and suspend or close an account, where these rules are broken. Where we can,
          we tell you first, and say why.
        </p>
      </>
    ),
  },
  {
    id: 'your-content',
    title: 'Your content',
    body: (
      <>
        <p>
          What you enter stays yours. You let us store, show and send it as far as the service needs to, and
          for as long as it is kept. We do not sell it and do not use it for advertising.
        </p>
        <p>
          Planners are responsible for the events they create and for having a good reason to collect their
          guests’ details. The <a href="/privacy-policy">Privacy Policy</a> describes how we handle personal
          data.
        </p>
      </>
    ),
  },
  {
    id: 'data-processing',
    title: 'Data processing for planners',
    body: (
      <>
        <p>
          The planner of an event decides what guests are asked, why, and who sees it; {site.name} stores it
          and passes it on, on the planner’s instructions: those that the planner gives in the service, and
          these terms. In the words of data protection law the planner is the controller and we are the
          processor. This section is the contract between the two.
        </p>
        <ul>
          <li>
            <strong>What and whose:</strong> names, choices, email addresses, what people must avoid, and what
            was agreed for them, of an event’s guests, for as long as the{' '}
            <a href="/privacy-policy#how-long">Privacy Policy</a> says.
          </li>
          <li>
            <strong>Health data:</strong> what people must avoid is asked only with their explicit consent,
            which the service records. Planners ask nobody for it elsewhere without such consent, pass it on
            to the kitchen alone, and make sure that printed sheets are destroyed after service.
          </li>
          <li>
            <strong>The kitchen’s link:</strong> the planner decides who gets it and what it shows, and
            revokes it when it is in the wrong hands.
          </li>
          <li>
            <strong>We</strong> use this data for nothing else, bind whoever works for us to secrecy, protect
            it as the Privacy Policy describes, use only the processors it names and give{' '}
            {privacy.changesAfterDays} days’ notice of others, help with guests’ requests, and tell the
            planner without delay if data has fallen into the wrong hands.
          </li>
          <li>
            <strong>At the end</strong> the data is erased automatically, or as soon as the planner deletes
            the event or account, and can be downloaded first. On request we show what is needed to check that
            we keep to this.
          </li>
        </ul>
      </>
    ),
  },
]
