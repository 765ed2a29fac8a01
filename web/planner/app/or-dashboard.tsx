import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router'
import { pages } from '#core/pages'
import { currentUser } from '../../client/calls/session.ts'

type Dashboard = { Component: ComponentType; loader: (args: LoaderFunctionArgs) => unknown }
type Route = Pick<RouteObject, 'loader' | 'Component'>

let dashboard: Dashboard | undefined

async function load(args: LoaderFunctionArgs): Promise<unknown> {
  if (!(await currentUser())) return null
  dashboard = await import('./dashboard.tsx')
  return dashboard.loader(args)
}

/**
 * A page that is the dashboard for those who are signed in, and something else for the others.
 * @param SignedOut what the others see
 */
export function dashboardOr(SignedOut: ComponentType): Route {
  return {
    loader: load,
    Component() {
      const data: unknown = useLoaderData()
      return data === null || !dashboard ? <SignedOut /> : <dashboard.Component />
    },
  }
}

/**
 * `/` for signed-in planners: the dashboard. Without a session, `GET /api/session` has deleted the cookie, so loading
 * the document again gives the guests' page.
 */
export const dashboardOrHome: Route = {
  async loader(args) {
    const data = await load(args)
    if (data !== null) return data
    location.replace(pages.home.path)
    return new Promise(() => undefined)
  },
  Component: () => dashboard && <dashboard.Component />,
}
