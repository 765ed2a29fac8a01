import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type EditView, erased, eraseFailed, type Unable, unableToLoad } from '#contract/guest'
import { site } from '#contract/site'
import { Button } from '#ui/button'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { useTitle } from '#ui/title'
import { ApiError, api, ask } from '../client/api.ts'
import { dropReceipt } from '../client/kept-receipts.ts'
import { readAnswer } from '../client/use-answer.ts'
import { EditForm } from './edit-form.tsx'
import { UnableCard } from './unable.tsx'

type Data = { token: string } & (EditView | Unable)

/** The answer an edit link opens, or the sentence why it opens none. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Data> {
  const token = params.token ?? ''
  try {
    return { token, ...(await readAnswer(token)) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { token, unable: error.message, reason: error.code }
  }
}

export function HydrateFallback() {
  return <Loading>Loading event...</Loading>
}

/** A guest's way back to their answer. */
export function Component() {
  const data = useLoaderData<Data>()
  return 'unable' in data ? <NoAnswer {...data} /> : <Answer {...data} />
}

function Answer({ token, ...view }: { token: string } & EditView) {
  useTitle(`Editing Menu Selections · ${view.event.title}`)
  return (
    <main className="page narrow flow">
      <EditForm key={token} token={token} view={view} />
    </main>
  )
}

function NoAnswer({ token, unable, reason }: { token: string } & Unable) {
  useTitle(`${unableToLoad} · ${site.name}`)
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
