import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveBeat, liveEnd } from '#live/shape'
import { keepOpen } from './live-socket.ts'

/** A WebSocket whose other end is the test. */
class Line {
  static opened: Line[] = []
  static get last(): Line {
    const last = Line.opened.at(-1)
    if (!last) throw new Error('no line')
    return last
  }
  sent: string[] = []
  ended = false
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((end: { code: number }) => void) | null = null
  constructor() {
    Line.opened.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.ended = true
  }
  stand() {
    this.onopen?.()
  }
  answer(text: string = liveBeat.pong) {
    this.onmessage?.({ data: text })
  }
  end(code: number) {
    this.onclose?.({ code })
  }
}

const page = new EventTarget() as EventTarget & { visibilityState: string }
const device = { onLine: true }
let told: string[] = []
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  Line.opened = []
  told = []
  page.visibilityState = 'visible'
  device.onLine = true
  const global = new EventTarget()
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('location', { href: 'https://platewise.test/' })
  vi.stubGlobal('addEventListener', global.addEventListener.bind(global))
  vi.stubGlobal('removeEventListener', global.removeEventListener.bind(global))
  vi.stubGlobal('dispatchEvent', global.dispatchEvent.bind(global))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function keep(more: Partial<Parameters<typeof keepOpen>[1]> = {}) {
  const note = (what: string) => () => void told.push(`${Date.now()} ${what}`)
  stop = keepOpen('/live', {
    onOpen: (again) => note(again ? 'open again' : 'open')(),
    onMessage: (text) => note(text)(),
    onPong: (at) => note(`true at ${at}`)(),
    onChecking: note('checking'),
    onLost: (stood) => note(stood ? 'lost' : 'not opened')(),
    ...more,
  })
}
const see = (visibilityState: string) => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
/** A page with its view open at 300. */
async function standing(more?: Parameters<typeof keep>[0]) {
  keep(more)
  await wait(300)
  Line.last.stand()
}

test('a beat asks every 25 seconds, and each answer says when the page was true', async () => {
  await standing()
  await wait(25_000)
  expect(Line.last.sent).toEqual([liveBeat.ping])
  await wait(700)
  Line.last.answer()
  await wait(25_000)
  Line.last.answer()
  expect(told).toEqual(['300 open', '26000 true at 25300', '51000 true at 51000'])
})

test('a line that swallows a beat is lost within 30 seconds of its last answer, and another is opened', async () => {
  await standing()
  await wait(25_000)
  Line.last.answer()
  const swallowing = Line.last
  await wait(30_000)
  expect(told.at(-1)).toBe('54300 lost')
  expect(swallowing.ended).toBe(true)
  await wait(4_000)
  expect(Line.opened).toHaveLength(2)
  Line.last.stand()
  expect(told.at(-1)).toContain('open again')
})

test('an answer after the line was given up says nothing any more', async () => {
  await standing()
  await wait(29_000)
  const given = told.length
  Line.opened[0]?.answer()
  Line.opened[0]?.end(1006)
  expect(told).toHaveLength(given)
})

test('an attempt that nobody answers is given up after ten seconds', async () => {
  keep()
  await wait(10_300)
  expect(told).toEqual(['10300 not opened'])
  await wait(4_000)
  expect(Line.opened).toHaveLength(2)
})

test('a view whose time is over is opened again without a word', async () => {
  await standing()
  Line.last.end(liveEnd.timeOver)
  await wait(4_000)
  Line.last.stand()
  expect(told.map((what) => what.replace(/^\d+ /, ''))).toEqual(['open', 'open again'])
})

test('a browser that goes offline loses its view at once, and opens it again at once when it is back', async () => {
  await standing()
  dispatchEvent(new Event('offline'))
  expect(told.at(-1)).toBe('300 lost')
  expect(Line.last.ended).toBe(true)
  dispatchEvent(new Event('online'))
  expect(Line.opened).toHaveLength(2)
})

test('a page that arrives while the browser is offline is not live', () => {
  device.onLine = false
  keep()
  expect(told).toEqual(['0 lost'])
})

test('a hidden page asks nothing, and is checked when it is seen again', async () => {
  await standing()
  see('hidden')
  await wait(3_600_000)
  expect(Line.last.sent).toEqual([])
  see('visible')
  expect(told).toEqual(['300 open', '3600300 checking'])
  await wait(4_000)
  expect(told.at(-1)).toBe('3604300 lost')
})

test('an answer that waited while the page was hidden does not say that it is true now', async () => {
  await standing()
  await wait(25_000)
  see('hidden')
  await wait(60_000)
  see('visible')
  Line.last.answer()
  expect(told.at(-1)).toBe('85300 checking')
  Line.last.answer()
  expect(told.at(-1)).toBe('85300 true at 85300')
})

test('a view that ends while its page is hidden is opened once the page is seen', async () => {
  await standing()
  see('hidden')
  Line.last.end(liveEnd.timeOver)
  await wait(3_600_000)
  expect(Line.opened).toHaveLength(1)
  see('visible')
  expect(Line.opened).toHaveLength(2)
  Line.last.stand()
  expect(told.map((what) => what.replace(/^\d+ /, ''))).toEqual(['open', 'checking', 'open again'])
})

test('a view that opens once its page is hidden asks nothing', async () => {
  keep()
  await wait(300)
  see('hidden')
  Line.last.stand()
  await wait(3_600_000)
  expect(Line.last.sent).toEqual([])
  expect(told).toEqual(['300 open'])
})

test('a page that arrives hidden opens its view once it is seen', async () => {
  page.visibilityState = 'hidden'
  keep()
  await wait(60_000)
  expect(Line.opened).toHaveLength(0)
  see('visible')
  expect(Line.opened).toHaveLength(1)
})

test('a device that slept is checked, before it is known whether the line still stands', async () => {
  await standing()
  vi.setSystemTime(3_600_000)
  await wait(25_000)
  expect(told.at(-1)).toBe('3625000 checking')
  expect(Line.last.sent).toEqual([liveBeat.ping])
})

test('no view is opened after the one that is not worth it', async () => {
  keep({ shouldReconnect: async () => false })
  await wait(300)
  Line.last.end(1006)
  await wait(60_000)
  see('hidden')
  see('visible')
  dispatchEvent(new Event('online'))
  expect(Line.opened).toHaveLength(1)
})

test('a page asks how its event stands when the deadline has passed, also while it is hidden', async () => {
  const onDeadline = vi.fn<() => void>()
  await standing({ onDeadline })
  see('hidden')
  Line.last.end(liveEnd.closed)
  await wait(500)
  expect(onDeadline).toHaveBeenCalledOnce()
  expect(told).toEqual(['300 open'])
})
