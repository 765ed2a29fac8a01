import type { RouteObject } from 'react-router'
import { Loading } from '#ui/loading'
import { ErrorPage } from '../../frame/error-page.tsx'
import { FrameRoute } from '../../frame/frame.tsx'
import { NotFound } from '../../frame/not-found.tsx'
import { AccountSlot } from '../account/slot.tsx'
import { orDashboard } from './or-dashboard.tsx'

const signInOrDashboard = async () => orDashboard((await import('../account/planner-page.tsx')).Component)

/** Every page of the site. A page's code is loaded when it is first visited. */
export const routes: RouteObject[] = [
  {
    id: 'frame',
    Component: () => <FrameRoute account={<AccountSlot />} />,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => <Loading />,
    children: [
      {
        id: 'home',
        path: '/',
        lazy: async () => orDashboard((await import('../../guest/home-page.tsx')).Component, true),
      },
      { id: 'event', path: '/event/:code', lazy: () => import('../../guest/event-page.tsx') },
      { id: 'planner', path: '/planner', lazy: signInOrDashboard },
      { id: 'dashboard', path: '/dashboard', lazy: signInOrDashboard },
      { id: 'menu', path: '/events/:id/menu', lazy: () => import('../menu/menu-page.tsx') },
      { id: 'responses', path: '/events/:id/responses', lazy: () => import('../responses/page.tsx') },
      { id: 'totals', path: '/events/:id/totals', lazy: () => import('../kitchen/totals-page.tsx') },
      {
        id: 'category',
        path: '/events/:id/menu/:categoryId',
        lazy: () => import('../menu/category-page.tsx'),
      },
      { id: 'reset', path: '/reset-password2', lazy: () => import('../account/reset-page.tsx') },
      { id: 'confirm', path: '/confirm-email', lazy: () => import('../account/confirm-page.tsx') },
      { id: 'edit', path: '/edit/:token', lazy: () => import('../../guest/edit-page.tsx') },
      {
        id: 'own-account',
        path: '/dashboard/account',
        lazy: () => import('../account/own-account-page.tsx'),
      },
      { id: 'admin', path: '/dashboard/admin', lazy: () => import('../admin/admin-page.tsx') },
      { id: 'orders', path: '/dashboard/orders', lazy: () => import('../purchases/orders-page.tsx') },
      { id: 'paid', path: '/checkout/success', lazy: () => import('../purchases/success-page.tsx') },
      { id: 'pricing', path: '/pricing', lazy: () => import('../../texts/pricing-route.ts') },
      { id: 'intro', path: '/intro-help', lazy: () => import('../../texts/intro-route.ts') },
      { id: 'guest-guide', path: '/guest-help', lazy: () => import('../../texts/guest-guide-route.ts') },
      { id: 'planner-guide', path: '/help', lazy: () => import('../../texts/planner-guide-route.ts') },
      { id: 'terms', path: '/terms-and-conditions', lazy: () => import('../../texts/terms-route.ts') },
      { id: 'privacy', path: '/privacy-policy', lazy: () => import('../../texts/privacy-route.ts') },
      { id: 'not-found', path: '*', Component: NotFound },
    ],
  },
]
