import { useRef } from 'react'
import { codeCopied, copy, copyCode, copyCodeByHand, eventCode } from '#events/words/planner-head'
import { toast } from '#ui/toast'

/** The code that guests type, to read and copy. */
export function CopyCode({ code }: { code: string }) {
  const text = useRef<HTMLElement>(null)
  const write = async () => {
    try {
      await navigator.clipboard.writeText(code)
      toast(codeCopied)
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current)
      toast(copyCodeByHand, { kind: 'error' })
    }
  }
  return (
    <span className="copy-code">
      <span className="visually-hidden">{eventCode}: </span>
      <strong ref={text} className="code">
        {code}
      </strong>
      <button type="button" className="link-button" aria-label={copyCode} onClick={() => void write()}>
        {copy}
      </button>
    </span>
  )
}
