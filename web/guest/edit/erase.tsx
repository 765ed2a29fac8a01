import { useState } from 'react'
import { eraseDetails, erased } from '#party/words/guest'
import { eraseFailed, eraseOffer, eraseWarning, eraseWord, keepDetails } from '#party/words/guest-edit'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { api, ask } from '../../client/api.ts'
import { AskFirst } from './ask-first.tsx'

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
  const [state, setState] = useState<'offered' | 'asking' | 'done'>(gone ? 'done' : 'offered')
  const erase = async () => {
    await ask((options) => api.responses[':token'].$delete({ param: { token } }, options), eraseFailed)
    setState('done')
    onErased()
  }
  if (state === 'done') return <Notice>{erased}</Notice>
  return (
    <section className="stack no-print">
      <p className="quietly">{eraseOffer}</p>
      <p>
        <Button look="danger" onClick={() => setState('asking')}>
          {eraseDetails}
        </Button>
      </p>
      {state === 'asking' && (
        <AskFirst
          title={eraseDetails}
          keep={keepDetails}
          word={eraseWord}
          act={erase}
          onClose={() => setState('offered')}
        >
          {eraseWarning}
        </AskFirst>
      )}
    </section>
  )
}
