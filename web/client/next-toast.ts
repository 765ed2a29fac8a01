import { toast } from '#ui/toast'
import { focusHeading } from './keep-focus.ts'

const key = 'platewise.toast'
type NextToast = { text: string; seconds: number }

/** Hands a passing message to the next document of this tab, where it shows for so many seconds. */
export function toastOnNextPage(text: string, seconds: number): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ text, seconds } satisfies NextToast))
  } catch {
    // Without storage, the message ends with its page.
  }
}

/** Shows the message the page before handed over. */
export function showHandedToast(): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as NextToast | null
    sessionStorage.removeItem(key)
    if (typeof kept?.text !== 'string') return
    toast(kept.text, { seconds: kept.seconds })
    focusHeading()
  } catch {}
}
