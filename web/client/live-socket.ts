import { liveEnd } from '#contract/live'

// Waits in milliseconds. Each is drawn from a quarter of it to the whole: views that ended together, as at a deploy,
// do not all come back together.
const firstWait = 4_000
const longestWait = 30_000
// Everybody's views end at the deadline: their pages ask within half a second, one after another.
const askWithin = 500

type Live = {
  /** The view stands. `again`: not at the first attempt, so what was missed in between is to be read. */
  onOpen: (again: boolean) => void
  onMessage: (text: string) => void
  /** The view is lost, which is worth telling. It is opened again by itself. */
  onLost: () => void
  /** The event's deadline has passed, by the server's clock. */
  onDeadline?: () => void
  /** Asked after an attempt that failed, and at the deadline: false when no view will open any more. */
  worthTrying?: () => Promise<boolean>
}

/**
 * Keeps a live view open: opens it shortly after the first screen, and again whenever it ends. When the server ends it
 * because its time is over, nothing is told unless it does not come back.
 * @param path of the WebSocket, on this site
 * @returns the way to end it
 */
export function keepOpen(
  path: string,
  { onOpen, onMessage, onLost, onDeadline, worthTrying }: Live,
): () => void {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstWait
  let again = false
  let over = false

  const open = () => {
    const mine = new WebSocket(new URL(path, location.href.replace(/^http/, 'ws')))
    let standing = false
    socket = mine
    mine.onopen = () => {
      standing = true
      wait = firstWait
      onOpen(again)
    }
    mine.onmessage = ({ data }) => onMessage(String(data))
    mine.onclose = ({ code }) => void ended(standing, code)
  }
  const ended = async (standing: boolean, code: number) => {
    if (over) return
    again = true
    const closed = code === liveEnd.closed
    if (closed) await new Promise((resolve) => setTimeout(resolve, askWithin * Math.random()))
    else if (code !== liveEnd.renewed) onLost()
    if (over) return
    if (closed) onDeadline?.()
    if ((closed || !standing) && worthTrying && !(await worthTrying())) over = true
    if (over) return
    timer = setTimeout(open, wait * (0.25 + 0.75 * Math.random()))
    wait = Math.min(longestWait, wait * 2)
  }
  const backOnline = () => {
    if (over || socket?.readyState !== WebSocket.CLOSED) return
    clearTimeout(timer)
    open()
  }

  timer = setTimeout(open, 300)
  window.addEventListener('online', backOnline)
  return () => {
    over = true
    window.removeEventListener('online', backOnline)
    clearTimeout(timer)
    socket?.close()
  }
}
