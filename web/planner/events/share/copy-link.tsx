import { Copy } from 'lucide-react'
import { useId, useRef } from 'react'
import { copyByHand, urlCopied } from '#events/words/planner'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'

/** The sharing link, to read, select and copy. */
export function CopyLink({ url }: { url: string }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast(urlCopied)
    } catch {
      field.current?.select()
      toast(copyByHand, { kind: 'error' })
    }
  }
  return (
    <div className="copy-link">
      <label htmlFor={id}>Sharing link</label>
      <input
        ref={field}
        id={id}
        className="input"
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <Button small onClick={() => void copy()}>
        <Copy className="icon" aria-hidden />
        Copy
      </Button>
    </div>
  )
}
