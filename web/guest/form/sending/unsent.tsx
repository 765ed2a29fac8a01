import { useLayoutEffect, useState } from 'react'
import { sentence } from '#ui/sentence'
import { readRecord } from '../../../client/device.ts'
import { useNavigateOnceOnline } from '../../../client/live/navigate-once-online.ts'
import { declineKey } from '../../../client/receipt/kept-receipts.ts'
import { useGuestWords } from '../../../client/words.tsx'
import { sendOnArrivalKey } from './use-send-now-request.ts'

/** Something that this device was to send and that is not stored yet: the page that sends it, and the event's title. */
export type Unsent = { path: string; title: string }

const folderOfKind: Record<string, string> = { draft: 'event', edit: 'edit', decline: 'not-coming' }
const keyPattern = /^platewise\.(draft|edit|decline)\.(.+)$/

/** The page and title of an unsent record on the device; null for a record that was never to be sent. */
export function unsentOfRecord(key: string, record: unknown): Unsent | null {
  const [, kind, name] = keyPattern.exec(key) ?? []
  const title = (record as { unsentEventTitle?: unknown } | null)?.unsentEventTitle
  if (!kind || !name || typeof title !== 'string') return null
  // A draft's name is the event's code, or a personal link's token.
  const folder = kind === 'draft' && name.includes('-') ? 'invite' : folderOfKind[kind]
  return { path: `/${folder}/${name}`, title }
}

/** Everything that this device was to send. @param code restricts it to the edits and the decline of an event */
function readUnsent(code?: string): Unsent[] {
  try {
    return Object.keys(localStorage)
      .filter(
        (key) => code === undefined || key === declineKey(code) || key.startsWith(`platewise.edit.${code}-`),
      )
      .flatMap((key) => unsentOfRecord(key, readRecord(key)) ?? [])
  } catch {
    return []
  }
}

function requestSendOnArrival(path: string): void {
  try {
    sessionStorage.setItem(sendOnArrivalKey, path)
  } catch {
    // Without storage in the tab, the page itself offers to send.
  }
}

/**
 * A line for everything that this device was to send and that is not stored yet.
 * @param code of the event whose own page it is on: only edits and a decline, since that page shows its draft itself
 */
export function UnsentLines({ code }: { code?: string }) {
  const words = useGuestWords()
  const { waitsFor, follow } = useNavigateOnceOnline()
  const [lines, setLines] = useState<Unsent[]>([])
  useLayoutEffect(() => {
    // The first render has to match the server's.
    // oxlint-disable-next-line react/set-state-in-effect -- this effect reads the device's storage
    setLines(readUnsent(code))
  }, [code])
  return lines.map(({ path, title }) => (
    <div key={path} className="notice warning row apart" role="status">
      {waitsFor === path ? (
        <span>{words.receipt.waitsForInternet}</span>
      ) : (
        <span>{sentence(words.party.unsentFor, <strong>{title}</strong>)}</span>
      )}
      <a
        className="button"
        href={path}
        onClick={(event) => {
          requestSendOnArrival(path)
          follow(event)
        }}
      >
        {words.party.sendNow}
      </a>
    </div>
  ))
}
