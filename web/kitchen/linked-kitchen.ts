import type { KitchenView } from '#links/shape/link'

/** Props of every part of the page. `reload` reads the page again, after something was written. */
export type KitchenPageProps = { token: string; view: KitchenView; reload: () => Promise<void> }
