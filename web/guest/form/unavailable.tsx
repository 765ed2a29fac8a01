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
  /** The host to contact, if it is not that of `about`. */
  host?: Host
  /** Asks for another code, since this one was wrong. */
  asksCode?: boolean
  /** True where the page offers something more important than the link back. */
  backIsSecondary?: boolean
  children?: ReactNode
}

/** The page in place of one that cannot be shown. */
export function UnavailableCard(props: Props) {
  return (
    <main className="page narrow">
      <UnavailableNotice {...props} />
    </main>
  )
}

/** An explanation and the link back. */
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
  const removal = about?.removal
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
      {removal && (
        <p>
          {(removal.byGuest ? words.party.tookBackOn : words.party.removedOn)(
            words.days.dayAndMonth(removal.day),
          )}
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
