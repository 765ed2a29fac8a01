import type { RouteObject } from 'react-router'
import { type PageOf, pages, pagesOf } from '#contract/pages'
import { Loading } from '#ui/loading'
import { loading } from '#words/site'
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
  menu: () => import('../menu/menu-page.tsx'),
  category: () => import('../menu/category-page.tsx'),
  responses: () => import('../responses/page.tsx'),
  totals: () => import('../kitchen/totals-page.tsx'),
  paid: () => import('../purchases/success-page.tsx'),
  reset: () => import('../account/reset-page.tsx'),
  confirm: () => import('../account/confirm-page.tsx'),
}

/**
 * The planner's pages. `/` is one of them for people who are signed in.
 * @param load what a page's code is loaded through
 */
export function routes(load: (module: Load) => Load): RouteObject[] {
  return [
    {
      Component: AppFrame,
      ErrorBoundary: ErrorPage,
      hydrateFallbackElement: <Loading>{loading}</Loading>,
      children: [
        { path: pages.home.path, ...dashboardOrHome },
        ...pagesOf('planner').map((id) => ({ id, path: pages[id].path, lazy: load(modules[id]) })),
        { path: '*', Component: Missing },
      ],
    },
  ]
}
