import '../../client/not-found.css'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { site } from '#core/site'
import { titles } from '#core/words/pages'
import { somethingWrong } from '#core/words/shared'
import { Button } from '#ui/button'
import { useTitle } from '#ui/title'
import { ApiError } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { isRetryable } from '../../client/calls/is-retryable.ts'
import { NotFound } from '../../client/not-found.tsx'

/** For an address within the application that leads nowhere. */
export function Missing() {
  useTitle(`${titles.notFound} · ${site.name}`)
  return <NotFound />
}

/** Page shown when a page itself fails: what happened, a way to try again and a way back. */
export function ErrorPage() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <Missing /> : <Failed error={error} />
}

function Failed({ error }: { error: unknown }) {
  useTitle(`Something went wrong · ${site.name}`)
  const known = error instanceof ApiError
  const over = known && error.status === 410
  return (
    <main className="page narrow stack loose">
      <h1>{over ? 'No longer available' : 'That did not work'}</h1>
      <FailureNotice
        failure={known ? error : { message: somethingWrong, code: 'lost', requestId: undefined }}
      />
      <div className="row">
        {(!known || isRetryable(error.code)) && (
          <Button look="primary" onClick={() => location.reload()}>
            Try again
          </Button>
        )}
        <a className="button" href="/">
          Back to home
        </a>
      </div>
    </main>
  )
}
