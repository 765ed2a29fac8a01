import type { Section } from './document/document.tsx'

/** The planner guide's part about cards and lists on paper. */
export const printing: Section = {
  id: 'printing',
  title: 'Print cards and lists',
  body: (
    <>
      <p>
        <strong>Cards and lists</strong>, on the kitchen’s page and on Tables, shows the place cards as they
        will print, and links to the other documents: service sheets, guests from A to Z with their table, the
        kitchen sheet by table, and cards for the dishes of a buffet. All are free for every event, and cards
        work without tables too.
      </p>
      <ul>
        <li>
          Choose the <strong>card stock</strong> you bought, flat or folding, or plain paper to cut. Plain
          paper has lines to cut by and shows where a tent folds.
        </li>
        <li>
          Print at 100 %, without margins, and without headers and footers. The line on the first page must
          measure 100 mm.
        </li>
        <li>
          Print one page on plain paper first and hold it against your cards. If it is slightly off, set the{' '}
          <strong>printer offset</strong>: up to 5 mm each way.
        </li>
      </ul>
      <p>
        A <strong>mark</strong> in the corner of a card shows the waiting staff which dish a guest chose: a
        shape with a letter or two, for the first three courses that have a choice. The service sheets and the
        list from A to Z explain each one. A short line in place of a mark means that nothing was chosen
        there, or that something else is served: look at the service sheet. <strong>Special numbers</strong>{' '}
        are left out unless you choose them, except for guests with the same name at the same table, whose
        cards always have them. What a guest must avoid is never on a card.
      </p>
      <p>
        Dish cards list what a dish contains as far as it is stated, and say to ask the kitchen about the
        rest. They are not labels for prepacked food.
      </p>
    </>
  ),
}
