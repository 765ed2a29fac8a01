/** Handlers for `eachTag`. Names come without their prefixes. */
export type Tags = {
  /** @param attribute reads one of the tag's own */
  open: (name: string, attribute: (name: string) => string | undefined) => void
  close: (name: string) => void
  text: (text: string) => void
}

/** Reads XML tag by tag, once from its beginning to its end. Comments and declarations are left out. */
export function eachTag(xml: string, { open, close, text }: Tags): void {
  let at = 0
  for (let start = xml.indexOf('<'); start >= 0; start = xml.indexOf('<', at)) {
    if (start > at) text(plain(xml.slice(at, start)))
    const end = xml.indexOf('>', start)
    if (end < 0) return
    at = end + 1
    const tag = xml.slice(start + 1, end)
    if (/^[?!]/.test(tag)) continue
    const name = bare(/^\/?([^\s/]*)/.exec(tag)?.[1] ?? '')
    if (tag.startsWith('/')) {
      close(name)
      continue
    }
    open(name, (wanted) => attributeOf(tag, wanted))
    if (tag.endsWith('/')) close(name)
  }
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function attributeOf(tag: string, wanted: string): string | undefined {
  const value = new RegExp(`\\s${wanted}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return value ? plain(value[1] ?? value[2] ?? '') : undefined
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** A text with the signs that XML writes in other words. Excel has some of its own: `_x000D_`. */
function plain(text: string): string {
  return text
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
      if (name) return signs[name] ?? whole
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .replace(/_x([\dA-F]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}
