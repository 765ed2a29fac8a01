import { useState } from 'react'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { api, ask } from '../../client/calls/api.ts'
import { useEditWords } from '../../client/words.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

/**
 * Offers to erase what is personal in a response, and asks first.
 * @param gone what is personal is erased already
 * @param onErased called once it is gone
 */
export function Erase({
  token,
  gone = false,
  onErased,
}: {
  token: string
  gone?: boolean
  onErased: () => void
}) {
  const words = useEditWords()
  const [state, setState] = useState<'offered' | 'asking' | 'done'>(gone ? 'done' : 'offered')
  const erase = async () => {
    await ask(
      (options) => api.responses[':token'].$delete({ param: { token } }, options),
      words.edit.eraseFailed,
    )
    setState('done')
    onErased()
  }
  if (state === 'done') return <Notice>{words.party.erased}</Notice>
  return (
    <section className="stack no-print">
      <p className="quietly">{words.edit.eraseOffer}</p>
      <p>
        <Button look="danger" onClick={() => setState('asking')}>
          {words.party.eraseDetails}
        </Button>
      </p>
      {state === 'asking' && (
        <ConfirmDialog
          title={words.party.eraseDetails}
          cancelLabel={words.edit.keepDetails}
          confirmLabel={words.edit.eraseWord}
          onConfirm={erase}
          onClose={() => setState('offered')}
        >
          {words.edit.eraseWarning}
        </ConfirmDialog>
      )}
    </section>
  )
}
