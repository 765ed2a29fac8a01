import '../../ui/tokens.css'
import '../../ui/base.css'
import '../../ui/ui.css'
import '../../frame/frame.css'
import '../../guest/responses.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { goForNewVersion, orNewVersion } from '../../client/new-version.ts'
import { routes } from './router.tsx'

let going = (): { address: string; state: unknown } => ({ address: location.href, state: null })

for (const route of routes.flatMap(({ children = [] }) => children))
  if (typeof route.lazy === 'function') route.lazy = orNewVersion(route.lazy, () => going())
// What a page loads later, its dialogs, says so here.
addEventListener('vite:preloadError', () => void goForNewVersion(going()))

// The first page's code has to be here before the router starts, so that what the edge rendered is taken over whole.
async function settleLazyRoutes(): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const module = await route.lazy()
      Object.assign(route, module, { lazy: undefined })
    }),
  )
}

async function start(): Promise<void> {
  await settleLazyRoutes()
  const root = document.getElementById('root')
  if (!root) return
  const written = document.getElementById('data')?.textContent
  const hydrationData = written ? (JSON.parse(written) as HydrationState) : undefined
  const router = createBrowserRouter(routes, hydrationData ? { hydrationData } : {})
  going = () => {
    const { location: next } = router.state.navigation
    const address = next ? new URL(router.createHref(next), location.href).href : location.href
    return { address, state: next?.state }
  }
  const page = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (hydrationData) hydrateRoot(root, page)
  else createRoot(root).render(page)
}

void start()
