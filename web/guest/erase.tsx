import { useState } from 'react'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { eraseFailed, eraseOffer, eraseWarning, eraseWord, keepDetails } from '#words/edit'
import { eraseDetails, erased } from '#words/guest'
import { api, ask } from '../client/api.ts'
import { Late } from '../client/late.tsx'
import { askFirst } from './late-edit.ts'

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
        <Late
          part={askFirst}
          given={{
            title: eraseDetails,
            keep: keepDetails,
            word: eraseWord,
            act: erase,
            onClose: () => setState('offered'),
            children: eraseWarning,
          }}
        />
      )}
    </section>
  )
}
