import { useState } from 'react'
import type { EditView, Unable } from '#contract/guest'
import { Button } from '#ui/button'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { erased, eraseFailed, unableToLoad } from '#words/guest'
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
  if (!loaded) return <Loading>Loading event...</Loading>
  if ('unable' in loaded) return <NoAnswer token={token} {...loaded} />
  return (
    <main className="page narrow flow">
      <EditForm token={token} view={loaded} />
    </main>
  )
}

function NoAnswer({ token, unable, reason }: { token: string } & Unable) {
  return (
    <UnableCard heading={unableToLoad} sentence={unable} back="Return to Home">
      {reason === 'expired' && <Erase token={token} />}
      {(reason === 'lost' || reason === 'unavailable' || reason === 'internal') && (
        <Button onClick={() => location.reload()}>Try again</Button>
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
      <p>
        If you like, you can remove names, allergies and email address of your party now. What was chosen
        stays in the count.
      </p>
      {state === 'failed' && <Notice kind="error">{eraseFailed}</Notice>}
      <Button look="danger" disabled={state === 'busy'} onClick={() => void erase()}>
        Erase my details
      </Button>
    </>
  )
}
