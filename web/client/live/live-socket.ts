import { liveBeat, liveEnd } from '#live/shape'

// Waits in milliseconds. Each is drawn from a quarter of it to the whole: views that ended together, as at a deploy,
// do not all come back together.
const firstWait = 4_000
const longestWait = 30_000
// Everybody's views end at the deadline: their pages ask within half a second, one after another.
const askWithin = 500
// A connection that swallows bytes is found within half a minute: by a beat, and the wait for its answer.
const beatEvery = 25_000
const answerWithin = 4_000
const openWithin = 10_000
// A beat that is later than this was held up by a device that slept.
const overslept = 5_000
/** The code of a view that did not answer in time. */
const silent = 0

export type Live = {
  /** The view is open. `isReconnect`: not at the first attempt, so what was missed in between is to be read. */
  onOpen: (isReconnect: boolean) => void
  onMessage: (text: string) => void
  /** The view is still open. @param at when that was asked: what had changed until then has been sent */
  onAnswer: (at: number) => void
  /** Nobody knows whether the view is open: the page was hidden, or the device slept. An answer or a loss follows. */
  onChecking: () => void
  /**
   * The view is lost, which is worth telling. It is opened again by itself.
   * @param wasOpen false after an attempt that opened none
   */
  onLost: (wasOpen: boolean) => void
  /** The event's deadline has passed, by the server's clock. */
  onDeadline?: () => void
  /** Asked after an attempt that failed, and at the deadline: false when no view will open any more. */
  shouldReconnect?: () => Promise<boolean>
}

/**
 * Keeps a live view open: opens it shortly after the first screen, and again whenever it ends. When the server ends it
 * because its time is over, nothing is told unless it does not come back. A hidden page asks for nothing until it is seen
 * again.
 * @param path of the WebSocket, on this site
 * @returns the way to end it
 */
export function keepOpen(path: string, live: Live): () => void {
  const { onOpen, onMessage, onAnswer, onChecking, onLost, onDeadline, shouldReconnect } = live
  let view: View | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstWait
  let isReconnect = false
  let isEnded = false

  const open = () => {
    clearTimeout(timer)
    view?.drop()
    view = openView(path, {
      onOpen() {
        wait = firstWait
        onOpen(isReconnect)
      },
      onMessage,
      onAnswer,
      onChecking,
      onEnd: (stood, code) => void ended(stood, code),
    })
  }
  const openLater = () => {
    clearTimeout(timer)
    if (isEnded || view || isHidden()) return
    timer = setTimeout(open, wait * (0.25 + 0.75 * Math.random()))
    wait = Math.min(longestWait, wait * 2)
  }
  const ended = async (wasOpen: boolean, code: number) => {
    view = null
    isReconnect = true
    const closed = code === liveEnd.closed
    if (closed) await new Promise((resolve) => setTimeout(resolve, askWithin * Math.random()))
    else if (code !== liveEnd.renewed) onLost(wasOpen)
    if (isEnded) return
    if (closed) onDeadline?.()
    if ((closed || !wasOpen) && shouldReconnect && !(await shouldReconnect())) end()
    openLater()
  }
  const onVisibilityChange = () => {
    if (isHidden()) {
      clearTimeout(timer)
      return view?.pause()
    }
    onChecking()
    wait = firstWait
    if (view) view.check()
    else open()
  }
  const offline = () => {
    view?.drop()
    view = null
    isReconnect = true
    onLost(true)
    openLater()
  }
  const online = () => {
    if (!view?.isOpen() && !isHidden()) open()
  }
  const end = () => {
    isEnded = true
    clearTimeout(timer)
    view?.drop()
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

type View = {
  isOpen(): boolean
  /** Asks whether it is still open. */
  check(): void
  /** Asks nothing until `check`. */
  pause(): void
  /** Ends it without a word. */
  drop(): void
}

type ViewCalls = Pick<Live, 'onMessage' | 'onAnswer' | 'onChecking'> & {
  onOpen: () => void
  onEnd: (wasOpen: boolean, code: number) => void
}

/** One view, from the attempt to its end. While it is open, each beat asks whether it still is. */
function openView(path: string, { onOpen, onMessage, onAnswer, onChecking, onEnd }: ViewCalls): View {
  const socket = new WebSocket(new URL(path, location.href.replace(/^http/, 'ws')))
  let isOpen = false
  let asked = 0
  // An answer from before a pause may arrive after it, and says nothing of now: only the last one counts.
  let unanswered = 0
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
    if (!isOpen) return next(openWithin, () => end(silent))
    asked = Date.now()
    unanswered += 1
    socket.send(liveBeat.ping)
    next(answerWithin, () => end(silent))
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
    unanswered -= 1
    if (unanswered > 0) return
    rest()
    onAnswer(asked)
  }
  socket.onclose = ({ code }) => end(code)
  next(openWithin, () => end(silent))
  return { isOpen: () => isOpen, check, pause: () => clearTimeout(timer), drop }
}
