import { useCallback, useEffect, useState } from 'react'
import type { SheetDifference, SheetSummary } from '#sheets/shape/issued'
import * as words from '#sheets/words/planner-list'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { type Failure, failureOf } from '../../client/calls/use-action.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { DiffList } from './diff-list.tsx'

const now = 'now'

type Answer = { asked: string; found: SheetDifference | Failure }

type Props = { sheets: SheetSummary[]; to: SheetSummary; onClose: () => void }

/** Any two sheets, or a sheet and now: what has changed between them. At first a sheet and the one before. */
export function CompareSheets({ sheets, to: opened, onClose }: Props) {
  const { event } = useEvent()
  const first = opened.number === 1
  const [from, setFrom] = useState(String(first ? 1 : opened.number - 1))
  const [to, setTo] = useState(first ? now : String(opened.number))
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [older, newer] = to === now || Number(from) <= Number(to) ? [from, to] : [to, from]
  const asked = `${older} ${newer}`
  // Ignore stale responses.
  const found = answer?.asked === asked ? answer.found : null
  const read = useCallback(async (): Promise<Answer> => {
    const call = { param: { id: event.id, number: older }, query: newer === now ? {} : { to: newer } }
    try {
      const all = api.events[':id'].sheets[':number']
      return { asked: `${older} ${newer}`, found: await callApi((options) => all.diff.$get(call, options)) }
    } catch (error) {
      return { asked: `${older} ${newer}`, found: failureOf(error) }
    }
  }, [event.id, older, newer])
  useEffect(() => {
    let stale = false
    void read().then((read) => !stale && setAnswer(read))
    return () => {
      stale = true
    }
  }, [read])
  const name = (one: string) => (one === now ? words.compareNow : words.sheetName(Number(one)))
  const numbers = sheets.map(({ number }) => String(number))
  return (
    <Dialog title={words.compareTitle} onClose={onClose}>
      <div className="compared">
        <Pick label={words.compareFrom} value={from} all={numbers} name={name} pick={setFrom} />
        <Pick label={words.compareTo} value={to} all={[now, ...numbers]} name={name} pick={setTo} />
      </div>
      <h3>{words.differences(name(older), name(newer))}</h3>
      <div role="status">
        {found === null && <p>{words.comparing}</p>}
        {found !== null && 'lines' in found && <DiffList lines={found.lines} />}
        {found !== null && 'lines' in found && found.lines.length === 0 && <p>{words.noDifference}</p>}
      </div>
      {found instanceof Error && <FailureNotice failure={found} again={() => void read().then(setAnswer)} />}
      <div className="actions">
        <Button onClick={onClose}>{words.closeCompare}</Button>
      </div>
    </Dialog>
  )
}

type PickProps = {
  label: string
  value: string
  all: string[]
  name: (one: string) => string
  pick: (one: string) => void
}

function Pick({ label, value, all, name, pick }: PickProps) {
  return (
    <label className="field">
      {label}
      <select className="input" value={value} onChange={({ target }) => pick(target.value)}>
        {all.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  )
}
