import type { Section } from './document.tsx'

/** The planner guide's part about who sits where. */
export const seating: Section = {
  id: 'tables',
  title: 'Seat your guests at tables',
  body: (
    <>
      <p>
        <strong>Seat guests at tables</strong>, on the Guests page, leads to your tables: make as many as you
        need at once, such as 12 tables of 8. From then on Tables is one of the event’s pages, and the kitchen
        reads its figures by table.
      </p>
      <ul>
        <li>
          <strong>Fill by party</strong> seats everybody who has no table yet, the largest party first. Nobody
          who already has a table is moved, and you can undo it.
        </li>
        <li>
          Choose a table beside a party’s name, drag its handle with mouse or finger, or take it up with Enter
          and go with the arrow keys. Unfold a party to seat its people apart.
        </li>
        <li>
          More guests than seats are shown (“2 over”), not refused. Seats with numbers can be switched on.
        </li>
        <li>
          Guests who change their answer keep their place. Someone new in a party waits beside the tables,
          with where the others sit.
        </li>
        <li>
          A file with the columns Table, Seat, Guest and Lead guest can be read in: first you see what it
          would change.
        </li>
      </ul>
    </>
  ),
}
