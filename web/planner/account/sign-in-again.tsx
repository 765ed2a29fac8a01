import type { User } from '#account/shape/account'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { userIs } from '../../client/calls/session.ts'
import { settleSignInAgain } from '../../client/calls/sign-in-again.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Stands over the page whose session has ended. The page stays as it is, and goes on once the person is back. */
export function SignInAgain({ user }: { user: User }) {
  return (
    <Dialog title="Please sign in again" onClose={() => settleSignInAgain(false)}>
      <div className="account">
        <p>Your session has ended. Sign in to go on where you were: nothing you typed is lost.</p>
        <SignInForm
          email={user.email}
          onSignedIn={(now) => {
            userIs(now)
            settleSignInAgain(true)
            // Someone else's page is not theirs to go on with.
            if (now.id !== user.id) location.assign('/dashboard')
          }}
        />
        <div className="actions">
          <Button look="quiet" onClick={() => settleSignInAgain(false)}>
            Not now
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
