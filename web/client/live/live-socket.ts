import { liveBeat, liveEnd } from '#live/shape'

// Waits in milliseconds. Each is drawn from a quarter of it to the whole, so that sockets that closed together, as at a
// deploy, do not all reconnect together.
const firstWait = 4_000
const longestWait = 30_000
// At the deadline all sockets close at once, so each page waits up to half a second before it asks.
const askWithin = 500
// A connection that swallows bytes is found within half a minute: by a ping, and the wait for its pong.
const beatEvery = 25_000
const answerWithin = 4_000
const openWithin = 10_000
// A ping that is later than this was held up by a device that slept.
const overslept = 5_000
/** The code of a socket whose pong did not come in time. */
const noReply = 0

export type LiveHandlers = {
  /** The socket is open. `isReconnect`: not at the first attempt, so what was missed in between is to be read. */
  onOpen: (isReconnect: boolean) => void
  onMessage: (text: string) => void
  /** The socket is still open. @param at when the ping was sent: what had changed until then has been sent */
  onPong: (at: number) => void
  /** Nobody knows whether the socket is open: the page was hidden, or the device slept. A pong or a loss follows. */
  onChecking: () => void
  /**
   * The connection is lost, which the page shows. It reconnects by itself.
   * @param wasOpen false after an attempt that opened none
   */
  onLost: (wasOpen: boolean) => void
  /** The event's deadline has passed, by the server's clock. */
  onDeadline?: () => void
  /** Called after an attempt that failed, and at the deadline: false when no socket will open any more. */
  shouldReconnect?: () => Promise<boolean>
}

/**
 * Keeps a WebSocket open: opens it shortly after the first screen, and reconnects whenever it closes. If the server closes
 * it only to renew it, the page shows nothing unless the reconnection fails. A hidden page does not reconnect.
 * @param path of the WebSocket, on this site
 * @returns the way to end it
 */
export function keepOpen(path: string, live: LiveHandlers): () => void {
  const { onOpen, onMessage, onPong, onChecking, onLost, onDeadline, shouldReconnect } = live
  let liveSocket: LiveSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstWait
  let isReconnect = false
  let isEnded = false

  const open = () => {
    clearTimeout(timer)
    liveSocket?.drop()
    liveSocket = openSocket(path, {
      onOpen() {
        wait = firstWait
        onOpen(isReconnect)
      },
      onMessage,
      onPong,
      onChecking,
      onEnd: (wasOpen, code) => void ended(wasOpen, code),
    })
  }
  const openLater = () => {
    clearTimeout(timer)
    if (isEnded || liveSocket || isHidden()) return
    timer = setTimeout(open, wait * (0.25 + 0.75 * Math.random()))
    wait = Math.min(longestWait, wait * 2)
  }
  const ended = async (wasOpen: boolean, code: number) => {
    liveSocket = null
    isReconnect = true
    const closed = code === liveEnd.closed
    if (closed) await new Promise((resolve) => setTimeout(resolve, askWithin * Math.random()))
    else if (code !== liveEnd.timeOver) onLost(wasOpen)
    if (isEnded) return
    if (closed) onDeadline?.()
    if ((closed || !wasOpen) && shouldReconnect && !(await shouldReconnect())) end()
    openLater()
  }
  const onVisibilityChange = () => {
    if (isHidden()) {
      clearTimeout(timer)
      return liveSocket?.pause()
    }
    onChecking()
    wait = firstWait
    if (liveSocket) liveSocket.check()
    else open()
  }
  const offline = () => {
    liveSocket?.drop()
    liveSocket = null
    isReconnect = true
    onLost(true)
    openLater()
  }
  const online = () => {
    if (!liveSocket?.isOpen() && !isHidden()) open()
  }
  const end = () => {
    isEnded = true
    clearTimeout(timer)
    liveSocket?.drop()
    document.removeEventListener('visibilitychange', onVisibilityChange)
    removeEventListener('offline', offline)
    removeEventListener('online', online)
  }

  timer = setTimeout(() => isHidden() || open(), 300)
  if (!navigator.onLine) offline()
  document.addEventListener('visibilitychange', onVisibilityChange)
  addEventListener('offline', offline)
  addEventListener('online', online)
  return end
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden'
}

type LiveSocket = {
  isOpen(): boolean
  /** Pings, to find out whether it is still open. */
  check(): void
  /** Pings no more until `check`. */
  pause(): void
  /** Closes it without a call of `onEnd`. */
  drop(): void
}

type SocketHandlers = Pick<LiveHandlers, 'onMessage' | 'onPong' | 'onChecking'> & {
  onOpen: () => void
  onEnd: (wasOpen: boolean, code: number) => void
}

/** One socket, from the attempt to its end. While it is open, pings find out whether it still is. */
function openSocket(
  path: string,
  { onOpen, onMessage, onPong, onChecking, onEnd }: SocketHandlers,
): LiveSocket {
  const socket = new WebSocket(new URL(path, location.href.replace(/^http/, 'ws')))
  let isOpen = false
  let pingedAt = 0
  // A pong from before a pause may arrive after it, and says nothing of now: only the last one counts.
  let unansweredPings = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const next = (delay: number, action: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(action, delay)
  }
  const drop = () => {
    clearTimeout(timer)
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }
  const end = (code: number) => {
    drop()
    onEnd(isOpen, code)
  }
  const check = () => {
    if (!isOpen) return next(openWithin, () => end(noReply))
    pingedAt = Date.now()
    unansweredPings += 1
    socket.send(liveBeat.ping)
    next(answerWithin, () => end(noReply))
  }
  const rest = () => {
    const due = Date.now() + beatEvery
    if (isHidden()) return clearTimeout(timer)
    next(beatEvery, () => {
      if (Date.now() > due + overslept) onChecking()
      check()
    })
  }

  socket.onopen = () => {
    isOpen = true
    rest()
    onOpen()
  }
  socket.onmessage = ({ data }) => {
    if (data !== liveBeat.pong) return onMessage(String(data))
    unansweredPings -= 1
    if (unansweredPings > 0) return
    rest()
    onPong(pingedAt)
  }
  socket.onclose = ({ code }) => end(code)
  next(openWithin, () => end(noReply))
  return { isOpen: () => isOpen, check, pause: () => clearTimeout(timer), drop }
}
