import { useLayoutEffect, useState } from 'react'
import { receiptDueCookie } from '#events/rules/code'
import { type ResponseState, useResponse } from './use-response.ts'

const key = 'platewise.receipt'

/**
 * The edit tokens of the receipts opened in this tab, in order. An entry of the history holds the index of its
 * receipt: neither an address nor the history holds a token. `due` is the index of the receipt that the next page
 * opens.
 */
type Opened = { tokens: string[]; due: number | null }

/** The receipts in a record of the tab; without one, none was opened and none is due. */
export function openedIn(record: unknown): Opened {
  const kept = record as Partial<Opened> | null
  return { tokens: Array.isArray(kept?.tokens) ? kept.tokens : [], due: kept?.due ?? null }
}

/**
 * The index of the receipt that this entry of the history opens: the one that is due, else the entry's own.
 * @param fresh the page was reached by a link or an address, which opens no receipt of before
 */
export function indexHere(due: number | null, state: unknown, fresh: boolean): number | undefined {
  return due ?? (fresh ? undefined : (state as { receipt?: number } | null)?.receipt)
}

function read(): Opened {
  try {
    return openedIn(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  } catch {
    return { tokens: [], due: null }
  }
}

function write(kept: Opened): void {
  sessionStorage.setItem(key, JSON.stringify(kept))
}

function setReceiptDue(seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser yet
  document.cookie = `${receiptDueCookie}=1; Path=/; SameSite=Lax; Secure; Max-Age=${seconds}`
}

/** True if the site can be reached: a device that calls itself online may stand where nothing gets through. */
export async function reachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const signal = AbortSignal.timeout(4_000)
    return (await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}

/**
 * Goes to `/`, which opens with the receipt of a response.
 * @returns false where it cannot be shown there: offline, or in a browser that stores nothing
 */
export function goToReceipt(token: string): boolean {
  if (!navigator.onLine) return false
  try {
    const { tokens } = read()
    write({ tokens: [...tokens, token], due: tokens.length })
  } catch {
    return false
  }
  setReceiptDue(60)
  // A return from the back-forward cache would show a form that is sent already.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.assign('/')
  return true
}

// A page that was opened by a link or an address shows no earlier receipt, although a link to the current address keeps the
// entry's state.
let fresh = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate')

/** The token of the receipt that this entry of the history shows, or null. */
function tokenHere(): string | null {
  const { tokens, due } = read()
  const state = history.state as { receipt?: number } | null
  const index = indexHere(due, state, due === null && fresh())
  fresh = () => false
  if (index !== state?.receipt) history.replaceState({ ...state, receipt: index }, '')
  if (due !== null) {
    write({ tokens, due: null })
    setReceiptDue(0)
  }
  return index === undefined ? null : (tokens[index] ?? null)
}

export type OpenReceipt = {
  token: string | null
  state: ResponseState
  /** The page was rendered for a receipt that is not here yet. */
  waiting: boolean
}

/**
 * The receipt this page shows.
 * @param due the page was rendered with a skeleton for one
 */
export function useOpenReceipt(due: boolean): OpenReceipt {
  const [token, setToken] = useState<string | null | undefined>()
  const state = useResponse(token ?? null)
  useLayoutEffect(() => {
    // The first render has to be the server's.
    // oxlint-disable-next-line react/set-state-in-effect -- this effect reads the tab's storage
    setToken(tokenHere())
  }, [])
  return { token: token ?? null, state, waiting: due && token !== null && state === null }
}
