import { browserOn, samsungBrowser, unknownBrowser } from '#account/words/planner'

// The first that fits names it: most browsers also claim to be the ones after them.
const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPiOS\//],
  [samsungBrowser, /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
]

const devices: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** A browser in plain words, by its user agent: "Firefox on Windows". */
export function browserName(userAgent: string | null): string {
  const named = (of: typeof browsers) => of.find(([, fits]) => fits.test(userAgent ?? ''))?.[0]
  const [browser, device] = [named(browsers), named(devices)]
  return browser && device ? browserOn(browser, device) : (browser ?? device ?? unknownBrowser)
}
