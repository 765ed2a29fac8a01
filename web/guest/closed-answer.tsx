import { useState } from 'react'
import type { EditView } from '#contract/guest'
import { linkExpired, returnToHome, unableToLoad } from '#words/guest'
import { dropReceipt } from '../client/kept-receipts.ts'
import { MenuCard } from '../client/menu-card.tsx'
import { PrintButton } from '../client/print-button.tsx'
import { Erase } from './erase.tsx'
import { DeadEnd } from './unable.tsx'

/** What an edit link opens after the deadline: why nothing can be changed, and what was chosen, to be read. */
export function ClosedAnswer({ token, view: given }: { token: string; view: EditView }) {
  const [view, setView] = useState(given)
  const onErased = () => {
    dropReceipt(token)
    const { response } = view
    const party = response.party.map((person) => ({ ...person, name: '', allergies: '' }))
    setView({ ...view, response: { ...response, leadGuestName: '', leadGuestEmail: null, party } })
  }
  return (
    <main className="page narrow stack loose">
      <DeadEnd heading={unableToLoad} sentence={linkExpired} back={returnToHome} about={view.event} />
      <MenuCard view={view} id="answer">
        <div className="row no-print">
          <PrintButton />
        </div>
      </MenuCard>
      <Erase token={token} onErased={onErased} />
    </main>
  )
}
