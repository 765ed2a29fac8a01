import { linkPrintPath, type PrintKind, printKindsOfLink } from '#print/shape/documents'
import { useKitchenWords } from '../client/words.tsx'
import { printsAnchor } from './anchors.ts'
import type { LinkedKitchen } from './linked-kitchen.ts'

const byTable: PrintKind = 'sheet'
/** Documents that are printed once their stock is chosen; all others are printed at once. */
const kindsWithOptions: readonly PrintKind[] = ['cards', 'dishes']

/** The documents that the link prints. */
export function Prints({ kitchen: { token, view } }: { kitchen: LinkedKitchen }) {
  const words = useKitchenWords()
  const kinds = printKindsOfLink(view.names).filter((kind) => kind !== byTable || view.tables.length > 0)
  return (
    <section id={printsAnchor} className="kitchen-prints" aria-labelledby="prints-name">
      <h2 id="prints-name" className="kitchen-course">
        {words.kitchen.printHead}
      </h2>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <a
              className="button"
              href={linkPrintPath(token, kind) + (kindsWithOptions.includes(kind) ? '' : '#now')}
              target="_blank"
              rel="noopener"
            >
              {kind === 'kitchen' ? words.kitchen.printSheet : words.print.documentNames[kind]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
