import type { ReactNode } from 'react'
import { traceOf } from '../client/trace.ts'

type Props = {
  heading: string
  sentence: string
  trace?: string | undefined
  back: string
  children?: ReactNode
}

/** A page that cannot show what was asked for: why, and the way back. */
export function UnableCard(props: Props) {
  return (
    <main className="page narrow">
      <DeadEnd {...props} />
    </main>
  )
}

/** Why the way ends here, calmly: nobody did wrong. */
export function DeadEnd({ heading, sentence, trace, back, children }: Props) {
  return (
    <section className="dead-end">
      <h1>{heading}</h1>
      <p className="lead">{sentence}</p>
      {trace && <p className="small quietly">{traceOf(trace)}</p>}
      {children}
      <a href="/" className="button primary no-print">
        {back}
      </a>
    </section>
  )
}
