import { Fragment } from 'react'
import { generatePath, Link } from 'react-router'
import { pages } from '#core/pages'
import type { PlannerEvent } from '#events/shape/event'
import { countsWithUnlisted } from '#invitations/rules/counts'
import { countsParts } from '#invitations/words/shared'

/** The address of an event's list with those alone of whom somebody has not answered. */
export function silentPath(id: string): string {
  return `${generatePath(pages.guestList.path, { id })}?answer=silent`
}

/** The same with those alone who have no address. */
export function unaddressedPath(id: string): string {
  return `${generatePath(pages.guestList.path, { id })}?answer=unaddressed`
}

/** The figures of an event's guest list in one line, the silent of it a way to them. Nothing without a list. */
export function ListCounts({
  event: { id, listed, registeredGuests },
}: {
  event: Pick<PlannerEvent, 'id' | 'listed' | 'registeredGuests'>
}) {
  if (!listed) return null
  return (
    <p className="figures small">
      {countsParts(countsWithUnlisted(listed, registeredGuests)).map(({ of, text }, at) => (
        <Fragment key={of}>
          {at > 0 && '\u00a0· '}
          {of === 'silent' && listed.silent > 0 ? <Link to={silentPath(id)}>{text}</Link> : text}
        </Fragment>
      ))}
    </p>
  )
}
