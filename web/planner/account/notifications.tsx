import { useEffect, useState } from 'react'
import { tryAgain } from '#core/words/shared'
import { type NotificationKind, notificationKinds } from '#notifications/shape'
import {
  mailsAbout,
  notificationNames,
  notificationOff,
  notificationOn,
  notificationsHeading,
  notificationsUnread,
} from '#notifications/words/planner'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'

const readSwitches = async () => (await callApi((options) => api.account.notifications.$get({}, options))).off

/** Switches for mails about the planner's events. A tick shows the stored state. */
export function Mails() {
  const [off, setOff] = useState<NotificationKind[]>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    readSwitches().then(setOff, () => setFailed(true))
  }, [])
  const again = () =>
    void readSwitches().then(
      (kinds) => {
        setOff(kinds)
        setFailed(false)
      },
      () => setFailed(true),
    )
  const change = useAction(async (kind: NotificationKind, on: boolean) => {
    await callApi((options) => api.account.notifications.$put({ json: { kind, on } }, options))
    setOff((before = []) => [...before.filter((one) => one !== kind), ...(on ? [] : [kind])])
    toast(on ? notificationOn : notificationOff)
  }, toastFailure)
  return (
    <section className="stack" aria-labelledby="mails">
      <h2 id="mails">{notificationsHeading}</h2>
      <p>{mailsAbout}</p>
      {failed && (
        <p role="alert">
          {notificationsUnread}{' '}
          <Button small onClick={again}>
            {tryAgain}
          </Button>
        </p>
      )}
      {notificationKinds.map((kind) => (
        <label className="check" key={kind}>
          <input
            type="checkbox"
            checked={off !== undefined && !off.includes(kind)}
            disabled={off === undefined}
            onChange={({ target }) => void change.run(kind, target.checked)}
          />
          {notificationNames[kind]}
        </label>
      ))}
    </section>
  )
}
