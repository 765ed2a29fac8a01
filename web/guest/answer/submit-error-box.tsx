import { freePlaces } from '#events/rules/capacity'
import { menuChanged } from '#menu/words/guest'
import { anotherParty, changeThatAnswer, dishesGone, keepFirstAnswer } from '#party/words/guest'
import { Button } from '#ui/button'
import { traceOf } from '../../client/trace.ts'
import { LostList } from '../dishes/lost-list.tsx'
import { Outcome } from '../form/bar.tsx'
import { WhoAsks } from '../form/who-asks.tsx'
import type { Flowing } from './use-flow.ts'

/** What stands in the way of sending, with the ways out of it that only this refusal has. */
export function SubmitErrorBox({ flow }: { flow: Flowing }) {
  const { submitError, lost } = flow
  const { code, trace, receipt, before, sentence = menuChanged } = submitError ?? {}
  const kind = code === 'offline' || before ? 'near' : 'error'
  const full = code === 'capacity' && freePlaces(flow.places) === 0
  const asksOrganizer = full || code === 'removed' || code === 'closed'
  return (
    <Outcome kind={kind} sentence={sentence} trace={traceOf(trace)}>
      {lost.length > 0 && (
        <>
          <p>{dishesGone}</p>
          <LostList lost={lost} lead={flow.choose} />
        </>
      )}
      {code === 'id_reused' && receipt && (
        <Button look="quiet" small onClick={() => flow.keepFirst(receipt)}>
          {keepFirstAnswer}
        </Button>
      )}
      {before && (
        <div className="row">
          <a className="button small" href={`/edit/${before.token}`}>
            {changeThatAnswer}
          </a>
          <Button small onClick={flow.sendAnother}>
            {anotherParty}
          </Button>
        </div>
      )}
      {asksOrganizer && <WhoAsks event={flow.menu.event} />}
    </Outcome>
  )
}
