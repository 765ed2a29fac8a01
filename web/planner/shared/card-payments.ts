/**
 * Whether upgrades can be bought on this site. The server says so in the page's head when they cannot; it refuses in
 * any case.
 */
export function cardPaymentsOn(): boolean {
  return document.querySelector('meta[name="card-payments"]')?.getAttribute('content') !== 'off'
}
