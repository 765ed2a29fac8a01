import './account.css'
import { useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import type { User } from '#contract/account'
import { Button } from '#ui/button'
import { toast } from '#ui/toasts'
import { api, ask } from '../../client/api.ts'
import { userIs } from '../../client/session.ts'
import { isAskedAgain, onAskedAgain } from '../../client/sign-in-again.ts'
import { SignInAgain } from './sign-in-again.tsx'

/** The header's part of an account: who it is, the way out, and the way to a new password while recovering. */
export default function AccountPart({ user, recovering }: { user: User | null; recovering: boolean }) {
  const { hash } = useLocation()
  const [leaving, setLeaving] = useState(false)
  const askedAgain = useSyncExternalStore(onAskedAgain, isAskedAgain)
  const signOut = async () => {
    setLeaving(true)
    try {
      await ask((options) => api.auth['sign-out'].$post({}, options))
      userIs(null)
      // A fresh page: nothing of what was seen stays in this one's memory.
      location.assign('/')
    } catch (error) {
      setLeaving(false)
      toast(error instanceof Error ? error.message : String(error), { kind: 'error' })
    }
  }
  return (
    <div className="signed-in-as">
      {user && (
        <div className="identity">
          <Link to="/dashboard/account" title="Your account">
            {user.email}
          </Link>
          <span className="role">{user.role === 'admin' ? 'Admin2' : 'Event Planner'}</span>
        </div>
      )}
      {recovering && (
        <Link className="button small" to={{ pathname: '/reset-password2', hash }}>
          Reset Password
        </Link>
      )}
      {user && (
        <Button small disabled={leaving} onClick={() => void signOut()}>
          Sign Out
        </Button>
      )}
      {user && askedAgain && <SignInAgain user={user} />}
    </div>
  )
}
