import type { ReactNode } from 'react'
import type { PrintedHead } from '#print/shape/documents'
import { useKitchenWords } from '../client/words.tsx'

/** Width of a column: a name's, a need's, a seat's, a figure's, of marks, or an equal share of the rest. */
export type Width = 'name' | 'need' | 'seat' | 'figure' | 'marks-of' | 'share'

/**
 * A list that flows over pages. Its head repeats on each of them, with the event and the time, so that a sheet that
 * was taken out still says what it is.
 * @param widths of its columns
 * @param columns the heads of the columns; none are shown without
 * @param look classes of the table
 * @param children its bodies
 */
export function PrintedList({
  name,
  printed,
  widths,
  columns = [],
  look,
  children,
}: {
  name: string
  printed: Pick<PrintedHead, 'event' | 'at'>
  widths: Width[]
  columns?: string[]
  look: string
  children: ReactNode
}) {
  const words = useKitchenWords()
  const { event, at } = printed
  return (
    <table className={`list ${look}`}>
      <colgroup>
        {widths.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
          <col key={index} className={width} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th colSpan={widths.length} scope="colgroup">
            <span className="title">
              <strong>{name}</strong>
              <span>
                {event.title} · {words.print.asOf(at, event.timeZone)}
              </span>
            </span>
          </th>
        </tr>
        {columns.length > 0 && (
          <tr className="columns">
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two courses may have one name
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        )}
      </thead>
      {children}
    </table>
  )
}
