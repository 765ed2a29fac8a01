import '../../client/receipt/receipts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { isSignedInHere } from '#account/rules/signed-in-cookie'
import { shared } from '#languages/en/shared'
import { setDefaultSentence } from '../../client/calls/api.ts'
import { currentUser } from '../../client/calls/session.ts'
import { goForNewVersion, loadOrReload } from '../../client/new-version.ts'
import { showHandedToast } from '../../client/next-toast.ts'
import { SharedWordsProvider } from '../../client/words.tsx'
import { routes } from './router.tsx'

setDefaultSentence(shared.site.somethingWrong)

let going = (): { address: string; state: unknown } => ({ address: location.href, state: null })

// Dialogs loaded later report here.
addEventListener('vite:preloadError', () => void goForNewVersion(going()))

const root = document.getElementById('root')
if (root) {
  const router = createBrowserRouter(routes((module) => loadOrReload(module, () => going())))
  going = () => {
    const { location: next } = router.state.navigation
    const address = next ? new URL(router.createHref(next), location.href).href : location.href
    return { address, state: next?.state }
  }
  // The header shows who is signed in on pages that do not ask, too.
  if (isSignedInHere(document.cookie)) currentUser().catch(() => undefined)
  createRoot(root).render(
    <StrictMode>
      <SharedWordsProvider words={shared}>
        <RouterProvider router={router} />
      </SharedWordsProvider>
    </StrictMode>,
  )
  showHandedToast()
}
