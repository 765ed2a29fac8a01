/** Files that mean a side of the paper or screen whatever the script, each with its reason. */
const meant: Readonly<Record<string, string>> = {
  'web/print/cards/cards.css':
    'a card stands where its maker cuts the stock, and reads the same on both of its halves',
}

const sides = '(?:left|right)'
const physical: [name: string, pattern: RegExp][] = [
  [
    'property',
    new RegExp(
      `(?<![\\w-])((?:scroll-)?(?:margin|padding)-${sides}|border-(?:(?:top|bottom)-)?${sides}(?:-\\w+)?|${sides})\\s*:`,
      'g',
    ),
  ],
  [
    'value',
    new RegExp(`(?<![\\w-])((?:text-align(?:-last)?|float|clear|caption-side)\\s*:\\s*${sides})\\b`, 'g'),
  ],
]
/** A value for each of four sides. Borders are left out: of two of them ticks are drawn, which no script mirrors. */
const fourSides = /(?<![\w-])((?:scroll-)?(?:margin|padding)|inset)\s*:\s*([^;{}]+)[;}]/g

/** The parts of a value: calc(1px + 2px) is one. */
function partsOf(value: string): string[] {
  return value.trim().match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
}

/** Declarations of a style sheet that name a side of the screen. Text runs from right to left, too. */
function inStyles(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '')
  const named = physical.flatMap(([, pattern]) => [...code.matchAll(pattern)].map(([, found = '']) => found))
  const uneven = [...code.matchAll(fourSides)].flatMap(([found, , value = '']) => {
    const [, right, , left] = partsOf(value)
    return left !== undefined && left !== right ? [found.replace(/[;}]$/, '')] : []
  })
  return [...named, ...uneven]
}

const sideInName = new RegExp(`(?:^|-)${sides}(?:-|$)|^[mp][lr]-`)
const sideOfStyle = new RegExp(
  `(?<![\\w.])((?:margin|padding|border)(?:Left|Right)\\w*|${sides}|(?:textAlign|float|clear)\\s*:\\s*'${sides}')\\s*[:,}]`,
  'g',
)

/** Classes and inline styles of a component that name a side of the screen. */
function inComponent(text: string): string[] {
  const classes = [...text.matchAll(/className=(?:"([^"]*)"|\{[^}]*?['`]([^'`]*)['`])/g)]
    .flatMap(([, plain = '', made = '']) => `${plain} ${made}`.split(/[\s${}]+/))
    .filter((name) => sideInName.test(name))
  const styles = [...text.matchAll(/style=\{\{([\s\S]*?)\}\}/g)].flatMap(([, style = '']) =>
    [...`${style}}`.matchAll(sideOfStyle)].map(([, found = '']) => found),
  )
  return [...classes, ...styles]
}

/**
 * Finds what a page's source says of left and right, where it should say start and end: pages are read in Arabic, too.
 * @param file its path from the repository's root
 * @returns what it says, nothing where that file means sides
 */
export function physicalDirections(file: string, text: string): string[] {
  if (file in meant) return []
  return file.endsWith('.css') ? inStyles(text) : inComponent(text)
}
