import './account.css'
import { type ReactNode, useEffect, useRef } from 'react'

/** One state of a mailed link's page. It is read from its heading: the button that led here may be gone. */
export function Screen({ heading, lead, children }: { heading: string; lead?: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another heading is another screen
  useEffect(() => title.current?.focus(), [heading])
  return (
    <main className="page narrow account">
      <header>
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        {lead && <p className="quietly">{lead}</p>}
      </header>
      {children}
    </main>
  )
}
