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

/** Commands of wrangler as it lists them itself, by their words. */
export type Commands = {
  definition?: unknown
  subtree: Map<string, Commands>
}
type Definition = { args?: Record<string, { demandOption?: unknown }>; positionalArgs?: string[] }

const globalFlags = ['env', 'config', 'profile', 'help']

/**
 * Compares a documented command with the one that the installed wrangler has.
 * @returns one sentence per fault
 */
export function foreignParts(command: string, commands: Commands): string[] {
  const said = `“wrangler ${command}”`
  const words = (command.split(/ -/)[0] ?? '').split(' ')
  let node = commands
  let own = 0
  for (let next = node.subtree.get(words[0] ?? ''); next; next = node.subtree.get(words[own] ?? '')) {
    node = next
    own++
  }
  const { args, positionalArgs: places = [] } = (node.definition ?? {}) as Definition
  if (!args) return [`${said} is no command`]
  const required = Object.keys(args).filter((name) => args[name]?.demandOption === true)
  const flags = [...command.replace(/"[^"]*"/g, '').matchAll(/(?<= --)[\w-]+/g)].map(([flag]) => flag)
  const given = [...places.slice(0, words.length - own), ...flags]
  return [
    ...(words.length - own > places.length ? [`${said} takes ${places.length} values`] : []),
    ...required.filter((name) => !given.includes(name)).map((name) => `${said} lacks ${name}`),
    ...flags
      .filter((flag) => !(flag in args || globalFlags.includes(flag)))
      .map((flag) => `${said} has no --${flag}`),
  ]
}

/** Finds `npm run` of what is no script. @param scripts of package.json */
export function unknownScripts(text: string, scripts: string[]): string[] {
  return [...text.matchAll(/npm run (?:-s )?([\w:-]*\w)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !scripts.includes(name))
    .map((name) => `there is no script ${name}`)
}

/** Arguments of `wrangler` in code, up to the end of the line, a pipe or a comment. Code in a sentence may run over a line's end. */
export function commandsIn(text: string): string[] {
  const code = text
    .replace(/\\\n\s*/g, '')
    .replace(/(?<!`)`(?!`)[^`]+`/g, (span) => span.replace(/\s+/g, ' '))
  return [...code.matchAll(/(?<=npx wrangler |`wrangler |\| wrangler )[^`'\\\n|#]+/g)].map(([command]) =>
    command.trim(),
  )
}
