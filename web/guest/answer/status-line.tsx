import { Chunk } from '../../client/chunk.tsx'
import { useGuestWords } from '../../client/words.tsx'
import { BarMessage } from '../form/bar.tsx'
import { stepStatus } from './chunks.ts'
import type { Flowing } from './use-flow.ts'

/** The line above the buttons of a step while nothing became of sending: what stands in the way first. */
export function StatusLine({ flow: { form, dispatch, link, waits } }: { flow: Flowing }) {
  const words = useGuestWords()
  if (link.state === 'gone') return <BarMessage kind="error" sentence={words.events.eventNotFoundRoute} />
  if (link.state === 'closed') return <BarMessage kind="error" sentence={words.events.deadlinePassed} />
  if (waits) return <BarMessage kind="near" sentence={waits} />
  return <Chunk part={stepStatus} given={{ form, dispatch }} />
}
