import { type GuestMenu, type Unavailable, unavailableOnEventPage } from '#party/shape/guest'
import { Button } from '#ui/button'
import { Loading } from '#ui/loading'
import { api, callApi } from '../../client/calls/api.ts'
import { isRetryable } from '../../client/calls/is-retryable.ts'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent, currentEventOf } from '../form/current-event.ts'
import { UnavailableCard } from '../form/unavailable.tsx'
import { useLoaded } from '../form/use-loaded.ts'
import { Flow } from './flow.tsx'

/**
 * The menu that a code opens, or the reason it opens none; null where the server could not read it. `at`: the server's time.
 * `preview`: the event's id, where its planner tries the form.
 */
export type EventData = { code: string; at: number; loaded: GuestMenu | Unavailable | null; preview?: string }

/** `/event/:code`: the form by which a guest answers. */
export function Event({ data: { code, at, loaded: initial, preview } }: { data: EventData }) {
  const words = useGuestWords()
  const loaded = useLoaded(initial, () =>
    callApi((options) => api.codes[':code'].$get({ param: { code } }, options), words.menu.menuNotLoaded),
  )
  if (!loaded) return <Loading>{words.events.loadingEvent}</Loading>
  if ('refusalCode' in loaded) {
    const { sentence, refusalCode } = initial
      ? loaded
      : unavailableOnEventPage(words, loaded.refusalCode, loaded.sentence)
    return (
      <UnavailableCard
        heading={words.events.unableToAccess}
        sentence={sentence}
        back={words.site.backToHomeTitle}
        about={loaded.about}
        asksCode={refusalCode === 'bad_code' || refusalCode === 'not_found'}
      >
        {isRetryable(refusalCode) && <Button onClick={() => location.reload()}>{words.site.tryAgain}</Button>}
      </UnavailableCard>
    )
  }
  return (
    <main className="page narrow flow answer">
      <CurrentEvent value={currentEventOf(loaded, at)}>
        <Flow menu={loaded} preview={preview} />
      </CurrentEvent>
    </main>
  )
}
