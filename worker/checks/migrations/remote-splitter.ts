type Migration = { name: string; sql: string }
type Token = { text: string; at: number; depth: number }

/**
 * The words, semicolons and parentheses of SQL, with the depth of parentheses. Comments, strings and quoted names are
 * passed over.
 */
function* tokens(sql: string): Generator<Token> {
  const pattern =
    /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|`[^`]*`|\[[^\]]*\]|[A-Za-z_$][\w$]*|[;()]/g
  let depth = 0
  for (const { 0: text, index: at } of sql.matchAll(pattern)) {
    if (text === ')') depth--
    if (/^[\w$;]/.test(text)) yield { text, at, depth }
    if (text === '(') depth++
  }
}

/**
 * Splits SQL as the remote end of D1 does: a semicolon ends a statement unless a trigger's body is open. BEGIN opens it and
 * END closes it, both in upper case and outside of parentheses. CASE is unknown to it, so the END of a bare CASE closes the
 * body, and the statement ends at the next semicolon (cloudflare/workers-sdk#4727).
 */
export function remoteStatements(sql: string): string[] {
  const statements: string[] = []
  let start = 0
  let open = false
  for (const { text, at, depth } of tokens(sql)) {
    if (text === 'BEGIN' && depth === 0) open = true
    else if (text === 'END' && depth === 0) open = false
    else if (text === ';' && !open) {
      statements.push(sql.slice(start, at).trim())
      start = at + 1
    }
  }
  return [...statements, sql.slice(start).trim()].filter((statement) => [...tokens(statement)].length > 0)
}

/**
 * Finds what the remote end of D1 would cut in pieces, though SQLite reads it well: a trigger with a CASE outside of
 * parentheses, BEGIN or END in lower case, and carriage returns.
 * @returns one sentence per fault
 */
export function remoteFaults(migrations: Migration[]): string[] {
  return migrations.flatMap(({ name, sql }) => [
    ...(sql.includes('\r') ? [`${name} has carriage returns, at which the remote end cuts a trigger`] : []),
    ...bodiesOf(sql).flatMap(({ trigger, words }) => [
      ...(words.some(({ text, depth }) => /^case$/i.test(text) && depth === 0)
        ? [`${name}: ${trigger} has a CASE outside of parentheses, whose END would end the trigger`]
        : []),
      ...(words.some(({ text }) => /^(begin|end)$/i.test(text) && text !== text.toUpperCase())
        ? [`${name}: ${trigger} has BEGIN or END in lower case, which the remote end does not know`]
        : []),
    ]),
    ...piecesIn(name, sql),
  ])
}

/** The words of each trigger, up to the semicolon behind its last END. */
function bodiesOf(sql: string): { trigger: string; words: Token[] }[] {
  return sql.split('--> statement-breakpoint').flatMap((statement) => {
    const words = [...tokens(statement)]
    const at = words.findIndex(({ text }) => /^trigger$/i.test(text))
    const creates = /^create$/i.test(words[0]?.text ?? '') && at > 0
    return creates ? [{ trigger: words[at + 1]?.text ?? '', words }] : []
  })
}

// A statement begins with one of these; what begins otherwise is the rest of one that was cut.
const begins = /^(?:CREATE|DROP|ALTER|INSERT|UPDATE|DELETE)$/i

function piecesIn(name: string, sql: string): string[] {
  return remoteStatements(sql).flatMap((statement) => {
    const words = [...tokens(statement)].map(({ text }) => text)
    const cut = words[0] === 'CREATE' && words[1] === 'TRIGGER' && words.at(-1) !== 'END'
    return begins.test(words[0] ?? '') && !cut
      ? []
      : [`${name} would be cut at: ${words.slice(0, 3).join(' ')}`]
  })
}
