import type { KitchenView } from '#links/shape/link'

/** What every part of the page is given. `changed` reads the page again, after something was written. */
export type Kitchen = { token: string; view: KitchenView; changed: () => Promise<void> }
