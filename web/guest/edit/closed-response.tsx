import { useState } from 'react'
import type { EditView } from '#party/shape/guest'
import { Chunk } from '../../client/chunk.tsx'
import { PrintButton } from '../../client/print-button.tsx'
import { MenuCard } from '../../client/receipt/menu-card.tsx'
import { useGuestWords } from '../../client/words.tsx'
import { UnavailableNotice } from '../form/unavailable.tsx'
import { afterClosing } from './chunks.ts'

/** The edit link after the deadline: why no dish can be changed, the remaining actions, and the choices to read. */
export function ClosedResponse({
  token,
  at,
  view: initialView,
}: {
  token: string
  at: number
  view: EditView
}) {
  const words = useGuestWords()
  const [view, show] = useState(initialView)
  const canChangeNeeds = at < view.needsUntil
  const card = (
    <MenuCard view={view} id="answer">
      <div className="row no-print">
        <PrintButton />
      </div>
    </MenuCard>
  )
  // Keeps the space of the parts that load later, so that the response below does not move.
  const fallback = (
    <>
      <div className="needs-first no-print" hidden={!canChangeNeeds} />
      {card}
    </>
  )
  return (
    <main className="page narrow stack loose">
      <UnavailableNotice
        heading={words.menu.unableToLoad}
        sentence={words.party.linkExpired}
        back={words.site.returnToHome}
        host={view.event}
      />
      <Chunk chunk={afterClosing} props={{ token, at, view, show, card }} fallback={fallback} />
    </main>
  )
}
