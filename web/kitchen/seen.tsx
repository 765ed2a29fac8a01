import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Notice } from '#ui/notice'
import { api } from '../client/calls/api.ts'
import { useKitchenWords } from '../client/words.tsx'
import type { LinkedKitchen } from './linked-kitchen.ts'
import { keepWho, useWho } from './who.ts'
import { useWrite } from './write.ts'

type Props = { kitchen: LinkedKitchen; sheet: number; done: () => void }

/** The form that acknowledges a sheet under a name. If a newer sheet has replaced it, the page is reloaded instead. */
export function Seen({ kitchen, sheet, done }: Props) {
  const words = useKitchenWords()
  const [who, setWho] = useWho()
  const [missing, setMissing] = useState(false)
  const [{ busy, failed, fields }, write] = useWrite(words.sheets.seenNotSaved)
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault()
    const name = who.trim()
    setMissing(name === '')
    if (name === '' || busy) return
    keepWho(name)
    const path = { param: { kitchenToken: kitchen.token }, json: { sheet, name } }
    const saved = await write((options) => api.kitchen[':kitchenToken'].seen.$post(path, options))
    await kitchen.changed()
    if (saved) done()
  }
  return (
    <form className="seen" onSubmit={(submitted) => void submit(submitted)} noValidate>
      <Field
        label={words.kitchen.yourName}
        value={who}
        autoComplete="name"
        onChange={({ target }) => setWho(target.value)}
        error={fields.name ?? (missing && who.trim() === '' ? words.links.nameRequired : undefined)}
      />
      {failed !== null && fields.name === undefined && <Notice kind="error">{failed}</Notice>}
      <Button type="submit" look="primary" disabled={busy}>
        {busy ? words.kitchen.saving : words.sheets.haveSeen(sheet)}
      </Button>
    </form>
  )
}
