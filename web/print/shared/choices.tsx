import type { ReactNode } from 'react'
import { useKitchenWords } from '../../client/words.tsx'

/** Links of which one is where one is. */
export function Choices({ name, children }: { name: string; children: ReactNode }) {
  const { colon } = useKitchenWords()
  return (
    <span className="choices">
      {name}
      {colon}
      {children}
    </span>
  )
}

/** One of them. */
export function Choice({ to, chosen, children }: { to: string; chosen: boolean; children: string }) {
  return (
    <a href={to} aria-current={chosen ? 'true' : undefined}>
      {children}
    </a>
  )
}
