import { languageCookieOf } from '#languages/language-cookie'
import { keepsRecords, readRecord, writeRecord } from '../client/device.ts'

const key = 'platewise.language'

/**
 * Shows the page anew in the language that is chosen from its list, and keeps the choice for a year. What was typed is
 * kept by the page's own drafts, the step by the tab's history, and the list has the focus again.
 */
export function switchLanguage(list: HTMLSelectElement): void {
  const shown = list.value
  if (readRecord(key, 'sessionStorage') !== null) {
    writeRecord(key, null, 'sessionStorage')
    list.focus({ preventScroll: true })
  }
  let switching = false
  const show = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: Safari has no cookie store before 18.4
    document.cookie = languageCookieOf(list.value)
    writeRecord(key, list.value, 'sessionStorage')
    switching = true
    const plain = new URL(location.href)
    plain.searchParams.delete('lang')
    history.replaceState(history.state, '', plain)
    location.reload()
  }
  list.addEventListener('change', () => {
    if (list.value !== shown) show()
  })
  // A page whose drafts are kept need not ask before it is left: this listener comes before the page's own.
  addEventListener('beforeunload', (event) => {
    if (switching && keepsRecords()) event.stopImmediatePropagation()
  })
}
