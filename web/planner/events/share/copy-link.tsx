import { Copy } from 'lucide-react'
import { useId, useRef } from 'react'
import { copyByHand, urlCopied } from '#events/words/planner'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'

/**
 * The sharing link, to read, select and copy.
 * @param of id of the event's title, where several events stand on a page
 */
export function CopyLink({ url, of }: { url: string; of?: string }) {
  const id = useId()
  const named = (label: string) => of && `${id}-${label} ${of}`
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
      <label id={`${id}-label`} htmlFor={id}>
        Sharing link
      </label>
      <input
        ref={field}
        id={id}
        className="input"
        aria-labelledby={named('label')}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <Button small id={`${id}-copy`} aria-labelledby={named('copy')} onClick={() => void copy()}>
        <Copy className="icon" aria-hidden />
        Copy
      </Button>
    </div>
  )
}
