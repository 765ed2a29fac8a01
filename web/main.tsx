import './ui/tokens.css'
import './ui/base.css'
import './ui/ui.css'
import './frame/frame.css'
import './responses/responses.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes } from './router.tsx'

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
  const page = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (hydrationData) hydrateRoot(root, page)
  else createRoot(root).render(page)
}

void start()
