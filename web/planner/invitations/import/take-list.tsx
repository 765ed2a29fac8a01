import { type FormEvent, useState } from 'react'
import {
  importFile,
  importPaste,
  importPasteHint,
  listEmpty,
  readingFile,
  readPasted,
} from '#invitations/words/planner-import'
import { Button } from '#ui/button'
import { Field, TextField } from '#ui/field'
import { type ReadFile, readFile, readText } from './read-file.ts'

/** Takes a list from a file or a paste. What cannot be read is told at its field. */
export function TakeList({ taken }: { taken: (read: ReadFile) => void }) {
  const [text, setText] = useState('')
  const [errors, setErrors] = useState<{ file?: string; text?: string }>({})
  const [reading, setReading] = useState(false)
  const use = (of: 'file' | 'text', read: ReadFile | { error: string }) => {
    if ('error' in read) return setErrors({ [of]: read.error })
    if (read.sheets.every(({ rows }) => rows.length === 0)) return setErrors({ [of]: listEmpty })
    taken(read)
  }
  const choose = async (file: File | undefined) => {
    if (!file) return
    setErrors({})
    setReading(true)
    const read = await readFile(file)
    setReading(false)
    use('file', read)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    use('text', readText(new TextEncoder().encode(text), 'utf-8'))
  }
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <Field
        label={importFile}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        disabled={reading}
        error={errors.file}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again, once it was mended.
          void choose(file).finally(() => {
            target.value = ''
          })
        }}
      />
      <p role="status" className="quietly">
        {reading && readingFile}
      </p>
      <TextField
        label={importPaste}
        hint={importPasteHint}
        rows={6}
        value={text}
        error={errors.text}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button type="submit" disabled={text.trim() === '' || reading}>
          {readPasted}
        </Button>
      </div>
    </form>
  )
}
