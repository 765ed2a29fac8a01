import { printHead, printSheet } from '#kitchen/words/kitchen'
import { linkKinds, linkPrintPath, type PrintKind } from '#print/shape/documents'
import { documentNames } from '#print/words/kitchen'
import type { Kitchen } from './kitchen.ts'
import { printsPlace } from './place.ts'

/** Cards print once their stock is chosen; a list prints at once. */
const chosenFirst: readonly PrintKind[] = ['cards', 'dishes']

/** The documents that the link prints. */
export function Prints({ kitchen: { token, view } }: { kitchen: Kitchen }) {
  const kinds = linkKinds(view.names).filter((kind) => kind !== 'sheet' || view.tables.length > 0)
  return (
    <section id={printsPlace} className="kitchen-prints" aria-labelledby="prints-name">
      <h2 id="prints-name" className="kitchen-course">
        {printHead}
      </h2>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <a
              className="button"
              href={linkPrintPath(token, kind) + (chosenFirst.includes(kind) ? '' : '#now')}
              target="_blank"
              rel="noopener"
            >
              {kind === 'kitchen' ? printSheet : documentNames[kind]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
