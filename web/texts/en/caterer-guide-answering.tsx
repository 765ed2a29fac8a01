import { confirmContents, serveInstead, traces } from '#kitchen/words/kitchen'
import { type Parts, Picture } from '../document/document.tsx'

/** The caterer guide's second half: what the kitchen says by its link. */
export const answering = {
  confirm: {
    title: 'Confirm what is in a dish',
    body: (
      <>
        <p>
          Press a dish’s name to see what is in it and what those who eat it must avoid. If the organizer lets
          you, you also see <strong>{confirmContents}</strong>. It asks first about what guests who chose the
          dish must avoid. For each allergen say <em>contains</em>, <em>may contain</em> or{' '}
          <em>no ingredient with it</em>, and leave what you do not know at <em>not confirmed</em>.
        </p>
        <p>
          <em>No ingredient with it</em> is yours alone to say: an organizer cannot. It is about the recipe,
          so “{traces}” is always beside it. You and the organizer also see your name there. Guests see “The
          kitchen” and the day.
        </p>
        <p>
          If a recipe changes, say so here. We tell the guests whose needs it affects, and what was agreed for
          them is open again. What others enter while you have the form open appears in it and is kept; where
          the two of you disagree, we ask you which to keep.
        </p>
      </>
    ),
  },
  instead: {
    title: 'Agree what is served instead',
    body: (
      <>
        <p>
          If the organizer lets you, open <strong>Specials</strong>, or press a number like S14 below a dish’s
          name. Where something has to be agreed, write it under <strong>{serveInstead}</strong>, with your
          name. The organizer sees it at once, and the guest reads it on their receipt, so write it as the
          guest should read it: “Cucumber salad”.
        </p>
        <p>
          The plate then counts under <em>changed</em>. If the guest chooses another dish or says something
          new, or if the dish changes in what they must avoid, it is open again and you are asked once more.
          If somebody else changes what you agreed, your page says what it was, what holds now and who said
          so, and a link with an address gets a mail.
        </p>
      </>
    ),
  },
  sheets: {
    title: 'Numbered sheets, and “I have seen”',
    body: (
      <>
        <p>
          The link always shows the counts as they are now. From time to time the organizer issues a{' '}
          <strong>numbered sheet</strong>: sheet 1, sheet 2, and in the end a final one. A sheet never changes
          once issued. A newer one replaces it.
        </p>
        <p>
          Press the line below the band, read what changed, then give your name and press{' '}
          <strong>I have seen sheet 3</strong>. The organizer then reads who has seen which sheet, and when.
          Opening the link tells them only that it was opened. If a newer sheet has come out in the meantime,
          the page says so and shows you that one.
        </p>
      </>
    ),
  },
  differences: {
    title: 'What changed since',
    body: (
      <>
        <p>
          One line at the top counts what has changed since the sheet you have seen, until you say that you
          have seen the next one. Press it to read everything. Each line begins with where to look, in
          capitals: ALLERGY first, then TABLE, the courses, and GUESTS. “MAIN Beef fillet 46 → 48 (+2)” means
          48 now, two more than on your sheet.
        </p>
        <Picture name="caterer-changes" on="phone">
          What changed since sheet 1, which Marta has seen.
        </Picture>
        <p>
          A change after the final sheet is marked as one, and says that you have not been told. Nobody has
          agreed it with you yet, so call the organizer if it comes too late for you.
        </p>
      </>
    ),
  },
  ring: {
    title: 'Whom to call',
    body: (
      <p>
        The organizer’s number, if they gave one, is at the end of the page and at the top of the paper. There
        is no chat: for anything urgent, please telephone. If the link does not work, ask the organizer for
        another one.
      </p>
    ),
  },
  never: {
    title: 'What we never say',
    body: (
      <p>
        We pass on what guests, organizers and kitchens write. We cannot check food, so we never call a dish
        safe, suitable or free from anything, and no page, mail or sheet of ours does. If nothing is stated,
        it is not confirmed. Only the kitchen knows whether a guest can eat a dish, and the staff say so at
        the table.
      </p>
    ),
  },
} satisfies Parts
