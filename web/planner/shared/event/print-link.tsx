import { Printer } from 'lucide-react'
import { printPath } from '#print/shape/documents'
import { cardsAndLists } from '#print/words/kitchen'
import { useEvent } from './event-place.ts'

/** Opens what else is printed than the kitchen's sheet: cards first, the others are a press away there. */
export function PrintLink() {
  const { event } = useEvent()
  return (
    <a className="button plain" href={printPath(event.id, 'cards')} target="_blank" rel="noopener">
      <Printer className="icon" aria-hidden="true" />
      {cardsAndLists}
    </a>
  )
}
