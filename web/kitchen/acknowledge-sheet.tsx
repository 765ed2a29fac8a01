import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Notice } from '#ui/notice'
import { api } from '../client/calls/api.ts'
import { useKitchenWords } from '../client/words.tsx'
import { storeAuthor, useAuthor } from './author.ts'
import type { LinkedKitchen } from './linked-kitchen.ts'
import { useWrite } from './write.ts'

type Props = { kitchen: LinkedKitchen; sheet: number; onSaved: () => void }

/** The form that acknowledges a sheet under a name. If a newer sheet has replaced it, the page is reloaded instead. */
export function AcknowledgeSheet({ kitchen, sheet, onSaved }: Props) {
  const words = useKitchenWords()
  const [author, setAuthor] = useAuthor()
  const [nameMissing, setNameMissing] = useState(false)
  const [{ busy, failure, fields }, write] = useWrite(words.sheets.seenNotSaved)
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault()
    const name = author.trim()
    setNameMissing(name === '')
    if (name === '' || busy) return
    storeAuthor(name)
    const request = { param: { kitchenToken: kitchen.token }, json: { sheet, name } }
    const saved = await write((options) => api.kitchen[':kitchenToken'].seen.$post(request, options))
    await kitchen.reload()
    if (saved) onSaved()
  }
  return (
    <form className="seen" onSubmit={(submitted) => void submit(submitted)} noValidate>
      <Field
        label={words.kitchen.yourName}
        value={author}
        autoComplete="name"
        onChange={({ target }) => setAuthor(target.value)}
        error={fields.name ?? (nameMissing && author.trim() === '' ? words.links.nameRequired : undefined)}
      />
      {failure !== null && fields.name === undefined && <Notice kind="error">{failure}</Notice>}
      <Button type="submit" look="primary" disabled={busy}>
        {busy ? words.kitchen.saving : words.sheets.haveSeen(sheet)}
      </Button>
    </form>
  )
}
