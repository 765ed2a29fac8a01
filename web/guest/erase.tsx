import { useState } from 'react'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import {
  eraseDetails,
  erased,
  eraseFailed,
  eraseOffer,
  eraseWarning,
  eraseWord,
  keepDetails,
} from '#words/edit'
import { api, ask } from '../client/api.ts'
import { AskFirst } from './ask-first.tsx'

/**
 * Offers to erase what is personal in a response, and asks first.
 * @param onErased called once it is gone
 */
export function Erase({ token, onErased }: { token: string; onErased: () => void }) {
  const [state, setState] = useState<'offered' | 'asking' | 'done'>('offered')
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
