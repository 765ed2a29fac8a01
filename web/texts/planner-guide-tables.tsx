import type { Section } from './document/document.tsx'

/** The planner guide's part about who sits where. */
export const seating: Section = {
  id: 'tables',
  title: 'Seat your guests at tables',
  body: (
    <>
      <p>
        <strong>Seat guests at tables</strong>, on the Guests page, opens your tables: add as many as you need
        at once, such as 12 tables of 8. From then on the event has a Tables page, and the kitchen sees its
        figures by table.
      </p>
      <ul>
        <li>
          <strong>Fill by party</strong> seats everyone who has no table yet, the largest party first. No one
          who already has a table is moved, and you can undo it.
        </li>
        <li>
          Choose a table beside a party’s name, drag its handle with mouse or finger, or pick it up with Enter
          and move it with the arrow keys. Open a party to seat its people separately.
        </li>
        <li>
          More guests than seats are shown (“2 over”), not refused. Seats with numbers can be switched on.
        </li>
        <li>
          Guests who change their answer keep their place. Someone who joins a party waits beside the tables,
          with a note of where the others sit.
        </li>
        <li>
          You can import a file with the columns Table, Seat, Guest and Lead guest, and see what it would
          change first.
        </li>
      </ul>
    </>
  ),
}
