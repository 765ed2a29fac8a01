/** Note of a party about a person's diet in a file; nobody agreed that it is passed on. */
export function dietNote(name: string, diet: string): string {
  return `${name ? `${name}: ` : ''}${diet} (from your file, not confirmed)`
}

/** Note of a party about an answer that another tool has. It is no answer here. */
export function statusNote(name: string, status: string): string {
  return `${name ? `${name}: ` : ''}“${status}” in your file`
}
