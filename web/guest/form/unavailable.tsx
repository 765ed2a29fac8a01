import type { ReactNode } from 'react'
import type { Host } from '#events/rules/host'
import type { UnavailableDetails } from '#party/shape/guest'
import { Typeset } from '#ui/typeset'
import { referenceText } from '../../client/reference-text.ts'
import { useGuestWords } from '../../client/words.tsx'
import { HostContact } from './host-contact.tsx'
import { OtherCodeForm } from './other-code-form.tsx'

type Props = {
  heading: string
  sentence: string
  requestId?: string | undefined
  back: string
  about?: UnavailableDetails | undefined
  /** The host's contact, where the page itself tells of the event. */
  host?: Host
  /** The code was wrong: another one can be typed. */
  asksCode?: boolean
  /** Something is asked for that comes before the way back. */
  backIsSecondary?: boolean
  children?: ReactNode
}

/** A page that cannot show what was asked for. */
export function UnavailableCard(props: Props) {
  return (
    <main className="page narrow">
      <UnavailableNotice {...props} />
    </main>
  )
}

/** An explanation and the way back. */
export function UnavailableNotice({
  heading,
  sentence,
  requestId,
  back,
  about,
  host = about,
  asksCode = false,
  backIsSecondary = asksCode,
  children,
}: Props) {
  const words = useGuestWords()
  const gone = about?.goneOn
  return (
    <section className="dead-end">
      {about && (
        <div>
          <p className="event-name">
            <Typeset text={about.title} />
          </p>
          <p className="meal">{words.days.mealLine(about)}</p>
        </div>
      )}
      <h1>{heading}</h1>
      <p className="lead">{sentence}</p>
      {gone && (
        <p>
          {(gone.byGuest ? words.party.tookBackOn : words.party.removedOn)(words.days.dayOfYear(gone.day))}
        </p>
      )}
      <HostContact event={host} />
      {requestId && <p className="small quietly">{referenceText(words, requestId)}</p>}
      {children}
      {asksCode && <OtherCodeForm />}
      <a href="/" className={`button no-print ${backIsSecondary ? '' : 'primary'}`}>
        {back}
      </a>
    </section>
  )
}
