import { useState } from 'react'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { api, callApi } from '../../client/calls/api.ts'
import { useEditWords } from '../../client/words.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

/**
 * Offers to erase the personal details of a response, and asks for confirmation.
 * @param isErased they are erased already
 */
export function Erase({
  token,
  isErased = false,
  onErased,
}: {
  token: string
  isErased?: boolean
  onErased: () => void
}) {
  const words = useEditWords()
  const [state, setState] = useState<'offered' | 'asking' | 'done'>(isErased ? 'done' : 'offered')
  // One call for both: it withdraws a response before the deadline, and erases only its details afterwards.
  const erase = async () => {
    await callApi(
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
