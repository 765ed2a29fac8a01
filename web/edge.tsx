import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type HydrationState,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router'
import { Answered } from './client/kept-receipts.ts'
import { Frame } from './frame/frame.tsx'
import { NotFound } from './frame/not-found.tsx'
import { Component as EditPage } from './guest/edit-page.tsx'
import { Component as EventPage } from './guest/event-page.tsx'
import { Component as HomePage } from './guest/home-page.tsx'
import { Component as GuestGuide } from './texts/guest-guide.tsx'
import { Component as IntroPage } from './texts/intro.tsx'
import { Component as PlannerGuide } from './texts/planner-guide.tsx'
import { Component as PricingPage } from './texts/pricing.tsx'
import { Component as PrivacyPage } from './texts/privacy.tsx'
import { Component as TermsPage } from './texts/terms.tsx'

/** A page rendered at the edge: its markup, and what the browser's router needs to take it over. */
export type Rendered = { html: string; hydration: HydrationState }

/** The pages that are rendered at the edge, by the id the browser's router knows them under. */
const pages: Record<string, { path: string; Component: RouteObject['Component'] }> = {
  home: { path: '/', Component: HomePage },
  event: { path: '/event/:code', Component: EventPage },
  edit: { path: '/edit/:token', Component: EditPage },
  pricing: { path: '/pricing', Component: PricingPage },
  intro: { path: '/intro-help', Component: IntroPage },
  'guest-guide': { path: '/guest-help', Component: GuestGuide },
  'planner-guide': { path: '/help', Component: PlannerGuide },
  terms: { path: '/terms-and-conditions', Component: TermsPage },
  privacy: { path: '/privacy-policy', Component: PrivacyPage },
  'not-found': { path: '*', Component: NotFound },
}

/**
 * Renders one page with the data its loader would have brought.
 * @param url the address asked for
 * @param page the page's id
 * @param data what its loader gives in the browser
 * @param answered the codes the device has answered, as `answeredIn` reads them
 */
export async function render(
  url: string,
  page: string,
  data: unknown,
  answered: string[],
): Promise<Rendered> {
  const route = pages[page]
  if (!route) throw new Error(`no page ${page} at the edge`)
  const { path, Component } = route
  const routes: RouteObject[] = [
    {
      id: 'frame',
      Component: Frame,
      children: [
        {
          id: page,
          path,
          Component: Component ?? null,
          ...(data === undefined ? {} : { loader: () => data }),
        },
      ],
    },
  ]
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(url))
  if (context instanceof Response) throw new Error('a page at the edge never redirects')
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <Answered value={answered}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Answered>,
  )
  return {
    html,
    hydration: { loaderData: context.loaderData, actionData: context.actionData, errors: context.errors },
  }
}
