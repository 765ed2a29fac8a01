import { Link } from 'react-router'
import type { User } from '#account/shape/account'
import { pages } from '#core/pages'
import * as words from '#members/words/planner'
import { Notice } from '#ui/notice'

/** Stands where a mailed link is answered, until its reader is signed in with the account it is for. */
export function SignInFirst({ path, user }: { path: string; user: User | null }) {
  if (user) return <Notice>{words.otherAccount(user.email)}</Notice>
  const next = encodeURIComponent(path)
  return (
    <>
      <p>{words.signInFirst}</p>
      <div className="row">
        <Link className="button primary" to={`${pages.signIn.path}?next=${next}`}>
          {words.signIn}
        </Link>
        <Link className="button" to={`${pages.signIn.path}?mode=sign-up&next=${next}`}>
          {words.createAccount}
        </Link>
      </div>
    </>
  )
}
