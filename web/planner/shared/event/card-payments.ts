/**
 * True if upgrades can be bought on this site. The page's head says if they cannot; the server refuses in any case.
 */
export function cardPaymentsOn(): boolean {
  return document.querySelector('meta[name="card-payments"]')?.getAttribute('content') !== 'off'
}
