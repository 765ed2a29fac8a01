import { Download, Printer, Share2 } from 'lucide-react'
import { createPortal } from 'react-dom'
import { somethingWrong } from '#core/words/shared'
import type { PlannerEvent } from '#events/shape/event'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { saveFile } from '../../../client/calls/save-file.ts'
import { toastFailure, useAction } from '../../../client/calls/use-action.ts'
import { CopyLink } from './copy-link.tsx'
import { QrCode, qrPath } from './qr-code.tsx'
import { shareUrl } from './share-url.ts'
import { TableCard } from './table-card.tsx'

/** Ways for guests to an event: the code in large type, the link, the QR code, and a card for the table. */
export function ShareDialog({ event, onClose }: { event: PlannerEvent; onClose: () => void }) {
  const url = shareUrl(event.eventCode)
  const download = useAction(() => saveFile(qrPath(event.eventCode), somethingWrong), toastFailure)
  return (
    <Dialog title="Share this event" onClose={onClose}>
      <p className="quietly">
        Guests enter this code on the home page, open the link, or point their camera at the square.
      </p>
      <div className="sharing">
        <QrCode eventCode={event.eventCode} label={`QR code of the sharing link of ${event.title}`} />
        <div className="stack">
          <div>
            <div className="quietly small">Guest event code</div>
            <div className="code large-code">{event.eventCode}</div>
          </div>
          <div className="stack tight">
            {'share' in navigator && (
              <Button small onClick={() => void shareBySystem(event.title, url)}>
                <Share2 className="icon" aria-hidden />
                Share…
              </Button>
            )}
            <Button small disabled={download.busy} onClick={() => void download.run()}>
              <Download className="icon" aria-hidden />
              Download QR code
            </Button>
            <Button small onClick={() => print()}>
              <Printer className="icon" aria-hidden />
              Print table card
            </Button>
          </div>
        </div>
      </div>
      <CopyLink url={url} />
      <div className="actions">
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </div>
      {createPortal(<TableCard event={event} />, document.body)}
    </Dialog>
  )
}

async function shareBySystem(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch {
    // Closing the system's own sheet is no failure.
  }
}
