import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Notice } from '#ui/notice'
import { api, callApi } from '../../../client/calls/api.ts'
import { FailureNotice } from '../../../client/calls/failure-notice.tsx'
import { useAction } from '../../../client/calls/use-action.ts'
import { useInviteWords } from '../../../client/words.tsx'

/** Asks for an address, and has its personal link mailed to it. The page says the same for every address, invited or not. */
export function SendMyLink({ code }: { code: string }) {
  const { invite: words } = useInviteWords()
  const field = useRef<HTMLInputElement>(null)
  const [sentTo, setSentTo] = useState<string>()
  const { busy, failure, run, clear } = useAction(
    async (email: string) => {
      await callApi((options) => api.codes[':code'].link.$post({ param: { code }, json: { email } }, options))
      setSentTo(email)
    },
    ({ fields }) => fields.email && field.current?.focus(),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSentTo(undefined)
    void run(field.current?.value ?? '')
  }
  const error = failure?.fields.email
  return (
    <form className="stack tight" onSubmit={submit} onChange={clear} noValidate>
      <p>{words.askForLink}</p>
      <Field ref={field} label={words.linkEmail} type="email" autoComplete="email" error={error} />
      <Button look="primary" type="submit" disabled={busy}>
        {busy ? words.sendingLink : words.sendMyLink}
      </Button>
      <div aria-live="polite">
        {sentTo !== undefined && <Notice key={sentTo}>{words.linkOnItsWay}</Notice>}
      </div>
      {!error && <FailureNotice failure={failure} />}
    </form>
  )
}
