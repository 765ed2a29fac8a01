import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Counts, Invitation } from '#invitations/shape/invitation'
import { oneByOne } from '#invitations/words/planner-link'
import {
  allAnswered,
  allAnsweredAbout,
  noPartyFound,
  noPartyFoundAbout,
  partiesOnList,
  partiesShown as partiesShownOf,
  showEveryone,
} from '#invitations/words/planner-list'
import { countsLine } from '#invitations/words/shared'
import { mailThese } from '#mailings/words/planner-mail'
import { closePanel } from '#party/words/planner'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Editing } from '../shared/event/editing.tsx'
import { searchTerms } from '../shared/list/find.ts'
import { PartyPanel } from '../shared/list/party-panel.tsx'
import { useInAddress } from '../shared/list/use-in-address.ts'
import { useWide } from '../shared/list/use-wide.ts'
import { nextSilentAfter, partiesShown, silentWithoutAddress } from './list/parties.ts'
import { addressOf, everyone, shownIn } from './list/shown.ts'
import { ListTools } from './list-tools.tsx'
import { PartyList } from './party-list.tsx'
import { PartyContent } from './party-panel.tsx'
import type { Whose } from './use-whose.ts'

/** Kinds of mail that ask for an answer, or for what is missing in it. */
export type AskedFor = 'remind' | 'complete'

/** The parties of a list, found and sorted. A press on one opens it beside the list, or on a phone above it. */
export function GuestList({
  list,
  counts,
  edit,
  remove,
  whose,
  choose,
  answer,
  changed,
  mail,
}: {
  list: readonly Invitation[]
  counts: Counts
  edit: (party: Invitation) => void
  remove: (party: Invitation) => void
  whose: Whose
  /** Opens the answers among which a party's is found. @param given one that is theirs, too */
  choose: (party: Invitation, given?: string) => void
  /** Opens the form in which the planner answers for a party. */
  answer: (party: Invitation) => void
  /** Reads the list anew. */
  changed: () => Promise<void>
  /** Opens the dialog that sends mail to some of the parties. */
  mail: (kind: AskedFor, parties: readonly Invitation[]) => void
}) {
  const wide = useWide()
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useInAddress(shownIn, addressOf)
  const [opened, setOpened] = useState('')
  // Typing stays quick while two thousand parties follow.
  const look = useDeferredValue(shown)
  const parties = useMemo(() => partiesShown(list, look), [list, look])
  const terms = useMemo(() => searchTerms(look.find), [look.find])
  const unaddressed = useMemo(() => silentWithoutAddress(list), [list])
  const party = list.find(({ id }) => id === opened)
  const close = useCallback(() => {
    setOpened('')
    place.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(opened)}"]`)?.focus()
  }, [opened])
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (opened) panel.current?.focus({ preventScroll: true })
  }, [opened])
  const asked = look.answer === 'silent' ? 'remind' : look.answer === 'missing' ? 'complete' : undefined
  const byHand = look.answer === 'silent' || look.answer === 'unaddressed'
  const isAll = look.find.trim() === '' && look.answer === 'all'
  const next = nextSilentAfter(parties, opened)
  const content = party && (
    <section ref={panel} tabIndex={-1} aria-label={party.label} className="party-open">
      <PartyContent
        party={party}
        edit={() => edit(party)}
        remove={() => remove(party)}
        whose={whose}
        choose={choose}
        answer={() => answer(party)}
        next={next && (() => setOpened(next.id))}
        changed={changed}
      />
    </section>
  )
  return (
    <>
      <ListTools shown={shown} setShown={setShown} counts={counts} unaddressed={unaddressed} />
      <p className="quietly figures guests-found" role="status">
        {isAll ? (
          <span className="of-list">{partiesOnList(list.length)} · </span>
        ) : (
          <>
            <span>{partiesShownOf(parties.length, list.length)}</span> ·{' '}
          </>
        )}
        <span>{countsLine(counts)}</span>
      </p>
      {(asked || byHand) && parties.length > 0 && !party && (
        <Editing>
          <div className="row ask-shown">
            {asked && (
              <Button small onClick={() => mail(asked, parties)}>
                {mailThese(parties.length)}
              </Button>
            )}
            {byHand && parties.length > 1 && (
              <Button small onClick={() => setOpened(parties[0]?.id ?? '')}>
                {oneByOne}
              </Button>
            )}
          </div>
        </Editing>
      )}
      {parties.length === 0 ? (
        <div className="empty of-search">
          <h3>{counts.silent === 0 && look.answer === 'silent' ? allAnswered : noPartyFound}</h3>
          <p>{counts.silent === 0 && look.answer === 'silent' ? allAnsweredAbout : noPartyFoundAbout}</p>
          <Button onClick={() => setShown({ ...everyone, sort: shown.sort })}>{showEveryone}</Button>
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what a person opened
        <div
          ref={place}
          className={`people-place ${party && wide ? 'with-panel' : ''}`}
          onKeyDown={({ key, defaultPrevented }) => {
            if (key === 'Escape' && !defaultPrevented && wide && opened) close()
          }}
        >
          <PartyList
            parties={parties}
            terms={terms}
            opened={opened}
            setOpened={setOpened}
            whose={whose}
            choose={choose}
          />
          {party &&
            (wide ? (
              <PartyPanel key={party.id} name={party.label} onClose={close}>
                {content}
              </PartyPanel>
            ) : (
              <Dialog title={party.label} onClose={close} below>
                {content}
                <div className="actions">
                  <Button onClick={close}>{closePanel}</Button>
                </div>
              </Dialog>
            ))}
        </div>
      )}
    </>
  )
}
