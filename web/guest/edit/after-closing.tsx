import { type ReactNode, useEffect, useRef } from 'react'
import { isAnonymized } from '#party/rules/anonymized'
import type { EditView } from '#party/shape/guest'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { writeRecord } from '../../client/device.ts'
import { displayName } from '../../client/receipt/display-name.ts'
import { dropReceipt } from '../../client/receipt/kept-receipts.ts'
import { referenceText } from '../../client/reference-text.ts'
import { useEditWords } from '../../client/words.tsx'
import { CurrentEvent, currentEventOf, organizerOf } from '../form/current-event.ts'
import { InertWhileBusy } from '../form/inert-while-busy.tsx'
import { failureSentence } from '../form/sending/failure-sentence.ts'
import { NeedsField } from '../needs/needs-field.tsx'
import { Erase } from './erase.tsx'
import { needsDraftKey, useNeedsForm } from './use-needs-form.ts'

type Props = { token: string; view: EditView; show: (view: EditView) => void }

/**
 * A response after the deadline: above it the form of needs, which can be changed until the meal; below it the button that erases
 * its details.
 */
export function AfterClosing({ token, at, view, show, card }: Props & { at: number; card: ReactNode }) {
  const { response } = view
  const hasDetails = !isAnonymized(response)
  const canChangeNeeds = at < view.needsUntil
  const onErased = () => {
    dropReceipt(token)
    writeRecord(needsDraftKey(token), null)
    const party = response.party.map(({ id, selections }) => ({ id, selections, name: '', allergies: '' }))
    const erased = { ...response, leadGuestName: '', leadGuestEmail: null, party }
    show({ ...view, response: erased, notices: undefined })
  }
  return (
    <>
      {canChangeNeeds && hasDetails && (
        <CurrentEvent value={currentEventOf(view, at)}>
          <NeedsForm token={token} view={view} show={show} />
        </CurrentEvent>
      )}
      {card}
      <Erase token={token} isErased={!hasDetails} onErased={onErased} />
    </>
  )
}

function NeedsForm({ token, view, show }: Props) {
  const words = useEditWords()
  const needs = useNeedsForm(token, view, show)
  const reader = words.edit.needsReader(view.hasKitchenLink === true, organizerOf(words, view.event))
  const { party, isOpen, resuming, isSaved, busy, failure, fieldErrors, check } = needs
  return (
    <section className="stack needs-first no-print" aria-label={words.edit.changeNeeds}>
      <p className="quietly">{words.edit.needsStillOpen(reader)}</p>
      {/* Screen readers hear it from `announce`. */}
      {isSaved && <p className="notice plain">{words.edit.needsSaved(reader)}</p>}
      {isOpen ? (
        <People isOnlyPerson={party.length === 1}>
          <InertWhileBusy busy={busy}>
            {party.map((person, index) => (
              <section
                key={person.id ?? index}
                className="card stack"
                aria-label={displayName(words, person, index)}
                hidden={!person.id}
              >
                <h2 className="small-head" translate="no">
                  {displayName(words, person, index)}
                </h2>
                <NeedsField
                  person={person}
                  index={index}
                  fieldErrors={fieldErrors}
                  check={check}
                  change={needs.change(person)}
                />
              </section>
            ))}
          </InertWhileBusy>
          {resuming && !failure && !busy && <Notice kind="warning">{words.edit.notSavedYet}</Notice>}
          {failure && (
            <Notice
              kind={failure.code === 'offline' ? 'warning' : 'error'}
              reference={referenceText(words, failure.requestId)}
            >
              {failureSentence(words, failure, {
                failed: words.edit.needsNotSaved,
                lost: words.edit.needsNotSaved,
              })}
            </Notice>
          )}
          <div className="row">
            <Button onClick={needs.save} disabled={busy}>
              <span key={String(busy)}>{busy ? words.party.saving : words.edit.saveNeeds}</span>
            </Button>
            <Button look="quiet" onClick={needs.close} disabled={busy}>
              {words.edit.keepSaved}
            </Button>
          </div>
        </People>
      ) : (
        <p>
          <Button onClick={needs.start}>{words.edit.changeNeeds}</Button>
        </p>
      )}
    </section>
  )
}

/** The people's fields. The first gets the focus; an only person's is unfolded. */
function People({ isOnlyPerson, children }: { isOnlyPerson: boolean; children: ReactNode }) {
  const listRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const details = listRef.current?.querySelector('details')
    if (details && isOnlyPerson) details.open = true
    details?.querySelector('summary')?.focus()
  }, [isOnlyPerson])
  return (
    <div ref={listRef} className="stack">
      {children}
    </div>
  )
}
