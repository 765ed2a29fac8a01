import type { Mark as MarkOf, Shape } from '#print/rules/marks'

/** Drawn once for a document, in a box of 36. */
const drawn: Record<Shape, string> = {
  circle: 'M18 2a16 16 0 1 1 0 32a16 16 0 1 1 0-32Z',
  square: 'M3 3h30v30H3Z',
  triangle: 'M18 2 35 33H1Z',
  diamond: 'M18 1 35 18 18 35 1 18Z',
  hexagon: 'M10 3h16l9 15-9 15H10L1 18Z',
  star: 'M18 1.5L24.1 10.7L34.6 13.6L27.8 22.2L28.3 33.2L18 29.3L7.7 33.2L8.2 22.2L1.4 13.6L11.9 10.7Z',
}
/** Shapes with less room for letters. */
const narrow: readonly Shape[] = ['triangle', 'diamond', 'star']
/** Baseline in that box. */
const baseline: Partial<Record<Shape, number>> = { triangle: 29, star: 24 }

/** The shapes that marks of a document refer to. */
export function Shapes() {
  return (
    <svg className="shapes" aria-hidden="true">
      {Object.entries(drawn).map(([shape, d]) => (
        <symbol key={shape} id={shape} viewBox="0 0 36 36">
          <path d={d} />
        </symbol>
      ))}
    </svg>
  )
}

/** A dish's mark. Its meaning stands in words in the legend. */
export function Mark({ mark: { shape, filled, letters } }: { mark: MarkOf }) {
  const two = Array.from(letters).length > 1 || /\P{Script=Latin}/u.test(letters.replace(/\P{L}/gu, ''))
  const classes = ['mark', filled && 'filled', two && 'two', narrow.includes(shape) && 'narrow']
  return (
    <svg className={classes.filter(Boolean).join(' ')} viewBox="0 0 36 36" aria-hidden="true">
      <use href={`#${shape}`} width="36" height="36" />
      <text x="18" y={baseline[shape] ?? (two ? 22.5 : 24)}>
        {letters}
      </text>
    </svg>
  )
}

/** The place of a course without a mark. */
export function NoMark() {
  return (
    <svg className="mark" viewBox="0 0 36 36" aria-hidden="true">
      <path d="M12 18h12" />
    </svg>
  )
}

/** A person's marks in the order of the courses. */
export function Marks({ marks }: { marks: readonly (MarkOf | null)[] }) {
  return marks.map((mark, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a course has no other name here
    mark ? <Mark key={index} mark={mark} /> : <NoMark key={index} />,
  )
}
