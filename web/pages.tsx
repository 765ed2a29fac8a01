import { type ComponentType, createElement, type ReactNode } from 'react'
import type { PageOf } from '#core/pages'
import type { Language } from '#languages/language'
import { guestRoot } from './client/root/guest-root.tsx'
import { Event, type EventData } from './guest/answer/event.tsx'
import { Invite, type InviteData } from './guest/answer/invited/invite.tsx'
import { NotComing, type NotComingData } from './guest/decline/not-coming.tsx'
import { Edit, type EditData } from './guest/edit/edit.tsx'
import { Home, type HomeData } from './guest/home/home.tsx'
import { type KitchenLinkData, KitchenPage } from './kitchen/kitchen-page.tsx'

/** Data each guest's page is rendered from. */
export type GuestData = {
  home: HomeData
  event: EventData
  invite: InviteData
  try: EventData
  demo: EventData
  edit: EditData
  notComing: NotComingData
  kitchenLink: KitchenLinkData
}

// In the browser each page has an entry of its own, so that none brings another's code: entry-home.tsx and so on. Preview and
// demo share the event's.
const components: { [Id in PageOf<'guest'>]: ComponentType<{ data: GuestData[Id] }> } = {
  home: Home,
  event: Event,
  invite: Invite,
  try: Event,
  demo: Event,
  edit: Edit,
  notComing: NotComing,
  kitchenLink: KitchenPage,
}

/** A guest's page, as the server renders it and the browser hydrates it. `answered`: as `answeredIn` reads it. */
export type GuestPage = {
  [Id in PageOf<'guest'>]: { id: Id; data: GuestData[Id]; answered: string[] }
}[PageOf<'guest'>]

/** The content of the root element of a guest's page. */
export function pageOf({ id, data, answered }: GuestPage, { guest, kitchen }: Language): ReactNode {
  const page = createElement(components[id] as ComponentType<{ data: unknown }>, { data })
  return guestRoot(page, id === 'kitchenLink' ? { kitchen } : { guest }, answered)
}
