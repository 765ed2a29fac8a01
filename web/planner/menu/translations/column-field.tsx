import { useState } from 'react'
import type { Category } from '#menu/shape/menu'
import { columnEmpty, columnHint, columnLabel, columnTooLong, fillIn } from '#menu/words/planner-translations'
import { Button } from '#ui/button'
import { TextField } from '#ui/field'
import { readColumn, type Words } from './column.ts'

/** Takes a column of names, and fills them in below. Nothing is saved yet. */
export function ColumnField({
  menu,
  fill,
  onClose,
}: {
  menu: readonly Category[]
  fill: (words: Map<string, Words>) => void
  onClose: () => void
}) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const names = menu.reduce((sum, { items }) => sum + 1 + items.length, 0)
  const read = () => {
    const words = readColumn(text, menu)
    if (!(words instanceof Map)) setError(columnTooLong(words.tooMany, names))
    else if (words.size === 0) setError(columnEmpty)
    else fill(words)
  }
  return (
    <div className="stack">
      <TextField
        label={columnLabel}
        hint={columnHint}
        rows={8}
        dir="auto"
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="actions">
        <Button small onClick={onClose}>
          Cancel
        </Button>
        <Button small onClick={read}>
          {fillIn}
        </Button>
      </div>
    </div>
  )
}
