import { dayAt } from '#events/rules/closing'
import type { PrintedInvites } from '#print/shape/documents'
import { typeset } from '#ui/typeset'
import { useKitchenWords } from '../../client/words.tsx'
import { cardNameClass } from './card-name.ts'
import { Sheets } from './sheets.tsx'

/** Width beside the code, in mm. */
const besideCode = 38

/** Cards to send out, each with its party's own link. */
export function InviteSheets(printed: PrintedInvites) {
  const words = useKitchenWords()
  const { invites, event } = printed
  if (invites.length === 0) return <p className="none">{words.guestList.allHaveAnswered}</p>
  const until = words.days.dayText(dayAt(event.closesAt - 1, event.timeZone))
  const cards = invites.map(({ id, label, qr: { size, path } }) => (
    <article key={id} className="card">
      <div className="face of-invite">
        <p className="course-name" dir="auto">
          {typeset(event.title)}
        </p>
        <p className={`card-name ${cardNameClass(label, besideCode, 18)}`} dir="auto">
          {typeset(label)}
        </p>
        <p className="contents small">{words.guestList.scanToAnswer(until)}</p>
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.guestList.linkOf(label)}>
          <path d={path} />
        </svg>
      </div>
    </article>
  ))
  return <Sheets printed={printed} cards={cards} />
}
