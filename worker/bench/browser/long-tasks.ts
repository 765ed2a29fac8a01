import type { Browser, Page } from '@playwright/test'

type Event = {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { name?: string; data?: { url?: string } }
}

const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']
const script = /^(EvaluateScript|FunctionCall)$/
const longest = 50

/**
 * Traces a page's main thread while `way` runs. Measures CPU time, not wall time, so that a busy machine does not
 * lengthen a task.
 * @returns the page's tasks over 50 ms, in milliseconds
 */
export async function longTasks(chrome: Browser, page: Page, way: () => Promise<void>): Promise<number[]> {
  await chrome.startTracing(page, { categories })
  await way()
  const traced = await chrome.stopTracing()
  const { traceEvents: events } = JSON.parse(traced.toString()) as { traceEvents: Event[] }
  const thread = ({ pid, tid }: Event) => `${pid} ${tid}`
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  )
  // Playwright runs its own scripts on the same thread. Tasks with a script from outside /assets/ are not the page's.
  const driven = events.filter(
    ({ name, args }) => script.test(name) && !(args.data?.url ?? '').includes('/assets/'),
  )
  const ofDriver = (task: Event) =>
    driven.some(
      (one) => thread(one) === thread(task) && one.ts >= task.ts && one.ts <= task.ts + (task.dur ?? 0),
    )
  return events
    .filter((one) => one.name === 'RunTask' && mains.has(thread(one)) && (one.tdur ?? 0) > longest * 1000)
    .filter((task) => !ofDriver(task))
    .map(({ tdur = 0 }) => tdur / 1000)
}
