import type { ReactNode } from 'react'

/** Links of which one is where one is. */
export function Choices({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="choices">
      {name}: {children}
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
