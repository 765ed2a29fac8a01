import type { ReactNode } from 'react'
import { Notice } from '#ui/notice'
import { traceOf } from '../client/trace.ts'

/** A page that cannot show what was asked for: why, and the way back. */
export function UnableCard({
  heading,
  sentence,
  trace,
  back,
  children,
}: {
  heading: string
  sentence: string
  trace?: string | undefined
  back: string
  children?: ReactNode
}) {
  return (
    <main className="page narrow">
      <div className="card stack unable">
        <h1>{heading}</h1>
        <Notice kind="error" trace={traceOf(trace)}>
          {sentence}
        </Notice>
        {children}
        <a href="/" className="button primary">
          {back}
        </a>
      </div>
    </main>
  )
}
