// They concern an account, not a place.
const anywhere = /^(?:login|logout|whoami|(?:d1|r2 bucket) list)\b/
// Without a word these take the local database, whatever the environment.
const localByDefault = /^d1 (?:execute|export|migrations)\b/

/**
 * Finds documented commands of wrangler that would reach another place than they mean. Without `--env` a command takes
 * the names of local runs; a database is the local one unless it says `--remote`.
 * @param text a document's, or a script's that prints commands
 * @returns one sentence per fault
 */
export function misleadingCommands(text: string): string[] {
  return commandsIn(text).flatMap((command) => {
    if (anywhere.test(command) || / --local\b/.test(command)) return []
    return [
      ...(/ --env (?:staging|production|\$\{place\})(?: |$)/.test(command)
        ? []
        : [`“wrangler ${command}” lacks --env`]),
      ...(localByDefault.test(command) && !/ --remote\b/.test(command)
        ? [`“wrangler ${command}” lacks --remote`]
        : []),
    ]
  })
}

/** Arguments of `wrangler` in code, up to the end of the line, a pipe or a comment. Code in a sentence may run over a line's end. */
function commandsIn(text: string): string[] {
  const code = text.replace(/(?<!`)`(?!`)[^`]+`/g, (span) => span.replace(/\s+/g, ' '))
  return [...code.matchAll(/(?<=npx wrangler |`wrangler |\| wrangler )[^`'\\\n|#]+/g)].map(([command]) =>
    command.trim(),
  )
}
