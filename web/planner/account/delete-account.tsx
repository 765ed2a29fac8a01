import { confirmsAccount } from '#account/shape/deletion'
import { accountConfirmDiffers, accountDeleteFailed } from '#account/words/planner'
import { site } from '#core/site'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { Notice } from '#ui/notice'
import { api, ask } from '../../client/calls/api.ts'
import { userIs } from '../../client/calls/session.ts'
import { useAction } from '../../client/calls/use-action.ts'
import { AccountFailure } from './account-failure.tsx'

/** Asks for the account's address before everything in it is deleted. */
export function DeleteAccount({ email, onClose }: { email: string; onClose: () => void }) {
  const { busy, failure, run } = useAction(async (confirm: string) => {
    await ask((options) => api.account.$delete({ json: { confirm } }, options), accountDeleteFailed)
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
        complaint: (_, left) => (left ? accountConfirmDiffers : undefined),
      }}
      action="Delete Account and Everything in It"
      acting="Deleting..."
      cancel="Cancel"
      busy={busy}
      failure={<AccountFailure failure={failure} />}
      confirm={(typed) => void run(typed)}
      onClose={onClose}
    >
      <Notice kind="near">
        This cannot be undone. Deleting does not refund what you paid: ask for a refund first, while one is
        possible, at {site.supportEmail}.
      </Notice>
      <p>
        To confirm, type your email address: <strong>{email}</strong>
      </p>
    </ConfirmDialog>
  )
}
