import { Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyMessage, messageCopied, messageNotCopied, type Telling } from '#menu/words/planner-choose-again'
import type { NotNotified } from '#party/shape/choose-again'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import { ApiError } from '../../../client/calls/api.ts'

const shownNames = 8

/** The parties to tell, by the reason why no mail does. */
export function tellings(notNotified: NotNotified[]): Telling[] {
  return [...Map.groupBy(notNotified, ({ why }) => why)].map(([why, parties]) => ({
    why,
    names: parties.slice(0, shownNames).map(({ name }) => name),
    more: Math.max(0, parties.length - shownNames),
  }))
}

async function copy(message: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(message)
    toast(messageCopied)
  } catch {
    toast(messageNotCopied, { kind: 'error' })
  }
}

/**
 * Names guests whose choice a later change concerns, and has a message to copy for those whom no mail tells.
 * @param fresh is another object whenever the page was read anew
 * @param read asks the server about an event; the same function at each render
 */
export function NotNotifiedNotice<Left extends { guests: number; notNotified: NotNotified[] }>({
  id,
  fresh,
  read,
  said,
  message,
}: {
  id: string
  fresh: unknown
  read: (id: string) => Promise<Left>
  said: (left: Left) => string
  message: (left: Left) => string
}) {
  const [left, setLeft] = useState<Left | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page shows anew is read anew here
  useEffect(() => {
    let over = false
    read(id).then(
      (found) => over || setLeft(found),
      // Keep the last reading: the page itself tells when its server is out of reach.
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
      },
    )
    return () => {
      over = true
    }
  }, [id, fresh, read])
  return (
    <div role="status">
      {left && left.guests > 0 && (
        <div className="notice warning row apart">
          <span key={JSON.stringify(left)}>{said(left)}</span>
          {left.notNotified.length > 0 && (
            <Button small onClick={() => void copy(message(left))}>
              <Copy className="icon" aria-hidden="true" />
              {copyMessage}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
