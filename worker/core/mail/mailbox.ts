/**
 * The mailbox an address leads to, for counting only: `Ann+menu@Example.org` and `ann@example.org` are one. Other
 * differences stay, since only a mailbox's own provider knows what they mean.
 */
export function mailboxOf(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(address.toLowerCase()) ?? []
  const plus = local.indexOf('+')
  return `${plus > 0 ? local.slice(0, plus) : local}@${domain}`
}
