import { isSignedInHere } from '#account/rules/signed-in-cookie'
import type { User } from '#account/shape/account'
import { dropRecords, plannerDraftPrefix } from '../client/device.ts'
import { onHeaderNews } from '../client/header-news.ts'
import { resetTokenIn } from '../client/reset-token.ts'

const timeoutMs = 15_000

/**
 * Fills the account's part of the header: who is signed in, the way out, and the way to a new password while the
 * address is a reset link's. Such an address leads to the reset screen from every page.
 * @param asks false on planner's pages, whose application asks who is signed in and says it
 */
export function fillAccount(part: HTMLElement, asks: boolean): void {
  const [identity, recovery, signOut] = part.children as unknown as [
    HTMLElement,
    HTMLAnchorElement,
    HTMLButtonElement,
  ]
  const [email, role] = identity.children as unknown as [HTMLElement, HTMLElement]

  const showUser = (user: User | null) => {
    identity.hidden = signOut.hidden = user === null
    if (user) {
      email.textContent = user.email
      role.textContent = (user.role === 'admin' ? role.dataset.admin : role.dataset.planner) ?? ''
    }
    part.hidden = identity.hidden && recovery.hidden
  }
  const showRecovery = () => {
    const recovering = resetTokenIn(location.hash) !== null
    recovery.hidden = !recovering
    part.hidden = identity.hidden && recovery.hidden
    if (!recovering) return
    recovery.hash = location.hash
    if (location.pathname !== recovery.pathname) location.replace(recovery.href)
  }
  signOut.addEventListener('click', () => void leave(signOut))
  addEventListener('hashchange', showRecovery)
  onHeaderNews(({ user }) => {
    if (user !== undefined) showUser(user)
    showRecovery()
  })
  showRecovery()
  // A failure is not worth an error here: the page's own calls will say so.
  if (asks && isSignedInHere(document.cookie)) currentUser().then(showUser, () => undefined)
}

async function currentUser(): Promise<User | null> {
  const response = await fetch('/api/session', { signal: AbortSignal.timeout(timeoutMs) })
  const { user } = (await response.json()) as { user?: User | null }
  return user ?? null
}

async function leave(button: HTMLButtonElement): Promise<void> {
  button.disabled = true
  try {
    const response = await fetch('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(String(response.status))
    dropRecords(plannerDraftPrefix)
    // A new document: nothing of what was seen stays in this one's memory.
    location.assign('/')
  } catch {
    button.disabled = false
    sayFailed(button)
  }
}

function sayFailed(button: HTMLButtonElement): void {
  const said = document.createElement('span')
  said.role = 'alert'
  said.textContent = button.dataset.failed ?? ''
  button.parentElement?.querySelector('[role=alert]')?.remove()
  button.insertAdjacentElement('beforebegin', said)
}
