import { copyMessage, serveInstead, settingsTitle, specialsTitle, wordsTitle } from '#kitchen/words/planner'
import { wordsNotChecked } from '#kitchen/words/shared'
import { forChildren } from '#menu/words/shared'
import { ownNeedsTitle, whatIsInDishes } from '#needs/words/planner'
import type { Section } from './document/document.tsx'

/** The planner guide's part about what guests must avoid. */
export const needs: Section = {
  id: 'needs',
  title: 'What guests must avoid',
  body: (
    <>
      <p>
        Guests tick what they must avoid, or write it in their own words. We warn anyone who picks a dish that
        contains it, as far as it is stated: <strong>{whatIsInDishes}</strong>, on the menu’s page, lists
        every dish beside the allergens. Choose <em>contains</em> or <em>may contain</em> where the kitchen
        told you. Guests see whatever you leave open as “not confirmed”. Only the kitchen can say that a dish
        has no ingredient with it, through its link.
      </p>
      <ul>
        <li>
          <strong>{ownNeedsTitle}</strong>, in the same place: up to eight more that guests of this event can
          tick, such as kiwi.
        </li>
        <li>
          <strong>{wordsTitle}</strong>, on the kitchen’s page: what guests wrote in their own words. Match it
          to a need, so the kitchen can count it, or leave it as text. Either way the kitchen reads it; until
          then the line ends with “{wordsNotChecked}”.
        </li>
        <li>
          <strong>{serveInstead}</strong>, under {specialsTitle}: write what the kitchen agreed to serve. Your
          guest sees it on the receipt, and gets a mail if they gave an address. For the others,{' '}
          <strong>{copyMessage}</strong> gives you a text to send.
        </li>
        <li>
          <strong>{settingsTitle}</strong>: who to call, guaranteed plates, spare plates, crew meals, serving
          times, and what guests who have not chosen get. You can also have the form ask who is a child or an
          infant: then a dish that you mark as <strong>{forChildren}</strong> on the menu is offered to them
          first.
        </li>
      </ul>
    </>
  ),
}
