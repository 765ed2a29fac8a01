import '../../ui/planner.css'
import './members.css'
import { useState } from 'react'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { pages } from '#core/pages'
import { site } from '#core/site'
import { memberRoles } from '#events/rules/roles'
import { whenText } from '#languages/en/days'
import type { Member, MemberInvitation } from '#members/shape/member'
import * as words from '#members/words/planner'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { toast } from '#ui/toast'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'
import { useTitleAfter } from '../../ui/focus-title.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { changeMember, inviteMember, type People, removeMember, withdrawInvitation } from './data.ts'
import { HandOver, Offered } from './hand-over.tsx'
import { InviteForm } from './invite-form.tsx'
import { Log } from './log.tsx'
import { Mails } from './mails.tsx'
import { nameOf } from './name-of.ts'

export { loadMembers as loader } from './data.ts'

/** `/events/:id/members`: with whom the event is shared. The owner invites, changes and removes; members may leave. */
export function Component() {
  const { event } = useEvent()
  const { owner, members, invitations, offer, handOverFrom, mails, log, userId } = useLoaderData<People>()
  const [ending, setEnding] = useState<Member | null>(null)
  const owns = event.member === undefined
  const self = members.find((member) => member.userId === userId)
  useTitle(`${words.peopleTitle} · ${event.title} · ${site.name}`)
  return (
    <div className="members stack loose">
      <PageHead title={words.peopleTitle} part />
      {!owns && offer?.token && <Offered owner={nameOf(owner)} offer={{ ...offer, token: offer.token }} />}
      <section className="stack" aria-labelledby="members-here">
        <h3 id="members-here">{words.sharedWith}</h3>
        <ul>
          <li>
            <div>
              <strong>{owner.name || owner.email}</strong>
              {owns && <span className="quietly"> · {words.you}</span>}
              {owner.name && <p className="quietly">{owner.email}</p>}
            </div>
            <span>{words.ownerRole}</span>
          </li>
          {members.map((member) =>
            owns ? (
              <Changeable key={member.userId} member={member} remove={() => setEnding(member)} />
            ) : (
              <li key={member.userId}>
                <Who member={member} />
                <span>{words.roleNames[member.role]}</span>
              </li>
            ),
          )}
        </ul>
        {owns && members.length === 0 && invitations.length === 0 && <p>{words.nobodyYet}</p>}
        {self && (
          <div>
            <Button look="danger" onClick={() => setEnding(self)}>
              {words.leave}
            </Button>
          </div>
        )}
      </section>
      {invitations.length > 0 && (
        <section className="stack" aria-labelledby="members-invited">
          <h3 id="members-invited">{words.pendingTitle}</h3>
          <ul>
            {invitations.map((invitation) => (
              <Invited key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </section>
      )}
      {owns && <InviteForm />}
      {owns && members.length > 0 && <HandOver members={members} offer={offer} from={handOverFrom} />}
      <Mails on={mails} />
      <Log first={log} userId={userId} />
      {ending && <End member={ending} leaves={ending === self} onClose={() => setEnding(null)} />}
    </div>
  )
}

function Who({ member }: { member: Member }) {
  return (
    <div>
      <strong>{nameOf(member)}</strong>
      {member.name && <p className="quietly">{member.email}</p>}
    </div>
  )
}

/** A member as the owner has them: with what they may do, to change. */
function Changeable({ member, remove }: { member: Member; remove: () => void }) {
  const { event } = useEvent()
  const { revalidate } = useRevalidator()
  const change = useAction(async (next: Pick<Member, 'role' | 'needs'>) => {
    await changeMember(event.id, member.userId, next)
    await revalidate()
    toast(words.roleChanged(nameOf(member)))
  }, toastFailure)
  const { role, needs } = change.args?.[0] ?? member
  useTitleAfter()
  return (
    <li>
      <Who member={member} />
      <div className="row">
        <select
          className="input"
          aria-label={words.roleOf(nameOf(member))}
          value={role}
          disabled={change.busy}
          onChange={({ target }) =>
            void change.run({ role: target.value as Member['role'], needs: target.value === 'editor' })
          }
        >
          {memberRoles.map((one) => (
            <option key={one} value={one}>
              {words.roleNames[one]}
            </option>
          ))}
        </select>
        {role === 'viewer' && (
          <label className="check">
            <input
              type="checkbox"
              checked={needs}
              disabled={change.busy}
              onChange={({ target }) => void change.run({ role, needs: target.checked })}
            />
            {words.seesNeeds}
          </label>
        )}
        <Button small look="danger" onClick={remove}>
          {words.remove}
          <span className="visually-hidden"> {words.ofPerson(nameOf(member))}</span>
        </Button>
      </div>
    </li>
  )
}

/** An invitation that nobody has accepted yet. */
function Invited({ invitation }: { invitation: MemberInvitation }) {
  const { event } = useEvent()
  const { revalidate } = useRevalidator()
  const { id, email, role, needs, expiresAt } = invitation
  const again = useAction(async () => {
    await inviteMember(event.id, { id: crypto.randomUUID(), email, role, needs })
    toast(words.invited(email))
    await revalidate()
  }, toastFailure)
  const withdraw = useAction(async () => {
    await withdrawInvitation(event.id, id)
    toast(words.withdrawn(email))
    await revalidate()
  }, toastFailure)
  const of = <span className="visually-hidden"> {words.ofPerson(email)}</span>
  const may = role === 'viewer' && needs ? `, ${words.withNeeds}` : ''
  return (
    <li>
      <div>
        <strong>{email}</strong>
        <p className="quietly">
          {`${words.roleNames[role]}${may}. ${words.goodUntil(whenText(expiresAt, event.timeZone))}`}
        </p>
      </div>
      <div className="row">
        <Button small disabled={again.busy} onClick={() => void again.run()}>
          {again.busy ? words.sendingAgain : words.sendAgain}
          {of}
        </Button>
        <Button small disabled={withdraw.busy} onClick={() => void withdraw.run()}>
          {words.withdraw}
          {of}
        </Button>
      </div>
    </li>
  )
}

/** Asks before somebody is removed, or leaves. */
function End({ member, leaves, onClose }: { member: Member; leaves: boolean; onClose: () => void }) {
  const { event } = useEvent()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const name = nameOf(member)
  const { busy, isSending, cancelAnd, failure, run } = useAction(async () => {
    await removeMember(event.id, member.userId)
    if (leaves) await navigate(pages.dashboard.path)
    else await revalidate()
    onClose()
    toast(leaves ? words.left(event.title) : words.removed(name))
  })
  return (
    <ConfirmDialog
      title={leaves ? words.leaveTitle : words.removeTitle(name)}
      action={leaves ? words.leave : words.remove}
      acting={leaves ? words.leaving : words.removing}
      cancel={words.cancel}
      busy={busy}
      isSending={isSending}
      failure={<FailureNotice failure={failure} />}
      confirm={() => void run()}
      onClose={cancelAnd(onClose)}
    >
      <p>{leaves ? words.leaveAbout : words.removeAbout}</p>
    </ConfirmDialog>
  )
}
