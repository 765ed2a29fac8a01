import { site } from '#core/site'
import { mailKeptDays } from '#retention/rules'
import { Mail, type Section } from './document/document.tsx'

/** The privacy policy's first part: what is kept. */
export const kept: Section[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <>
        <p>
          {site.operator}, {site.operatorAddress}, operates {site.name} and is responsible for the data of
          planners’ accounts. The planner of an event decides what guests’ details are collected for; we
          handle them for the planner, on the planner’s instructions and as this policy says.
        </p>
        <p>
          Questions about your data: <Mail to={site.supportEmail} />.
        </p>
      </>
    ),
  },
  {
    id: 'planners',
    title: 'What we keep about planners',
    body: (
      <ul>
        <li>Your name and email address, and a hash of your password, never the password itself.</li>
        <li>
          When you signed in and out, and the browser of each session while it lasts, to protect your account.
          We do not store the network address you come from.
        </li>
        <li>
          A new email address you ask for, beside your current one, until you confirm it or its link expires
          after a day; after a change, the old one for a week at most, so that we can write to it. If the
          payment provider knows you, it gets your new name and address.
        </li>
        <li>
          Your events: title, description, deadline, time zone, menu, sharing code and cover image with its
          file name, if you add one.
        </li>
        <li>Menus that you keep as templates, until you delete them or your account.</li>
        <li>
          Your payments: event, plan, amount, state, refunds and the payment provider’s references. Card
          details stay with the payment provider.
        </li>
        <li>
          What you tell the kitchen: who to call, plates, times; and for each link you make for it a label,
          what it shows, where it was mailed to, and when it was last opened, never the link itself. Each
          numbered sheet you issue for it, and who said they had seen it.
        </li>
        <li>
          Which mails about your events you have switched off, and why, if we suspended an event or account.
        </li>
        <li>
          If you plan an event with others: they see your name and email address, what you change in it, and
          while you have it open, that you do.
        </li>
        <li>A log of what was changed in your events and by whom, so that we can trace mistakes.</li>
      </ul>
    ),
  },
  {
    id: 'guests',
    title: 'What we keep about guests',
    body: (
      <ul>
        <li>The names of the people in a party, and what each of them chose from the menu.</li>
        <li>
          What somebody must avoid, where they give it: needs that were ticked, and their own words. With it
          the moment of their agreement, its wording and language, whether they are a child or an infant where
          the event asks, what they were told about their dishes, what they asked for, and what was agreed
          instead.
        </li>
        <li>
          An email address, only where the event asks for one and only if you, or the planner on your behalf,
          give it: for your link to the answer, news about your dishes and the event, and reminders of missing
          choices.
        </li>
        <li>
          If you tell us that you cannot come: the names and the address you give, and nothing else. We keep
          and erase them as we do those of other answers.
        </li>
        <li>
          If the planner keeps a guest list, and you are on it: your party’s names and size, and, where the
          planner adds them, an email address, a phone number, a language, a table and a note. Of your
          personal link we keep only a hash. If you never answer, all of this is erased when needs are;
          otherwise it is erased with your answer.
        </li>
        <li>
          If the planner has us write to you: which mail went to your party, when, and whether it arrived, for{' '}
          {mailKeptDays} days. With each mail we keep a keyed hash of the address for as long. Calls and
          messages that the planner notes are kept for as long, too. Each of these mails has a link that stops
          them, for this event or for all. We then keep a keyed hash of your address, which cannot be turned
          back into it, for as long as it has to hold; with the same link you can begin again. If a mail comes
          back, or you report it as spam, our mail provider tells us.
        </li>
        <li>When the answer was given and last changed, and in which language, for our mail about it.</li>
      </ul>
    ),
  },
  {
    id: 'health',
    title: 'What you must avoid is health data',
    body: (
      <>
        <p>
          What people must avoid can say something about their health or beliefs. We treat it as health data:
          it is optional, we ask only so that you are served food you can eat, and we handle it with your
          explicit consent, which you give by pressing “I agree: pass this on”. What you typed but did not
          pass on is not sent to us: it stays on your device until you send or remove it. It never appears in
          our logs, in the subject of a mail, in an address or in a link preview.
        </p>
        <p>
          We pass it on to the event’s planner, to those who plan with them where the planner lets them see
          it, and to the kitchen: through a link that the planner makes for it, which opens without an
          account, and on paper. Both show what you must avoid, your words, your dishes and, if the planner
          allows it, your name; never your email address or your edit link. A printed sheet is out of our
          hands: it says that it must be destroyed after service.
        </p>
        <p>
          You can remove it through your edit link until the meal, even after the deadline. Printed sheets may
          remain. If you enter it for others in your party, they must agree, or be your children.
        </p>
      </>
    ),
  },
]
