import { type ReactNode, useState } from 'react'
import { readRecord, writeRecord } from '../../client/device.ts'

// The names of the lists that are kept open.
const key = 'platewise.lists'

function kept(): string[] {
  const record = readRecord(key)
  return Array.isArray(record) ? record.filter((name) => typeof name === 'string') : []
}

/** True if a list is open; the device remembers. */
export function useFold(name: string): { open: boolean; toggle: () => void } {
  const [open, setOpen] = useState(() => kept().includes(name))
  const toggle = () => {
    const others = kept().filter((one) => one !== name)
    const lists = open ? others : [...others, name]
    writeRecord(key, lists.length > 0 ? lists : null)
    setOpen(!open)
  }
  return { open, toggle }
}

/** The head of a list, which opens and folds it. Its count stands beside the title. */
export function FoldHead({
  id,
  title,
  open,
  toggle,
  children,
}: {
  id: string
  title: string
  open: boolean
  toggle: () => void
  children: ReactNode
}) {
  return (
    <h2 className="list-head">
      <button type="button" className="list-fold unfolds" aria-expanded={open} onClick={toggle}>
        <span id={id}>{title}</span> <span className="quietly figures">{children}</span>
      </button>
    </h2>
  )
}
