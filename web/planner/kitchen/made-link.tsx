import { useRef } from 'react'
import type { MadeKitchenLink } from '#links/shape/link'
import * as words from '#links/words/planner'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Field } from '#ui/field'
import { toast } from '#ui/toast'

type Props = MadeKitchenLink & { label: string; title: string; onClose: () => void }

/** A link's URL, the one time it is shown: to copy, to share, and as a QR code. */
export function MadeLink({ url, qr, label, title, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast(words.linkCopied)
    } catch {
      field.current?.select()
      toast(words.copyByHand, { kind: 'error' })
    }
  }
  return (
    <Dialog title={words.linkMade(label)} onClose={onClose}>
      <p>{words.linkOnce}</p>
      <Field
        ref={field}
        label={words.linkAddress}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <img
        className="kitchen-qr"
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        width={1024}
        height={1024}
        alt={words.linkQr(label)}
      />
      <div className="actions">
        {'share' in navigator && <Button onClick={() => void share(title, url)}>{words.shareLink}</Button>}
        <Button look="primary" onClick={() => void copy()}>
          {words.copyLink}
        </Button>
        <Button onClick={onClose}>{words.done}</Button>
      </div>
    </Dialog>
  )
}

async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch {
    // Closing the system's own sheet is no failure.
  }
}
