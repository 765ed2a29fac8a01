import { useLayoutEffect, useState } from 'react'
import { sentence } from '#ui/sentence'
import { readRecord } from '../../../client/device.ts'
import { useLeaveOnline } from '../../../client/live/leave-online.ts'
import { declineKey } from '../../../client/receipt/kept-receipts.ts'
import { useGuestWords } from '../../../client/words.tsx'
import { sendOnArrivalKey } from './use-send-on-arrival.ts'

/** Something this device was to send and that is not stored yet: the page it is sent from, and the event's title. */
export type Unsent = { path: string; title: string }

const folders: Record<string, string> = { draft: 'event', edit: 'edit', decline: 'not-coming' }
const pageOfKey = /^platewise\.(draft|edit|decline)\.(.+)$/

/** The response a record of the device was to send; null for one that was never to be sent. */
export function unsentIn(key: string, record: unknown): Unsent | null {
  const [, kind, name] = pageOfKey.exec(key) ?? []
  const title = (record as { unsent?: unknown } | null)?.unsent
  if (!kind || !name || typeof title !== 'string') return null
  // A draft's name is the event's code, or a personal link's token.
  const folder = kind === 'draft' && name.includes('-') ? 'invite' : folders[kind]
  return { path: `/${folder}/${name}`, title }
}

/** @param code of the event whose edits and decline alone are asked for */
function unsentHere(code?: string): Unsent[] {
  try {
    return Object.keys(localStorage)
      .filter(
        (key) => code === undefined || key === declineKey(code) || key.startsWith(`platewise.edit.${code}-`),
      )
      .flatMap((key) => unsentIn(key, readRecord(key)) ?? [])
  } catch {
    return []
  }
}

function setDue(path: string): void {
  try {
    sessionStorage.setItem(sendOnArrivalKey, path)
  } catch {
    // Without storage in the tab, the page itself offers to send.
  }
}

/**
 * Tells of everything this device was to send and that is not stored yet, a line each.
 * @param code of the event on whose own page it is: that page tells of its draft itself, and here edits and a decline are told
 */
export function UnsentLines({ code }: { code?: string }) {
  const words = useGuestWords()
  const { waitsFor, follow } = useLeaveOnline()
  const [lines, setLines] = useState<Unsent[]>([])
  useLayoutEffect(() => {
    // The first render has to be the server's.
    // oxlint-disable-next-line react/set-state-in-effect -- this effect reads the device's storage
    setLines(unsentHere(code))
  }, [code])
  return lines.map(({ path, title }) => (
    <div key={path} className="notice near row apart" role="status">
      {waitsFor === path ? (
        <span>{words.receipt.waitsForInternet}</span>
      ) : (
        <span>{sentence(words.party.unsentFor, <strong>{title}</strong>)}</span>
      )}
      <a
        className="button"
        href={path}
        onClick={(event) => {
          setDue(path)
          follow(event)
        }}
      >
        {words.party.sendNow}
      </a>
    </div>
  ))
}
