import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router'
import { currentUser, wasSignedIn } from '../../client/session.ts'

type Dashboard = { Component: ComponentType; loader: (args: LoaderFunctionArgs) => unknown }

let dashboard: Dashboard | undefined

/**
 * A page that is the dashboard for those who are signed in, and something else for the others.
 * @param SignedOut what the others see
 * @param forGuests whether most who come are guests: then only a browser that was signed in asks the server
 */
export function orDashboard(
  SignedOut: ComponentType,
  forGuests = false,
): Pick<RouteObject, 'loader' | 'Component'> {
  return {
    async loader(args: LoaderFunctionArgs) {
      // Where the edge sent a page for guests, no session's cookie came along.
      if (forGuests && !wasSignedIn() && document.getElementById('data')) return null
      if (!(await currentUser())) return null
      dashboard = await import('./dashboard.tsx')
      return dashboard.loader(args)
    },
    Component() {
      const data: unknown = useLoaderData()
      return data === null || !dashboard ? <SignedOut /> : <dashboard.Component />
    },
  }
}
