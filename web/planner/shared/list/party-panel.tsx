import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { closePanel } from '#party/words/planner'
import { Button } from '#ui/button'

/** The party that a row belongs to, beside the table. */
export function PartyPanel({
  name,
  onClose,
  children,
}: {
  name: string
  onClose: () => void
  children: ReactNode
}) {
  return (
    <aside className="party-panel card" aria-labelledby="party-panel">
      <div className="row apart">
        <h2 id="party-panel">{name}</h2>
        <Button look="quiet" small onClick={onClose}>
          <X className="icon" aria-hidden="true" /> {closePanel}
        </Button>
      </div>
      {children}
    </aside>
  )
}

/** A fact of a party, in a list of them. */
export function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'wide' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
