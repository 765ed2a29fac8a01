import type { KitchenView } from '#links/shape/link'

/** Props of every part of the page. `changed` reads the page again, after something was written. */
export type Kitchen = { token: string; view: KitchenView; changed: () => Promise<void> }
