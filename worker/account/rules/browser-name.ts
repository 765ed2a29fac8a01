// The first that fits names it: most browsers also claim to be the ones after them.
const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPiOS\//],
  ['Samsung', /\bSamsungBrowser\//],
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

/** A browser and its device by a user agent; undefined for what it does not tell. */
export function browserOf(userAgent: string | null): {
  browser: string | undefined
  device: string | undefined
} {
  const named = (of: typeof browsers) => of.find(([, fits]) => fits.test(userAgent ?? ''))?.[0]
  return { browser: named(browsers), device: named(devices) }
}
