import { Button } from '#ui/button'
import { useGuestWords } from '../../client/words.tsx'
import { FormNotice } from '../dishes/form-notice.tsx'
import { LostList } from '../dishes/lost-list.tsx'
import { BarMessage } from '../form/bar.tsx'
import { currentStep, lostChoicesOf } from '../form/machine/state.ts'
import { ConsentMissing, firstWithoutConsent } from '../needs/consent-missing.tsx'
import type { AnswerFlow } from './use-answer-flow.ts'

/** The message above a step's buttons: the first obstacle to sending, else the form's latest notice. */
export function StatusLine({ flow: { form, dispatch, connection, offlineNotice } }: { flow: AnswerFlow }) {
  const words = useGuestWords()
  if (connection.state === 'gone')
    return <BarMessage kind="error" sentence={words.events.eventNotFoundRoute} />
  if (connection.state === 'closed') return <BarMessage kind="error" sentence={words.events.deadlinePassed} />
  if (offlineNotice) return <BarMessage kind="warning" sentence={offlineNotice} />
  const indexWithoutConsent = firstWithoutConsent(form)
  if (indexWithoutConsent !== undefined) return <ConsentMissing form={form} index={indexWithoutConsent} />
  const lostChoices = lostChoicesOf(form)
  if (lostChoices.length > 0)
    return (
      <BarMessage kind="error" sentence={words.menu.menuChanged}>
        <p>{words.party.dishesGone}</p>
        <LostList lostChoices={lostChoices} dispatch={dispatch} />
      </BarMessage>
    )
  // A failed attempt to send is shown on every step until the response is stored.
  const unsent = form.draft.unsentEventTitle !== undefined && form.sending === 'idle'
  return (
    <FormNotice form={form} dispatch={dispatch}>
      {unsent && (
        <BarMessage kind="warning" sentence={words.party.notSentYet}>
          {currentStep(form).name !== 'review' && (
            <Button small onClick={() => dispatch({ type: 'send_now_pressed' })}>
              {words.party.sendNow}
            </Button>
          )}
        </BarMessage>
      )}
    </FormNotice>
  )
}
