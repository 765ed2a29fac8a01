import { useState } from 'react'
import { generatePath, Link } from 'react-router'
import { confirmsAccount, type SharedEvent } from '#account/shape/deletion'
import * as words from '#account/words/planner'
import { pages } from '#core/pages'
import { site } from '#core/site'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { Notice } from '#ui/notice'
import { api, callApi } from '../../client/calls/api.ts'
import { userIs } from '../../client/calls/session.ts'
import { useAction } from '../../client/calls/use-action.ts'
import { AccountFailure } from './account-failure.tsx'

/**
 * Asks for the account's address before everything in it is deleted, and of each event that others plan, too, whether it is
 * to go with it.
 * @param reread loads the shared events again: somebody may have joined one meanwhile
 */
export function DeleteAccount({
  email,
  shared,
  reread,
  onClose,
}: {
  email: string
  shared: SharedEvent[]
  reread: () => Promise<void>
  onClose: () => void
}) {
  const [named, setNamed] = useState<string[]>([])
  const decided = shared.every(({ id }) => named.includes(id))
  const { busy, isSending, cancelAnd, failure, run } = useAction(async (confirm: string) => {
    const json = { confirm, events: named }
    try {
      await callApi((options) => api.account.$delete({ json }, options), words.accountDeleteFailed)
    } catch (error) {
      await reread()
      throw error
    }
    userIs(null)
    // A fresh page: nothing of what was seen stays in this one's memory. The dialog is busy until then.
    location.assign('/')
    await new Promise(() => undefined)
  })
  return (
    <ConfirmDialog
      title="Delete Account"
      word={{
        label: 'Your email address',
        matches: (typed) => confirmsAccount(typed, email),
        error: (_, left) => (left ? words.accountConfirmDiffers : undefined),
      }}
      action="Delete Account and Everything in It"
      acting="Deleting..."
      cancel="Cancel"
      ready={decided}
      busy={busy}
      isSending={isSending}
      failure={<AccountFailure failure={failure} />}
      confirm={(typed) => void run(typed)}
      onClose={cancelAnd(onClose)}
    >
      <Notice kind="warning">
        This cannot be undone. Deleting does not refund what you paid: ask for a refund first, while one is
        possible, at {site.supportEmail}.
      </Notice>
      {shared.length > 0 && (
        <fieldset className="stack shared-events">
          <legend>{words.sharedEventsTitle}</legend>
          <p>{words.sharedEventsAbout}</p>
          <ul>
            {shared.map(({ id, title, others }) => (
              <li key={id}>
                <strong>{title}</strong> <span className="quietly">{words.sharedWith(others)}</span>
                <div className="row">
                  <label className="check">
                    <input
                      type="checkbox"
                      checked={named.includes(id)}
                      onChange={({ target }) =>
                        setNamed((before) =>
                          target.checked ? [...before, id] : before.filter((one) => one !== id),
                        )
                      }
                    />
                    <span>
                      {words.deleteItToo} <span className="visually-hidden">{words.ofEvent(title)}</span>
                    </span>
                  </label>
                  <Link to={generatePath(pages.members.path, { id })}>
                    {words.handItOver} <span className="visually-hidden">{words.ofEvent(title)}</span>
                  </Link>
                </div>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <p>
        To confirm, type your email address: <strong>{email}</strong>
      </p>
    </ConfirmDialog>
  )
}
