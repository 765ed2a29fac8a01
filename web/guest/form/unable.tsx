import type { ReactNode } from 'react'
import type { DeadEnd as DeadEndFacts } from '#party/shape/guest'
import { traceOf } from '../../client/trace.ts'
import { useGuestWords } from '../../client/words.tsx'
import { WhoAsks } from './who-asks.tsx'

type Props = {
  heading: string
  sentence: string
  trace?: string | undefined
  back: string
  about?: DeadEndFacts | undefined
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
export function DeadEnd({ heading, sentence, trace, back, about, children }: Props) {
  const words = useGuestWords()
  const gone = about?.goneOn
  return (
    <section className="dead-end">
      <h1>{heading}</h1>
      <p className="lead">{sentence}</p>
      {gone && (
        <p>
          {(gone.byGuest ? words.party.tookBackOn : words.party.removedOn)(words.days.dayOfYear(gone.day))}
        </p>
      )}
      <WhoAsks event={about} />
      {trace && <p className="small quietly">{traceOf(words, trace)}</p>}
      {children}
      <a href="/" className="button primary no-print">
        {back}
      </a>
    </section>
  )
}
