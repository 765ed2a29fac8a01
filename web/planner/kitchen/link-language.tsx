import { useState } from 'react'
import type { NamedLanguage } from '#languages/names'
import type { KitchenLink } from '#links/shape/link'
import * as words from '#links/words/planner'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { LanguageSelect } from '../shared/event/language-select.tsx'

type Props = { link: KitchenLink; onClose: () => void; onDone: () => void }

/** Asks in which language a link is read that is made already. */
export function LinkLanguage({ link: { id: lid, label, language: before }, onClose, onDone }: Props) {
  const { event } = useEvent()
  const [language, setLanguage] = useState((before ?? event.language) as NamedLanguage)
  const [error, setError] = useState<string>()
  const { busy, isSending, cancelAnd, failure, run, clear } = useAction(
    async () => {
      const call = { param: { id: event.id, lid }, json: { language } }
      await callApi((options) => api.events[':id']['kitchen-links'][':lid'].$patch(call, options))
      onDone()
    },
    ({ fields }) => setError(fields.language),
  )
  return (
    <ConfirmDialog
      title={words.languageTitle(label)}
      action={words.save}
      acting={words.working}
      cancel={words.cancel}
      busy={busy}
      isSending={isSending}
      failure={<FailureNotice failure={failure} />}
      confirm={() => void run()}
      onClose={cancelAnd(onClose)}
    >
      <LanguageSelect
        label={words.linkLanguage}
        hint={words.linkLanguageHint}
        value={language}
        error={error}
        onChange={({ target }) => {
          clear()
          setError(undefined)
          setLanguage(target.value as NamedLanguage)
        }}
      />
    </ConfirmDialog>
  )
}
