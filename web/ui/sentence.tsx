import { createElement, Fragment, type ReactNode } from 'react'

type Make = (...texts: string[]) => string

const mark = '\ue010'

/**
 * A sentence with elements in it, such as an emphasized date or a link. The language decides where they stand.
 * @param make makes the sentence from texts
 * @param parts what stands for each of these texts
 */
export function sentence(make: Make, ...parts: ReactNode[]): ReactNode {
  return wrapAround((words) => words, make, ...parts)
}

/** The same, with the words around the parts wrapped. */
export function wrapAround(wrap: (words: string) => ReactNode, make: Make, ...parts: ReactNode[]): ReactNode {
  const pieces = make(...parts.map((_, index) => mark + index + mark)).split(mark)
  const nodes = pieces.map((piece, at) => (at % 2 === 1 ? parts[Number(piece)] : piece && wrap(piece)))
  return createElement(Fragment, null, ...nodes)
}

/** Words for screen readers alone. */
export function visuallyHidden(words: string): ReactNode {
  return <span className="visually-hidden">{words}</span>
}
