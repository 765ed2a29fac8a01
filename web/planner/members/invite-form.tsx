import { type FormEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type MemberRole, memberRoles } from '#events/rules/roles'
import { type NewMember, newMember } from '#members/shape/member'
import * as words from '#members/words/planner'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { toast } from '#ui/toast'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { inviteMember } from './data.ts'

/** The form that invites somebody by address. */
export function InviteForm() {
  const { event } = useEvent()
  const { revalidate } = useRevalidator()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<MemberRole>('editor')
  const [needs, setNeeds] = useState(false)
  const [error, setError] = useState<string>()
  // Sent again after a failure, it names the same invitation.
  const id = useRef(crypto.randomUUID())
  const { busy, failure, run, clear } = useAction(
    async (json: NewMember) => {
      await inviteMember(event.id, json)
      id.current = crypto.randomUUID()
      setEmail('')
      setNeeds(false)
      toast(words.invited(json.email))
      await revalidate()
    },
    ({ fields }) => setError(fields.email),
  )
  const send = (submitted: FormEvent) => {
    submitted.preventDefault()
    const checked = newMember.safeParse({ id: id.current, email, role, needs: role === 'viewer' && needs })
    setError(checked.error?.issues[0]?.message)
    if (checked.success) void run(checked.data)
  }
  return (
    <form className="stack" noValidate onSubmit={send} onChange={clear}>
      <h3>{words.inviteTitle}</h3>
      <Field
        label={words.inviteEmail}
        type="email"
        autoComplete="off"
        value={email}
        error={error}
        onChange={({ target }) => {
          setEmail(target.value)
          setError(undefined)
        }}
      />
      <fieldset className="stack tight">
        <legend>{words.inviteRole}</legend>
        {memberRoles.map((one) => (
          <label key={one} className="check">
            <input type="radio" name="role" checked={role === one} onChange={() => setRole(one)} />
            <span>
              <strong>{words.roleNames[one]}</strong> <span className="quietly">{words.roleHints[one]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {role === 'viewer' && (
        <div>
          <label className="check">
            <input
              type="checkbox"
              checked={needs}
              aria-describedby="invite-needs"
              onChange={({ target }) => setNeeds(target.checked)}
            />
            {words.seesNeeds}
          </label>
          <p id="invite-needs" className="quietly small">
            {words.seesNeedsHint}
          </p>
        </div>
      )}
      <FailureNotice failure={error ? undefined : failure} />
      <div>
        <Button look="primary" type="submit" disabled={busy}>
          {busy ? words.inviting : words.invite}
        </Button>
      </div>
    </form>
  )
}
