import { useLayoutEffect, useState } from 'react'
import { receiptDueCookie } from '#contract/code'
import { type ResponseState, useResponse } from './use-response.ts'

const key = 'platewise.receipt'

/**
 * The edit tokens of the receipts opened in this tab, in order. An entry of the history holds the index of its
 * receipt: neither an address nor the history holds a token. `due` is the index of the receipt that the next page
 * opens.
 */
type Kept = { tokens: string[]; due: number | null }

function read(): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Kept> | null
    return { tokens: Array.isArray(kept?.tokens) ? kept.tokens : [], due: kept?.due ?? null }
  } catch {
    return { tokens: [], due: null }
  }
}

function write(kept: Kept): void {
  sessionStorage.setItem(key, JSON.stringify(kept))
}

function setReceiptDue(seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser yet
  document.cookie = `${receiptDueCookie}=1; Path=/; SameSite=Lax; Secure; Max-Age=${seconds}`
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

// A visit by a link or an address opens no receipt of before. A link to the address one is on keeps the entry's state.
let fresh = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate')

/** The token of the receipt that this entry of the history shows, or null. */
function tokenHere(): string | null {
  const { tokens, due } = read()
  const state = history.state as { receipt?: number } | null
  const at = due ?? (fresh() ? undefined : state?.receipt)
  fresh = () => false
  if (at !== state?.receipt) history.replaceState({ ...state, receipt: at }, '')
  if (due !== null) {
    write({ tokens, due: null })
    setReceiptDue(0)
  }
  return at === undefined ? null : (tokens[at] ?? null)
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
    // The tab's storage is what this effect synchronizes with: the first render has to be the server's.
    // oxlint-disable-next-line react/set-state-in-effect
    setToken(tokenHere())
  }, [])
  return { token: token ?? null, state, waiting: due && token !== null && state === null }
}
