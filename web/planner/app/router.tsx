import {
  type LoaderFunction,
  type LoaderFunctionArgs,
  Navigate,
  type RouteObject,
  redirectDocument,
  useLocation,
} from 'react-router'
import { type PageOf, pages, pagesOf, redirectOf } from '#core/pages'
import { loading } from '#core/words/shared'
import { Loading } from '#ui/loading'
import { backOnline } from '../../client/live/online.ts'
import { ErrorPage, Missing } from './error-page.tsx'
import { AppFrame } from './frame.tsx'
import { dashboardOr, dashboardOrHome } from './or-dashboard.tsx'

type Load = Extract<RouteObject['lazy'], () => unknown>

const dashboard: Load = async () => dashboardOr((await import('../account/planner-page.tsx')).Component)

/** The code of each page, loaded when it is first visited. */
const modules: Record<PageOf<'planner'>, Load> = {
  signIn: dashboard,
  dashboard,
  account: () => import('../account/own-account-page.tsx'),
  orders: () => import('../purchases/orders-page.tsx'),
  admin: () => import('../admin/admin-page.tsx'),
  overview: () => import('../overview/overview-page.tsx'),
  menu: () => import('../menu/menu-page.tsx'),
  category: () => import('../menu/category-page.tsx'),
  responses: () => import('../responses/page.tsx'),
  guestList: () => import('../invitations/page.tsx'),
  guestImport: () => import('../invitations/import/page.tsx'),
  guestMail: () => import('../invitations/mail/page.tsx'),
  tables: () => import('../tables/tables-page.tsx'),
  kitchen: () => import('../kitchen/totals-page.tsx'),
  members: () => import('../members/page.tsx'),
  membership: () => import('../members/membership-page.tsx'),
  handover: () => import('../members/handover-page.tsx'),
  paid: () => import('../purchases/success-page.tsx'),
  reset: () => import('../account/reset-page.tsx'),
  confirm: () => import('../account/confirm-page.tsx'),
}

/** True for the pages of one event, below the head they share. */
const isOfEvent = (id: PageOf<'planner'>) => pages[id].path.startsWith(pages.overview.path)
const eventLayout: Load = () => import('./event-layout.tsx')

/** Offline, a page that is asked for waits until the device is back, and the one that is open stays. */
function whenOnline(module: Load): Load {
  return async () => {
    await backOnline()
    const { loader, ...page }: { loader?: unknown } = await module()
    if (typeof loader !== 'function') return page
    const waiting: LoaderFunction = async (...given) => {
      await backOnline()
      return (loader as LoaderFunction)(...given)
    }
    return { ...page, loader: waiting }
  }
}

/**
 * The planner's pages. `/` is one of them for people who are signed in.
 * @param fetched what a page's code is loaded through
 */
export function routes(fetched: (module: Load) => Load): RouteObject[] {
  const load = (module: Load) => whenOnline(fetched(module))
  const routeOf = (id: PageOf<'planner'>) => ({ id, path: pages[id].path, lazy: load(modules[id]) })
  const all = pagesOf('planner')
  return [
    {
      Component: AppFrame,
      ErrorBoundary: ErrorPage,
      hydrateFallbackElement: <Loading>{loading}</Loading>,
      children: [
        { path: pages.home.path, ...dashboardOrHome },
        ...all.filter((id) => !isOfEvent(id)).map(routeOf),
        { lazy: load(eventLayout), path: pages.overview.path, children: all.filter(isOfEvent).map(routeOf) },
        ...all.flatMap((id) => pages[id].aliases.map((path) => ({ path, Component: Moved }))),
        // A guest's page and what is made for paper: documents of their own, to come back to from signing in.
        ...[pages.try.path, '/events/:id/print/:document'].map((path) => ({
          path,
          loader: ({ request }: LoaderFunctionArgs) => redirectDocument(request.url),
        })),
        { path: '*', Component: Missing },
      ],
    },
  ]
}

/** For another address of a page: leads to the page's own, with what was asked. */
function Moved() {
  const { pathname, search, hash } = useLocation()
  return <Navigate replace to={{ pathname: redirectOf(pathname) ?? pathname, search, hash }} />
}
