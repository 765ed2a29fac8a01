import { useState } from 'react'
import type { EditView, Unable } from '#contract/guest'
import { Button } from '#ui/button'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { eraseDetails, eraseOffer, returnToHome } from '#words/edit'
import { loadingEvent } from '#words/flow'
import { erased, eraseFailed, unableToLoad } from '#words/guest'
import { tryAgain } from '#words/site'
import { ApiError, api, ask } from '../client/api.ts'
import { dropReceipt } from '../client/kept-receipts.ts'
import { readResponse } from '../client/use-response.ts'
import { EditForm } from './edit-form.tsx'
import { UnableCard } from './unable.tsx'
import { useLoaded } from './use-loaded.ts'

/** The answer an edit link opens, or the sentence why it opens none; null where the server could not read it. */
export type EditData = { token: string; loaded: EditView | Unable | null }

/** `/edit/:token`: a guest's way back to their answer. */
export function Edit({ data: { token, loaded: given } }: { data: EditData }) {
  const loaded = useLoaded(given, () => readResponse(token))
  if (!loaded) return <Loading>{loadingEvent}</Loading>
  if ('unable' in loaded) return <NoAnswer token={token} {...loaded} />
  return (
    <main className="page narrow flow">
      <EditForm token={token} view={loaded} />
    </main>
  )
}

function NoAnswer({ token, unable, reason }: { token: string } & Unable) {
  return (
    <UnableCard heading={unableToLoad} sentence={unable} back={returnToHome}>
      {reason === 'expired' && <Erase token={token} />}
      {(reason === 'lost' || reason === 'unavailable' || reason === 'internal') && (
        <Button onClick={() => location.reload()}>{tryAgain}</Button>
      )}
    </UnableCard>
  )
}

function Erase({ token }: { token: string }) {
  const [state, setState] = useState<'asked' | 'busy' | 'done' | 'failed'>('asked')
  const erase = async () => {
    setState('busy')
    try {
      await ask((options) => api.responses[':token'].$delete({ param: { token } }, options), eraseFailed)
      dropReceipt(token)
      setState('done')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState('failed')
    }
  }
  if (state === 'done') return <Notice>{erased}</Notice>
  return (
    <>
      <p>{eraseOffer}</p>
      {state === 'failed' && <Notice kind="error">{eraseFailed}</Notice>}
      <Button look="danger" disabled={state === 'busy'} onClick={() => void erase()}>
        {eraseDetails}
      </Button>
    </>
  )
}
