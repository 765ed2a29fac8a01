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
  const [complaints, setComplaints] = useState<{ file?: string; text?: string }>({})
  const [reading, setReading] = useState(false)
  const use = (of: 'file' | 'text', read: ReadFile | { complaint: string }) => {
    if ('complaint' in read) return setComplaints({ [of]: read.complaint })
    if (read.sheets.every(({ rows }) => rows.length === 0)) return setComplaints({ [of]: listEmpty })
    taken(read)
  }
  const choose = async (file: File | undefined) => {
    if (!file) return
    setComplaints({})
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
        complaint={complaints.file}
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
        complaint={complaints.text}
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
