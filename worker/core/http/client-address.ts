/**
 * A client's address as limits count it. An IPv4 address counts whole. An IPv6 address counts by its /64, the least that a
 * provider gives one customer. An IPv4 address mapped into IPv6 counts as IPv4.
 * @param text what `cf-connecting-ip` says
 * @returns `192.0.2.1`, or the network as `2001:db8:0:1::/64`; any other text comes back as it is
 */
export function countedAddress(text: string): string {
  const groups = groupsOf(text.trim().toLowerCase())
  if (!groups) return text
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of an IPv6 address, or null for any other text. */
function groupsOf(text: string): number[] | null {
  // A zone (`%eth0`) names a network interface and is ignored.
  const [written = ''] = text.split('%')
  const halves = withDottedEnd(written).split('::')
  if (!written.includes(':') || halves.length > 2) return null
  const [head = [], tail] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - head.length - (tail?.length ?? 0)
  if (tail ? missing < 1 : missing !== 0) return null
  const groups = [...head, ...Array.from({ length: tail ? missing : 0 }, () => '0'), ...(tail ?? [])]
  return groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null
}

/** An IPv4 address at the end of an IPv6 one, as its two groups. */
function withDottedEnd(text: string): string {
  return text.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (dotted, ...found) => {
    const bytes = found.slice(0, 4).map(Number)
    if (bytes.some((byte) => byte > 255)) return dotted
    const [a = 0, b = 0, c = 0, d = 0] = bytes
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
}
