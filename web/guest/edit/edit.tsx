import type { EditView, Unavailable } from '#party/shape/guest'
import { Button } from '#ui/button'
import { Loading } from '#ui/loading'
import { isRetryable } from '../../client/calls/is-retryable.ts'
import { Chunk } from '../../client/chunk.tsx'
import { dropReceipt } from '../../client/receipt/kept-receipts.ts'
import { readResponse } from '../../client/receipt/use-response.ts'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent, currentEventOf } from '../form/current-event.ts'
import { UnavailableCard } from '../form/unavailable.tsx'
import { useLoaded } from '../form/use-loaded.ts'
import { erase } from './chunks.ts'
import { ClosedResponse } from './closed-response.tsx'
import { EditForm } from './edit-form.tsx'

/**
 * The response that an edit link opens, or the reason it opens none; null where the server could not read it. `at`: the server's
 * time.
 */
export type EditData = { token: string; at: number; loaded: EditView | Unavailable | null }

/** `/edit/:token`: a guest's stored response, by its edit link. */
export function Edit({ data: { token, at, loaded: initial } }: { data: EditData }) {
  const words = useGuestWords()
  const loaded = useLoaded(initial, () => readResponse(words, token))
  if (!loaded) return <Loading>{words.events.loadingEvent}</Loading>
  if ('refusalCode' in loaded) return <NoResponse token={token} {...loaded} />
  if (loaded.closed) return <ClosedResponse token={token} at={at} view={loaded} />
  return (
    <main className="page narrow flow">
      <CurrentEvent value={currentEventOf(loaded, at)}>
        <EditForm token={token} view={loaded} />
      </CurrentEvent>
    </main>
  )
}

function NoResponse({ token, sentence, refusalCode, about }: { token: string } & Unavailable) {
  const words = useGuestWords()
  return (
    <UnavailableCard
      heading={words.menu.unableToLoad}
      sentence={sentence}
      back={words.site.returnToHome}
      about={about}
    >
      {/* The event was refunded: its response can no longer be read, but the guest can still erase it. */}
      {refusalCode === 'expired' && (
        <Chunk chunk={erase} props={{ token, onErased: () => dropReceipt(token) }} />
      )}
      {isRetryable(refusalCode) && <Button onClick={() => location.reload()}>{words.site.tryAgain}</Button>}
    </UnavailableCard>
  )
}
