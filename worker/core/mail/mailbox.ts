/**
 * The mailbox of an address, for counting only: `Ann+menu@Example.org` and `ann@example.org` share one. Other differences
 * count, since only the mailbox's provider knows what they mean.
 */
export function mailboxOf(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(address.toLowerCase()) ?? []
  const plus = local.indexOf('+')
  return `${plus > 0 ? local.slice(0, plus) : local}@${domain}`
}
